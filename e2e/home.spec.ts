import type { Page } from '@playwright/test';
import { CARDS } from './site';
import { boxOf, expect, HOUR, pass, STILL, stored, test } from './support';

test.use(STILL);

/** The catalogue: `tests/specified.test.tsx` holds it to the specification. */
const CATALOGUE = CARDS.map(({ card }) => card);
const namesFor = (age: number) => CATALOGUE.filter((card) => card.age <= age).map(({ name }) => name);

const cards = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const age = (page: Page, value: number) => page.getByRole('button', { name: `Age ${value}` });
const heart = (page: Page, name: string) => page.getByRole('button', { name: `Favorite: ${name}` });

test('shows the header, all games in order, each card whole, and the footer', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('100% Kid Safe')).toBeVisible();
  for (const name of ['About Us', 'Support Us'])
    await expect(page.getByRole('banner').getByRole('link', { name })).toBeVisible();
  const coffee = page.getByRole('banner').getByRole('link', { name: /coffee/i });
  await expect(coffee).toHaveAttribute('target', '_blank');
  await expect(coffee).toHaveAttribute('rel', /noopener/);
  await expect(cards(page)).toHaveText(namesFor(8));
  await expect(page.getByRole('link', { name: /^Play Now/ })).toHaveCount(CATALOGUE.length);
  await expect(page.getByText('NEW', { exact: true })).toHaveCount(1);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' })).toBeVisible();

  // On each card the age badge N+, name, description, picture and Play Now.
  const shown = await page.locator('main li').evaluateAll((cards) =>
    cards.map((card) => ({
      texts: [...card.querySelectorAll('*')].map(({ textContent }) => textContent?.trim() ?? ''),
      description: card.querySelector('p')?.textContent ?? '',
      picture: card.querySelector('img')?.getAttribute('src') ?? '',
    })),
  );
  expect(shown).toHaveLength(CATALOGUE.length);
  for (const [index, { name, age: from, isNew = false }] of CATALOGUE.entries()) {
    const { texts = [], description, picture } = shown[index] ?? {};
    expect(texts).toEqual(expect.arrayContaining([`${from}+`, name, 'Play Now']));
    expect(texts.includes('NEW')).toBe(isNew);
    expect(description).toMatch(/\w+ \w+/);
    expect(picture).toMatch(/preview/);
  }
});

test.describe('a card’s picture', () => {
  const pictureOf = (page: Page, name: string) =>
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name, exact: true }) })
      .locator('img');
  const moves = (page: Page, name: string) =>
    pictureOf(page, name).evaluate((picture) =>
      picture.getAnimations().some(({ playState }) => playState === 'running'),
    );

  test('moves gently in view, otherwise on hover and focus, and costs nothing off screen', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/');
    const gait = () => pictureOf(page, 'Draw Canvas').evaluate((picture) => getComputedStyle(picture).animationName);
    await expect.poll(gait).not.toBe('none');
    const resting = await gait();
    await page.getByRole('link', { name: 'Play Now: Draw Canvas' }).hover();
    await expect.poll(gait).not.toBe(resting);
    await page.mouse.move(0, 0);
    await expect.poll(gait).toBe(resting);
    await heart(page, 'Draw Canvas').focus();
    await expect.poll(gait).not.toBe(resting);

    await expect.poll(() => moves(page, 'Balloon Pop')).toBe(true);
    expect(await moves(page, 'Abilities')).toBe(false);
    await pictureOf(page, 'Abilities').scrollIntoViewIfNeeded();
    await expect.poll(() => moves(page, 'Abilities')).toBe(true);
    await expect.poll(() => moves(page, 'Balloon Pop')).toBe(false);
    // Cards that a filter brings back are seen again.
    await age(page, 1).click();
    await expect.poll(() => moves(page, 'Balloon Pop')).toBe(true);
    await age(page, 1).click();
    await expect.poll(() => moves(page, 'Solar System')).toBe(true);
  });

  test('stays still under reduced motion', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Play Now: Balloon Pop' }).hover();
    await expect(page.locator('li[data-seen]').first()).toBeVisible();
    expect(await moves(page, 'Balloon Pop')).toBe(false);
  });

  test('opens the game like the rest of the card, and the heart does not', async ({ page }) => {
    await page.goto('/');
    await heart(page, 'Draw Canvas').click();
    await expect(page).toHaveURL('/');
    const box = await pictureOf(page, 'Draw Canvas').boundingBox();
    await page.mouse.click((box?.x ?? 0) + 40, (box?.y ?? 0) + 100);
    await expect(page).toHaveURL('/drawcanvas');
  });
});

