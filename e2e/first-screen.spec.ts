import type { Page } from '@playwright/test';
import { GAMES, isReady } from './hardening/games';
import { expect, test } from './support';

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

test('an age and the favorites hold for the visit', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Favorite: Balloon Pop' }).click();
  await page.getByRole('button', { name: 'Age 2', exact: true }).click();
  await page.getByRole('button', { name: /Show Favorites Only/ }).click();
  await page.getByRole('link', { name: 'Play Now: Balloon Pop' }).click();
  await page.getByRole('link', { name: 'Home' }).click();
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

/** The boards of all games while they are played, on one screen. */
async function boards(page: Page, width: number, height: number): Promise<Box[]> {
  await page.setViewportSize({ width, height });
  const found: Box[] = [];
  for (const { name, address } of GAMES) {
    await page.goto(address);
    await page.waitForFunction(isReady);
    const begin = page.locator('main > div:not(.play) > section .btn').first();
    if (await begin.isVisible()) {
      // A panel takes no press in its first moments.
      await expect(async () => {
        if (await begin.isVisible()) await begin.click({ timeout: 500 });
        await expect(begin).toBeHidden({ timeout: 500 });
      }).toPass();
    }
    const board = page.locator('main [role=application], main [data-board]').first();
    if ((await board.count()) === 0) continue;
    const box = await board.boundingBox();
    if (box) found.push({ name, ...box });
  }
  return found;
}

for (const [width, height, share] of [
  [1024, 768, 0.78],
  [1180, 820, 0.78],
  [1280, 720, 0.78],
  [1366, 768, 0.78],
  [844, 390, 0.74],
] as const) {
  test(`boards as high as wide, or higher, take ${100 * share} % of the height at ${width}x${height}`, async ({
    page,
  }) => {
    const high = (await boards(page, width, height)).filter((box) => box.width <= 1.15 * box.height);
    expect(high.length).toBeGreaterThanOrEqual(6);
    const small = high.filter((box) => box.height < share * height);
    expect(small).toEqual([]);
  });
}

test('square boards take nine tenths of the width of a phone', async ({ page }) => {
  const square = (await boards(page, 390, 844)).filter(
    (box) => box.width > 0.85 * box.height && box.width < 1.15 * box.height,
  );
  expect(square.length).toBeGreaterThanOrEqual(4);
  expect(square.filter((box) => box.width < 0.9 * 390)).toEqual([]);
});
