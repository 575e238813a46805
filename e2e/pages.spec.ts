import type { Page } from '@playwright/test';
import { THEMES } from '../src/kit/theme/themes';
import { violations } from './axe';
import { LONG } from './hardening/size';
import { ROUTES, titleOf } from './site';
import { expect, test } from './support';

const DESKTOP = { width: 1280, height: 720 };
const PHONE = { width: 320, height: 568 };
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const CONTRAST = { type: 'rule' as const, values: ['color-contrast'] };
/** The short form wears each theme: what stands on what is found in one of them at both sizes, and its colors are the same at both. */
const LOOKS = LONG
  ? [PHONE, DESKTOP].flatMap((viewport) => THEMES.map((theme) => [viewport, theme] as const))
  : ([
      [PHONE, 'sky-blue'],
      [PHONE, 'cyber-neon'],
      [DESKTOP, 'pink-princess'],
      [DESKTOP, 'sky-blue'],
    ] as const);

/** Puts on a theme, and waits for what fades all the same: it has its contrast when it is there. */
async function wear(theme: string) {
  document.documentElement.dataset.theme = theme;
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const ends = ({ effect }: Animation) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
  await Promise.allSettled(
    document
      .getAnimations()
      .filter(ends)
      .map(({ finished }) => finished),
  );
}

const FOR_PARENTS = ROUTES.filter(({ page: { game }, path }) => !game && path !== '/').map(({ path }) => path);

/** Words on white paper, whatever is worn on the screen: no buttons, no menus, every answer. */
async function expectOnPaper(page: Page) {
  await page.evaluate(wear, 'cyber-neon');
  await page.emulateMedia({ media: 'print' });
  for (const clutter of ['.btn', 'nav', 'footer'])
    await expect(page.locator(clutter).filter({ visible: true })).toHaveCount(0);
  await expect(page.locator('h1')).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  for (const answer of await page.locator('main details p').all()) await expect(answer).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
}

/** By zoom or by larger letters. */
async function expectLegibleAt200(page: Page) {
  // A window of 1280 px at 200 % is 640 px wide.
  await page.setViewportSize({ width: 640, height: 360 });
  for (const letters of ['100%', '200%']) {
    const cut = await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
      const texts = [
        ...document.querySelectorAll<HTMLElement>('h1, h2, h3, p:not(.visuallyHidden), summary, li, label, a'),
      ];
      const wide = texts.filter((text) => text.checkVisibility() && text.scrollWidth > text.clientWidth + 1);
      const inline = wide.filter((text) => getComputedStyle(text).display === 'inline');
      return {
        sideways: document.documentElement.scrollWidth - window.innerWidth,
        texts: wide.filter((text) => !inline.includes(text)).map((text) => text.textContent),
      };
    }, letters);
    expect(cut, `letters at ${letters}`).toEqual({ sideways: 0, texts: [] });
  }
}

for (const { path, page: info } of ROUTES) {
  // Past the age check, where there is one.
  const address = info.game ? `${path}?verified=true` : path;

  const isForParents = FOR_PARENTS.includes(path);
  const more = isForParents ? ', prints as words alone and reads well at 200 %' : '';

  test(`${path} has one h1, its title, nothing sideways at 320 px, passes axe in the three themes${more}`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto(address);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page).toHaveTitle(titleOf(info));
    const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await sideways()).toBeLessThanOrEqual(0);
    if (info.game) {
      await page.waitForFunction(() => performance.getEntriesByName('game-ready').length > 0);
      expect(await sideways()).toBeLessThanOrEqual(0);
    }
    // With scripts its markup would be seen as text.
    await expect(page.locator('noscript').filter({ visible: true })).toHaveCount(0);
    // At rest everything has the contrast it is meant to have, and the machine is free for axe.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [viewport, theme] of LOOKS) {
      await page.setViewportSize(viewport);
      await page.evaluate(wear, theme);
      const isFull = LONG || theme === 'sky-blue';
      // All rules, and every word within a landmark; the other themes differ in their colors only.
      const found = isFull
        ? await violations(page, TAGS, { region: { enabled: true } })
        : await violations(page, CONTRAST);
      expect(found, `${theme}, ${viewport.width} px`).toEqual([]);
    }
    if (!isForParents) return;
    await test.step('on paper', () => expectOnPaper(page));
    await test.step('at 200 %', () => expectLegibleAt200(page));
  });
}

