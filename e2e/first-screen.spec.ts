import type { Locator, Page } from '@playwright/test';
import { GAMES, isReady } from './hardening/games';
import { expectLarge, play } from './layout';
import { boxOf, expect, holdBackApp, pressAway, STILL, test } from './support';

test.use(STILL);

/** Whole cards that a child sees on Home before anything is touched, at least. */
const CARDS: readonly (readonly [width: number, height: number, cards: number])[] = [
  [1024, 768, 4],
  [1180, 820, 4],
  [1280, 720, 4],
  [1366, 768, 4],
  [1440, 900, 5],
  [768, 1024, 6],
  [820, 1180, 6],
  [390, 844, 2],
  [360, 740, 2],
  [844, 390, 3],
];

/** Cards whose picture, name, description and 'Play Now' lie wholly within the first screen. */
const wholeCards = () =>
  [...document.querySelectorAll('main li')].filter((card) =>
    [...card.querySelectorAll('img, h2, p, a')].every((part) => {
      const { top, bottom, left, right } = part.getBoundingClientRect();
      return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
    }),
  ).length;

test('Home shows whole cards on the first screen, with the blurb open', async ({ page }) => {
  for (const [width, height, cards] of CARDS) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await expect(page.getByText('Little games for little hands')).toBeVisible();
    expect(await page.evaluate(wholeCards), `${width}x${height}`).toBeGreaterThanOrEqual(cards);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});

test('on small phones lying on their side Home shows the pictures of games', async ({ page }) => {
  for (const [width, height, pictures] of [
    [568, 320, 2],
    [640, 360, 3],
    [667, 375, 3],
    [740, 360, 3],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const seen = await boxesOf(page.locator('main li img'));
    const whole = seen.filter(({ top, bottom, right }) => top >= 0 && bottom <= height && right <= width);
    expect(whole.length, `${width}x${height}`).toBe(pictures);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});

test("a game's picture stays where it is when the words below it come", async ({ page }) => {
  const letGo = await holdBackApp(page);
  const loading = page.goto('/snake');
  const picture = page.locator('main img');
  const words = page.locator('main img + *');
  for (const [width, height] of [
    [390, 844],
    [1024, 768],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(words).toBeVisible();
    const whole = await boxOf(picture);
    // As where a part of the page is painted.
    await words.evaluate((element) => Object.assign(element.style, { display: 'none' }));
    expect(await boxOf(picture), `${width}x${height}`).toEqual(whole);
    await words.evaluate((element) => Object.assign(element.style, { display: '' }));
  }
  letGo();
  await loading;
});

test.describe('by finger', () => {
  test.use({ hasTouch: true });

  test('a game that was opened by its address has no ring once it is played', async ({ page }) => {
    await page.goto('/snake');
    const begin = page.getByRole('button', { name: /Easy Mode/ });
    await expect(begin).toBeFocused();
    await pressAway(begin, () => begin.tap({ timeout: 500 }));
    await expect(page.getByRole('application')).toBeFocused();
    await expect(page.locator('main :focus-visible')).toHaveCount(0);
  });
});

test('on the lowest phones lying on their side every menu is seen whole', async ({ page }) => {
  await page.setViewportSize({ width: 568, height: 320 });
  const cut: string[] = [];
  for (const { name, address } of GAMES) {
    await page.goto(address);
    await page.waitForFunction(isReady);
    const veil = page.locator('main > div:not(.play):has(> section)');
    if ((await veil.count()) === 0) continue;
    const beyond = await veil.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    if (beyond > 0) cut.push(`${name}: ${beyond} px`);
  }
  expect(cut).toEqual([]);
});

test('on the lowest phones lying on their side every answer of the age check is seen, and large enough', async ({
  page,
}) => {
  await page.setViewportSize({ width: 568, height: 320 });
  await page.goto('/');
  await page.getByRole('link', { name: 'Play Now: Abilities' }).click();
  const buttons = page.getByRole('dialog').getByRole('button');
  await expect(buttons).toHaveCount(7);
  for (const button of await buttons.all()) await expect(button).toBeInViewport({ ratio: 1 });
  await expectLarge(buttons, 64);
});

test('at letters twice as large every control of a game is on the screen, and its words within it', async ({
  page,
}) => {
  const lost: string[] = [];
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { name, address } of GAMES) {
    await page.goto(address);
    await page.waitForFunction(isReady);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const found = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main button, main a, [aria-label="Controls"] button')].flatMap(
        (button) => {
          const { left, right } = button.getBoundingClientRect();
          const words = document.createRange();
          words.selectNodeContents(button);
          const inside = words.getBoundingClientRect();
          const isLost =
            left < -1 || right > window.innerWidth + 1 || inside.left < left - 1 || inside.right > right + 1;
          return button.innerText && !button.querySelector('.visuallyHidden') && isLost ? [button.innerText] : [];
        },
      ),
    );
    lost.push(...found.map((text) => `${name}: ${text}`));
  }
  expect(lost).toEqual([]);
});