test('filters by age, clears the filter, and goes to the top when it is chosen again', async ({ page }) => {
  await page.goto('/');
  await age(page, 1).click();
  await expect(age(page, 1)).toHaveAttribute('aria-pressed', 'true');
  await expect(cards(page)).toHaveText(namesFor(1));
  await age(page, 3).click();
  await expect(cards(page)).toHaveCount(namesFor(3).length);
  await age(page, 3).click();
  await expect(cards(page)).toHaveCount(CATALOGUE.length);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.locator('header a[href="/"]').dispatchEvent('click', { button: 0 });
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('says kindly that there are none, keeps favorites, counts them and shows only them, in two tabs at once', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: /Show Favorites Only/ }).click();
  await expect(page.getByRole('heading', { name: 'No favorite games yet' })).toBeVisible();
  await expect(page.getByText('Click the heart icon on games')).toBeVisible();
  await page.getByRole('button', { name: 'Show All Games', exact: true }).click();
  const other = await context.newPage();
  await other.goto('/');
  await heart(page, 'Snake').click();
  await heart(page, 'Pinball').click();
  await expect(heart(page, 'Snake')).toHaveAttribute('aria-pressed', 'true');
  await expect(heart(page, 'Snake').locator('use')).not.toHaveCSS('fill', 'none');
  await expect(heart(page, 'Balloon Pop').locator('use')).toHaveCSS('fill', 'none');
  expect(await stored(page, 'wigglewood-favorites')).toBe('["Snake","Pinball"]');
  await expect(heart(other, 'Snake')).toHaveAttribute('aria-pressed', 'true');
  await expect(other.getByRole('button', { name: /Show Favorites Only\s*2/ })).toBeVisible();
  await page.getByRole('button', { name: /Show Favorites Only/ }).click();
  await expect(cards(page)).toHaveText(['Pinball', 'Snake']);
  await expect(page.getByRole('button', { name: /Show All Games/ })).toBeVisible();
  await heart(page, 'Snake').click();
  await expect(cards(page)).toHaveText(['Pinball']);
  await age(page, 1).click();
  await expect(page.getByRole('heading', { name: 'No favorite games match the current age filter' })).toBeVisible();
});

test('the focus stays where a card goes with its heart, and a sign with its button', async ({ page }) => {
  await page.goto('/');
  // As on iPads, where a tap gives no focus: none is moved.
  await age(page, 8).dispatchEvent('click');
  await expect(age(page, 8)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('body')).toBeFocused();
  await heart(page, 'Snake').click();
  const toggle = page.getByRole('button', { name: /Show Favorites Only|Show All Games/ }).first();
  await toggle.click();
  await heart(page, 'Snake').press('Enter');
  await expect(page.getByRole('heading', { name: 'No favorite games yet' })).toBeVisible();
  await expect(toggle).toBeFocused();
  await page.getByRole('button', { name: 'Show All Games', exact: true }).press('Enter');
  await expect(cards(page)).toHaveCount(CATALOGUE.length);
  await expect(toggle).toBeFocused();
});

