import type { Page } from '@playwright/test';
import { AT_LAST } from '../src/site/static/first-paint';
import { expect, isAlive, stored, test } from './support';

test.use({ awake: false });

/** The page waits for good: it never thinks that nobody will come. A slow machine cannot take the one for the other. */
const waitForGood = (page: Page) =>
  page.addInitScript((longest) => {
    const { setTimeout: later } = window;
    Object.assign(window, {
      setTimeout: (run: () => void, ms?: number) => (ms === longest ? 0 : later.call(window, run, ms)),
    });
  }, AT_LAST);

/** Longer than a page takes that does not wait. */
const A_WHILE = 1500;

for (const path of ['/', '/about', '/donate']) {
  test(`${path} runs no script on a first visit before somebody is there`, async ({ page }) => {
    await waitForGood(page);
    await page.goto(path);
    await page.waitForTimeout(A_WHILE);
    expect(await page.evaluate(isAlive, false)).toBe(false);
    await page.mouse.move(100, 100);
    await page.waitForFunction(isAlive, false);
  });
}

/** Pictures that have not come, and parts of the page that are not laid out. */
const missing = () =>
  [
    ...[...document.images].filter(({ naturalWidth }) => naturalWidth === 0),
    ...[...document.querySelectorAll('body *')].filter((part) => getComputedStyle(part).contentVisibility === 'auto'),
  ].length;

test('is whole though nobody stirs or scrolls, also after a filter and on the next page', async ({ page }) => {
  await waitForGood(page);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/', '/safe-kids-games']) {
    await page.goto(path);
    await expect.poll(() => page.evaluate(missing), { timeout: 30_000 }).toBe(0);
  }
  await page.getByRole('link', { name: 'Go to the games' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(missing)).toBe(0);
  await page.getByRole('button', { name: 'Age 1' }).click();
  await page.getByRole('button', { name: 'Age 1' }).click();
  await expect(page.getByRole('link', { name: /^Play Now/ })).toHaveCount(21);
  await expect.poll(() => page.evaluate(missing)).toBe(0);
});

test('is alive after a while though nobody stirs', async ({ page }) => {
  await page.goto('/');
  await page.waitForFunction(isAlive, false, { timeout: 10_000 });
});

test('where something is kept, it is shown at once', async ({ page }) => {
  await waitForGood(page);
  await page.addInitScript(() => localStorage.setItem('wigglewood-favorites', '["Snake"]'));
  await page.goto('/');
  await page.waitForFunction(isAlive, false);
  await expect(page.getByRole('button', { name: 'Show Favorites Only' })).toContainText('1');
});

test('a game waits for nobody', async ({ page }) => {
  await waitForGood(page);
  await page.goto('/tictactoe');
  await page.waitForFunction(isAlive, false);
});

test.describe('a finger that is faster than the script', () => {
  test.use({ hasTouch: true });

  test('is answered once the script is there, and once only', async ({ page }) => {
    let come = () => {};
    const waiting = new Promise<void>((done) => {
      come = done;
    });
    await page.route(/assets\/entry-client-.*\.js/, (route) => waiting.then(() => route.continue()));
    await page.goto('/', { waitUntil: 'commit' });
    const heart = page.getByRole('button', { name: 'Favorite: Snake', exact: true });
    await heart.tap();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    come();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => stored(page, 'wigglewood-favorites')).toBe('["Snake"]');
    await heart.tap();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
  });
});