test('the header has its buttons beside the logo, and its words together', async ({ page }) => {
  const header = page.getByRole('banner');
  const middle = async (found: Locator) => {
    const { y, height } = await boxOf(found);
    return y + height / 2;
  };
  await page.goto('/');
  for (const width of [320, 390, 540, 640, 720, 768, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    const logo = await middle(header.getByRole('link', { name: 'Wigglewood home' }));
    const promise = await middle(header.getByText('100% Kid Safe'));
    for (const name of ['Game Settings', 'Buy us a coffee'])
      expect(await middle(header.getByLabel(name)), `${name}, ${width}`).toBeCloseTo(logo, -1);
    for (const name of ['About Us', 'Support Us'])
      expect(await middle(header.getByRole('link', { name })), `${name}, ${width}`).toBeCloseTo(promise, -1);
  }
});

test('an age and the favorites hold for the visit', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Favorite: Balloon Pop' }).click();
  await page.getByRole('button', { name: 'Age 2', exact: true }).click();
  await page.getByRole('button', { name: /Show Favorites Only/ }).click();
  await page.getByRole('link', { name: 'Play Now: Balloon Pop' }).click();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Age 2', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: /Show All Games/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('link', { name: /^Play Now/ })).toHaveCount(1);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Age 2', exact: true })).toHaveAttribute('aria-pressed', 'false');
});

test("the browser's bar has the color of the theme, from the first moment", async ({ page }) => {
  const bar = page.locator('meta[name="theme-color"]');
  await page.goto('/');
  await expect(bar).toHaveAttribute('content', '#b4e4ff');
  await page.getByRole('button', { name: 'Game Settings' }).click();
  await page.getByRole('radio', { name: 'Cyber Neon' }).check({ force: true });
  await expect(bar).toHaveAttribute('content', '#0a1122');
  // Before any script of the page: the stored one is taken by the head itself.
  await page.route('**/assets/*.js', (route) => route.fulfill({ body: '', contentType: 'text/javascript' }));
  await page.evaluate(() => location.reload());
  await page.waitForFunction(() => document.readyState === 'complete' && !('alive' in window));
  await expect(bar).toHaveAttribute('content', '#0a1122');
});

interface Box {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

/** The sizes at which boards are measured, and the share of the height that those as high as wide, or higher, take. */
const LYING = [
  [1024, 768, 0.78],
  [1180, 820, 0.78],
  [1280, 720, 0.78],
  [1366, 768, 0.78],
  [844, 390, 0.74],
] as const;

const board = (page: Page) => page.locator('main [role=application], main [data-board]').first();

async function resize(page: Page, width: number, height: number) {
  await page.setViewportSize({ width, height });
  // A game hears of its new size in the frame after the next.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

async function boardOf(page: Page, name: string): Promise<Box | null> {
  const box = (await board(page).count()) > 0 ? await board(page).boundingBox() : null;
  return box && { name, width: box.width, height: box.height };
}

/** The boxes of all of them, at one moment. */
const boxesOf = (found: Locator) =>
  found.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));

/** On a lying screen what is set stands left of the stage, what is played right of it; on a phone both stand below. */
async function expectSides(page: Page, name: string, where: 'beside' | 'below') {
  const stage = await boxOf(page.getByRole('main'));
  const sides = page.getByRole('region', { name: 'Controls' }).locator(':scope > div');
  for (const { right, y } of await boxesOf(sides.first().getByRole('button')))
    if (where === 'beside') expect(right, name).toBeLessThanOrEqual(stage.x);
    else expect(y, name).toBeGreaterThanOrEqual(stage.bottom);
  for (const { x, y } of await boxesOf(sides.last().getByRole('button')))
    if (where === 'beside') expect(x, name).toBeGreaterThanOrEqual(stage.right - 1);
    else expect(y, name).toBeGreaterThanOrEqual(stage.bottom);
  // Arrows are played with.
  if (where === 'beside')
    for (const { x } of await boxesOf(page.locator('button[data-direction]')))
      expect(x, name).toBeGreaterThanOrEqual(stage.right - 1);
}

test('while a game is played, boards are large on every screen, and controls where thumbs are', async ({ page }) => {
  const small: Box[] = [];
  let [high, square, sided] = [0, 0, 0];
  for (const { name, address } of GAMES) {
    await play(page, address, 1024, 768);
    const hasSides = (await page.locator('[data-sides]').count()) > 0;
    if (hasSides) sided++;
    for (const [width, height, share] of LYING) {
      await resize(page, width, height);
      const box = await boardOf(page, `${name} at ${width}x${height}`);
      if (box && box.width <= 1.15 * box.height) {
        high++;
        if (box.height < share * height) small.push(box);
      }
      if (hasSides && (width === 1024 || width === 844)) await expectSides(page, `${name} at ${width}`, 'beside');
    }
    await resize(page, 390, 844);
    const box = await boardOf(page, `${name} on a phone`);
    if (hasSides) await expectSides(page, `${name} on a phone`, 'below');
    if (!box || box.width <= 0.85 * box.height || box.width >= 1.15 * box.height) continue;
    square++;
    if (box.width < 0.9 * 390) small.push(box);
  }
  expect(small).toEqual([]);
  expect(high).toBeGreaterThanOrEqual(6 * LYING.length);
  expect(square).toBeGreaterThanOrEqual(4);
  expect(sided).toBeGreaterThanOrEqual(5);
});

test('a panel on a tablet has a large picture and a button for small hands', async ({ page }) => {
  for (const [width, height] of [
    [1024, 768],
    [1280, 720],
    [1180, 820],
    [1440, 900],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/snake');
    const panel = page.locator('main > div:not(.play) > section');
    await expect(panel).toBeVisible();
    const art = await boxOf(panel.locator(':scope > :first-child'));
    expect(Math.max(art.width, art.height), `${width}x${height}`).toBeGreaterThanOrEqual(270);
    expect((await boxOf(panel.locator('.btn').first())).height).toBeGreaterThanOrEqual(96);
    await expect(panel).toBeInViewport({ ratio: 1 });
  }
});