test('back from a game, the age that was chosen is seen on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await age(page, 7).click();
  await page.getByRole('link', { name: 'Play Now: Balloon Pop' }).click();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(age(page, 7)).toHaveAttribute('aria-pressed', 'true');
  await expect(age(page, 7)).toBeInViewport({ ratio: 1 });
});

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [640, 400],
] as const)
  test(`every age is seen whole when the keyboard comes to it, ${width}x${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await page.locator('summary').focus();
    for (let value = 1; value <= 8; value++) {
      await page.keyboard.press('Tab');
      await expect(age(page, value)).toBeFocused();
      await expect(age(page, value)).toBeInViewport({ ratio: 1 });
    }
  });

test('that only favorites are shown is seen on the button of every size, not only read', async ({ page }) => {
  await page.goto('/');
  const toggle = page.getByRole('button', { name: /Show Favorites Only|Show All Games/ }).first();
  const look = () => toggle.evaluate((button) => getComputedStyle(button).boxShadow);
  for (const width of [320, 390, 844, 1280]) {
    await page.setViewportSize({ width, height: 720 });
    const before = await look();
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(look, `${width}`).not.toBe(before);
    await toggle.click();
    await expect.poll(look, `${width}`).toBe(before);
  }
});

for (const [width, height] of [
  [640, 360],
  [667, 375],
  [740, 360],
] as const)
  test(`a small phone that lies on its side shows two ages and the first games at once, ${width}x${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    for (const value of [1, 2]) await expect(age(page, value)).toBeInViewport({ ratio: 1 });
    const strip = await boxOf(page.getByRole('group', { name: 'How old are you?' }));
    expect((await boxOf(age(page, 2))).right).toBeLessThan(strip.right);
    for (const name of ['Balloon Pop', 'Draw Canvas']) {
      await expect(page.getByRole('heading', { name })).toBeInViewport({ ratio: 1 });
    }
    // The ribbon of a new game covers its picture, not its name.
    const fresh = page.locator('li', { has: page.getByText('NEW', { exact: true }) }).first();
    const ribbon = await boxOf(fresh.getByText('NEW', { exact: true }));
    expect(ribbon.bottom).toBeLessThanOrEqual((await boxOf(fresh.getByRole('heading'))).y);
  });

test('words stay in their buttons with letters twice as large', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const wide = await page.getByRole('link', { name: /^Play Now/ }).evaluateAll((links) =>
    links.filter((link) => {
      const words = document.createRange();
      words.selectNodeContents(link);
      return words.getBoundingClientRect().width > link.clientWidth;
    }),
  );
  expect(wide).toHaveLength(0);
});