test('letters twice as large make no page of the shell wider than a phone or a tablet', async ({ page }) => {
  for (const { path } of ROUTES.filter(({ page: { game } }) => !game)) {
    await page.goto(path);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    for (const width of [320, 390, 768, 1024]) {
      await page.setViewportSize({ width, height: 768 });
      const wide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(await wide(), `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

test('every page is the same with a slash at the end of its address, and comes alive', async ({ page }) => {
  for (const { path } of ROUTES.slice(1)) {
    const [plain, slashed] = await Promise.all([page.request.get(path), page.request.get(`${path}/`)]);
    expect(slashed.status(), path).toBe(200);
    expect(await slashed.text()).toBe(await plain.text());
  }
  for (const path of ['/about/', '/donate/', '/tictactoe/']) {
    await page.goto(path);
    await expect(page.locator('h1')).toHaveCount(1);
  }
});

test('on paper the coffee has its address', async ({ page }) => {
  await page.goto('/blog/safe-online-games');
  await page.emulateMedia({ media: 'print' });
  const address = await page
    .getByRole('main')
    .getByRole('link', { name: 'Buy Us Coffee' })
    .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(address).toContain('https://');
});

test('pages that are no game fit small phones also in the letters of the device, when our font comes late', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ baseURL, viewport: { width: 320, height: 568 } });
  await page.route('**/*.woff2', (route) => route.abort());
  for (const path of ['/', ...FOR_PARENTS]) {
    await page.goto(path);
    for (const [width, height] of [
      [320, 568],
      [560, 320],
      [600, 360],
      [640, 360],
    ] as const) {
      await page.setViewportSize({ width, height });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, `${path} at ${width}x${height}`).toBe(width);
    }
  }
  await page.close();
});

// On the second line the browser does not wait for our font (boot/slowLine.ts).
for (const latency of [200, 500])
  test(`a page that was painted before our font came keeps its letters, and the next one has ours, at ${latency} ms`, async ({
    page,
  }) => {
    // A font that is held back by the test is not cached, and is never taken late.
    const tools = await page.context().newCDPSession(page);
    const line = { offline: false, latency, downloadThroughput: 180_000, uploadThroughput: 90_000 };
    await tools.send('Network.enable');
    await tools.send('Network.emulateNetworkConditions', line);
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) Object.assign(window, { moved: entry.toJSON() });
      }).observe({ type: 'layout-shift' });
    });
    // The question brings styles, with which the browser sorts its fonts anew.
    await page.goto('/abilities');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toBeUndefined();

    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await expect(page.locator('html')).toHaveCSS('font-family', /^"Fredoka Variable"/);
  });

test('/privacy deletes one thing alone; its button has nothing more to do, and keeps the focus', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('wigglewood-favorites', '["Snake"]'));
  await page.goto('/privacy');
  const row = page.locator('li').filter({ hasText: 'wigglewood-favorites' });
  await expect(row).toContainText('["Snake"]');
  const button = row.getByRole('button');
  await button.press('Enter');
  await expect(row).toContainText('Nothing stored');
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(button).toBeFocused();
  // Kept anew in another tab.
  const other = await page.context().newPage();
  await other.goto('/');
  await other.getByRole('button', { name: 'Favorite: Balloon Pop' }).click();
  await expect(row).toContainText('["Balloon Pop"]');
  await expect(button).toHaveAttribute('aria-disabled', 'false');
});

test('/privacy asks before it deletes everything, and brings it back until one leaves', async ({ page }) => {
  const stored = () => page.evaluate(() => ({ ...localStorage }));
  const before = { 'wigglewood-theme': 'cyber-neon', 'wigglewood-favorites': '["Snake"]', 'snake-high-score': '12' };
  await page.goto('/privacy');
  await page.evaluate((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, before);
  await page.reload();
  const main = page.getByRole('main');
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  await expect(main).toContainText('cyber-neon');

  // By keyboard alone.
  await button('Delete everything').focus();
  await page.keyboard.press('Enter');
  await expect(main.getByText('Shall everything that is listed here be deleted?')).toBeFocused();
  for (const theme of THEMES) {
    await page.evaluate((value) => {
      document.documentElement.dataset.theme = value;
    }, theme);
    expect(await violations(page, TAGS), theme).toEqual([]);
  }
  await page.keyboard.press('Escape');
  await expect(button('Delete everything')).toBeFocused();
  expect(await stored()).toEqual(before);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(main.getByRole('status')).toHaveText(
    'Everything is deleted. Until you leave this page you can undo it.',
  );
  expect(await stored()).toEqual({});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'sky-blue');
  await expect(button('Undo')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(main.getByRole('status')).toHaveText('Everything is back.');
  expect(await stored()).toEqual(before);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'cyber-neon');

  await button('Delete everything').click();
  await button('Yes, delete everything').click();
  await expect(button('Undo')).toBeVisible();
  await page.getByRole('link', { name: 'About Us' }).first().click();
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expect(button('Delete everything')).toBeVisible();
  await expect(button('Undo')).toHaveCount(0);
  expect(await stored()).toEqual({});
});
