import type { CDPSession, Page } from '@playwright/test';
import { expect, middleOf, openGame, pass, pressAway, test } from './support';

// Two hands at once: one holds something, the other presses a button or pinches. Nothing hangs in the air afterwards.

test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

interface Touch {
  readonly x: number;
  readonly y: number;
  readonly id: number;
}

const handsOf = (page: Page) => page.context().newCDPSession(page);
const touch = (hands: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: readonly Touch[]) =>
  hands.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] });

/** One finger goes from its place by so much; meanwhile another taps there; then the first lifts. */
async function tapWhileHeld(page: Page, from: { x: number; y: number }, by: number, other: { x: number; y: number }) {
  const hands = await handsOf(page);
  const first = { ...from, id: 0 };
  const away = { ...first, x: from.x + by, y: from.y - by / 2 };
  const second = { ...other, id: 1 };
  await touch(hands, 'touchStart', first);
  for (const share of [0.3, 0.6, 1])
    await touch(hands, 'touchMove', { ...first, x: from.x + by * share, y: from.y - (by / 2) * share });
  await touch(hands, 'touchStart', away, second);
  await touch(hands, 'touchEnd', second);
  return {
    lift: async (at = { x: away.x + 20, y: away.y }) => {
      await touch(hands, 'touchMove', { ...away, ...at });
      await touch(hands, 'touchEnd');
    },
  };
}

test('15 Puzzle: a tile in the hand goes with its board, and those of the next one slide', async ({ page }) => {
  await openGame(page, '/fifteenpuzzle');
  const tiles = page.getByRole('list', { name: 'Tiles' }).getByRole('button');
  const movable = page.locator('[data-movable="true"]').first();
  const held = await middleOf(movable);
  const { lift } = await tapWhileHeld(page, held, 2, await middleOf(page.getByRole('button', { name: 'Easy' })));
  await expect(tiles).toHaveCount(3);
  // Beside the board.
  await lift({ x: 30, y: 500 });
  const before = await movable.getAttribute('aria-label');
  const { x, y } = await middleOf(movable);
  await page.touchscreen.tap(x, y);
  await expect(page.getByRole('button', { name: String(before), exact: true })).toHaveCount(0);
});

for (const button of ['New Game', 'Undo', 'Hint', 'Medium']) {
  test(`Tower of Hanoi: ${button} while a disc is carried leaves every disc on its tower`, async ({ page }) => {
    await openGame(page, '/towerofhanoi');
    const tower = (place: number) => page.locator(`[data-spot="${place}"]`);
    for (const place of [0, 1]) await tower(place).tap();
    await pass(page, 1000);
    const { lift } = await tapWhileHeld(
      page,
      await middleOf(tower(0)),
      200,
      await middleOf(page.getByRole('button', { name: button, exact: true })),
    );
    await lift();
    const inHand = page.locator('[data-held="true"]');
    await expect(inHand).toHaveCount(0);
    await expect(page.locator('[data-carrying]')).toHaveCount(0);
    const pulled = page.locator('[style*="--pull-x"]');
    for (const disc of await pulled.all()) await expect(disc).toHaveAttribute('style', /--pull-x: 0px/);
  });
}

test.describe('two fingers that spread', () => {
  test.use({ isMobile: true, viewport: { width: 390, height: 844 } });

  /** Two fingers move so far apart, or together, around a point. */
  async function pinch(page: Page, at: { x: number; y: number }, from: number, to: number) {
    const hands = await handsOf(page);
    const pair = (reach: number): [Touch, Touch] => [
      { x: at.x - reach, y: at.y - reach, id: 0 },
      { x: at.x + reach, y: at.y + reach, id: 1 },
    ];
    await touch(hands, 'touchStart', ...pair(from));
    for (let step = 1; step <= 12; step++) await touch(hands, 'touchMove', ...pair(from + ((to - from) * step) / 12));
    await touch(hands, 'touchEnd');
  }
  const scale = (page: Page) => page.evaluate(() => window.visualViewport?.scale);
  const MIDDLE = { x: 195, y: 422 };

  test('zoom no game, neither on its panels nor on its bar', async ({ page }) => {
    await page.goto('/snake');
    const start = page.locator('main section .btn').first();
    await expect(start).toBeVisible();
    for (const at of [await middleOf(start), MIDDLE, { x: 195, y: 60 }]) await pinch(page, at, 20, 55);
    // Only when what was done last is seen, all before it was, too.
    await pressAway(start, () => start.press('Enter', { timeout: 500 }));
    expect(await scale(page)).toBe(1);
  });

  test('take back, on the stage too, what was zoomed before', async ({ page }) => {
    await page.goto('/');
    await pinch(page, MIDDLE, 40, 90);
    await expect.poll(() => scale(page)).toBeGreaterThan(1.5);
    await page.getByRole('link', { name: 'Play Now: Snake' }).press('Enter');
    await expect(page.locator('main .play')).toBeVisible();
    const start = page.locator('main section .btn').first();
    await pressAway(start, () => start.press('Enter', { timeout: 500 }));
    expect(await scale(page)).toBeGreaterThan(1.5);
    await pinch(page, MIDDLE, 180, 20);
    await expect.poll(() => scale(page)).toBeLessThan(1.1);
  });
});