for (const [width, height] of [
  [1024, 690],
  [1024, 768],
  [1280, 720],
] as const)
  test(`nothing of Game Settings has to be scrolled to, ${width}x${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await page.getByRole('button', { name: 'Game Settings' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('link', { name: 'For grown-ups' })).toBeInViewport({ ratio: 1 });
    expect(await dialog.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  });

test('starts favorites afresh when what is stored is broken', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await page.addInitScript(() => localStorage.setItem('wigglewood-favorites', '{broken'));
  await page.goto('/');
  await expect.poll(() => warnings.join()).toContain('favorites');
  await expect.poll(() => stored(page, 'wigglewood-favorites')).toBe('[]');
});

test('remembers whether the blurb is open', async ({ page }) => {
  await page.goto('/');
  const blurb = page.getByText('Little games for little hands');
  await expect(blurb).toBeVisible();
  await page.getByText('About Our Games').click();
  await expect(blurb).toBeHidden();
  await expect.poll(() => stored(page, 'wigglewood-about-section-open')).toBe('false');
  await page.reload();
  await expect(blurb).toBeHidden();
  await page.getByText('About Our Games').click();
  await expect.poll(() => stored(page, 'wigglewood-about-section-open')).toBe('true');
});

test('keeps what was done to the blurb before the script came', async ({ page }) => {
  const blurb = page.getByText('Little games for little hands');
  for (const kept of ['false', 'true']) {
    await page.route(/assets\/entry-client-.*\.js/, async (route) => {
      await page.getByText('About Our Games').click();
      await route.continue();
    });
    await page.goto('/');
    await page.unroute(/assets\/entry-client-.*\.js/);
    await expect.poll(() => stored(page, 'wigglewood-about-section-open')).toBe(kept);
    await expect(blurb).toBeVisible({ visible: kept === 'true' });
  }
});

test('one step back closes a dialog; loaded again under one, it leaves the page', async ({ page }) => {
  await page.goto('/snake');
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  await page.getByRole('button', { name: 'Game Settings' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL('/');
  await page.getByRole('button', { name: 'Game Settings' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(() => page.evaluate(() => Boolean(history.state?.dialog))).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL('/snake');
});

test('changes the theme in Game Settings, by keyboard, and gives the focus back', async ({ page }) => {
  await page.goto('/');
  const settings = page.getByRole('button', { name: 'Game Settings' });
  await settings.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Game Settings' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('radio', { name: 'Sky Blue' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'pink-princess');
  expect(await stored(page, 'wigglewood-theme')).toBe('pink-princess');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(settings).toBeFocused();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'pink-princess');
});

test('is a page of links without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('link', { name: 'Play Now: Snake' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Snake');
  await expect(page.locator('noscript p')).toHaveText(/This game needs JavaScript/);
  await context.close();
});

test('works when storage throws', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
  });
  await page.goto('/');
  await heart(page, 'Snake').click();
  await expect(heart(page, 'Snake')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Game Settings' }).click();
  await page.getByRole('radio', { name: 'Cyber Neon' }).check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'cyber-neon');
});

test.describe('the age check', () => {
  const answerOf = async (page: Page) => {
    const [first = 0, second = 0] = (await page.getByRole('dialog').locator('b').allTextContents()).map(Number);
    return first + second;
  };
  const numbers = (page: Page) => page.getByRole('dialog').getByRole('button', { name: /^\d+$/ });
  const open = async (page: Page) => {
    await page.getByRole('link', { name: 'Play Now: Abilities' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page).toHaveURL('/');
  };

  test('is cancelled by the X, closes 5 s after a wrong answer, opens the game 1.5 s after a right one', async ({
    page,
  }) => {
    await page.clock.install({ time: 0 });
    await page.goto('/');
    await open(page);
    // From here on the clock stands still until `pass`.
    await page.clock.pauseAt(HOUR);
    const buttons = numbers(page);

    await test.step('the X', async () => {
      await page.getByRole('button', { name: 'Close' }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page).toHaveURL('/');
    });

    await test.step('a wrong answer', async () => {
      await open(page);
      const answer = await answerOf(page);
      const wrong = (await buttons.allTextContents()).find((text) => Number(text) !== answer);
      await buttons.filter({ hasText: new RegExp(`^${wrong}$`) }).click();
      await page.setViewportSize({ width: 844, height: 390 });
      await expect(page.getByText("That's not correct. Closing...")).toBeInViewport({ ratio: 1 });
      await pass(page, 4999);
      await expect(page.getByRole('dialog')).toBeVisible();
      await pass(page, 1);
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page).toHaveURL('/');
    });

    await test.step('a right answer', async () => {
      await open(page);
      await expect(buttons).toHaveCount(6);
      await buttons.filter({ hasText: new RegExp(`^${await answerOf(page)}$`) }).click();
      await expect(page.getByText('Correct! Loading game...')).toBeVisible();
      for (const button of await buttons.all()) await expect(button).toBeDisabled();
      await pass(page, 1499);
      await expect(page).toHaveURL('/');
      await pass(page, 1);
      await expect(page).toHaveURL('/abilities?verified=true');
      await page.goBack();
      await expect(page).toHaveURL('/');
    });
  });

  test('comes first on the game’s own address: cancelling goes home, a right answer stays, a wrong one leaves after 5 s', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/abilities');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL('/');
    await page.goto('/abilities');
    const buttons = numbers(page);
    await expect(buttons).toHaveCount(6);
    await buttons.filter({ hasText: new RegExp(`^${await answerOf(page)}$`) }).click();
    await pass(page, 1500);
    await expect(page).toHaveURL('/abilities?verified=true');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.reload();
    await expect(page.locator('main .play')).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.goto('/abilities');
    await expect(buttons).toHaveCount(6);
    const answer = await answerOf(page);
    const wrong = (await buttons.allTextContents()).find((text) => Number(text) !== answer);
    await buttons.filter({ hasText: new RegExp(`^${wrong}$`) }).click();
    await pass(page, 5000);
    await expect(page).toHaveURL('/');
  });
});
