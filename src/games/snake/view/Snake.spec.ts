import type { Page } from '@playwright/test';
import {
  expect,
  expectWholePanel,
  hud,
  middleOf,
  openGame,
  pass,
  pressOverlay,
  stored,
  test,
} from '../../../../e2e/support';

/** Long enough for a swipe, in px. */
const SWIPE = 60;

/** Walks row by row, so that every apple on the way is eaten, and tells the score. */
async function growTo(page: Page, points: number): Promise<number> {
  const score = async () => Number(await hud(page, 'You').textContent());
  for (let row = 0; row < 18 && (await score()) < points; row++) {
    for (let step = 0; step < 19; step++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
  }
  expect(await score()).toBeGreaterThanOrEqual(points);
  return score();
}

test('Snake, easy: eats by key and button, keeps the best, and ends on its own body', async ({ page }) => {
  await openGame(page, '/snake');
  await expect(page.getByText('High Score: 0')).toBeVisible();
  await pressOverlay(page, /Easy Mode/);

  const score = await growTo(page, 60);
  expect(await stored(page, 'snake-high-score')).toBe(String(score));

  // A tight turn into its own body.
  for (const direction of ['Down', 'Left', 'Up', 'Right']) {
    const button = page.getByRole('button', { name: direction, exact: true });
    if (await button.isVisible()) await button.dispatchEvent('pointerdown', { button: 0 });
  }
  await expect(page.getByRole('heading', { name: 'Game Over' })).toBeVisible();
  await expect(page.getByText('🏆 New High Score!')).toBeVisible();
  await expectWholePanel(page, page.getByRole('button', { name: 'Back to Menu' }));
  await pressOverlay(page, 'Back to Menu');
  await expect(page.getByText(`High Score: ${score}`)).toBeVisible();
});

test('Snake, hard: moves by itself, pauses by Space, and the bot plays along', async ({ page }) => {
  await openGame(page, '/snake');
  await pressOverlay(page, /Hard Mode/);
  await page.getByRole('button', { name: 'BOT OFF' }).click();
  await expect(page.getByText('Bot', { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await pass(page, 4000);
  expect(Number(await hud(page, 'Bot').textContent())).toBeGreaterThan(0);

  await page.getByRole('application').focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Press Spacebar to resume')).toBeVisible();
  const bot = await hud(page, 'Bot').textContent();
  await pass(page, 3000);
  expect(await hud(page, 'Bot').textContent()).toBe(bot);
  await page.keyboard.press('Space');
  await expect(page.getByText('Press Spacebar to resume')).toBeHidden();
});

test('Snake turns by a swipe, and by the next one without lifting', async ({ page }) => {
  await openGame(page, '/snake');
  await pressOverlay(page, /Easy Mode/);
  await growTo(page, 60);
  // To the right and down: only left and then up meets its own body.
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown']) await page.keyboard.press(key);
  const over = page.getByRole('heading', { name: 'Game Over' });
  await expect(over).toBeHidden();
  const { x, y } = await middleOf(page.getByRole('application'));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - SWIPE, y);
  await expect(over).toBeHidden();
  await page.mouse.move(x - SWIPE, y - SWIPE);
  await expect(over).toBeVisible();
});

for (const [path, title] of [
  ['/snake', 'Paused'],
  ['/abilities?verified=true', 'PAUSED'],
] as const) {
  test(`${path}: a held Space pauses, and does not resume by itself`, async ({ page }) => {
    await openGame(page, path);
    if (path === '/snake') await pressOverlay(page, /Hard Mode/);
    await page.getByRole('application').focus();
    await page.keyboard.down('Space');
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await pass(page, 500);
    for (let repeats = 0; repeats < 3; repeats++) await page.keyboard.down('Space');
    await page.keyboard.up('Space');
    await pass(page, 50);
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await page.keyboard.press('Space');
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeHidden();
  });
}

test('Snake: on the lowest phone every arrow is on the screen', async ({ page }) => {
  await page.setViewportSize({ width: 568, height: 320 });
  await openGame(page, '/snake');
  await pass(page, 500);
  await page.getByRole('button', { name: /Easy Mode/ }).click();
  for (const arrow of await page.locator('[data-direction]').all()) await expect(arrow).toBeInViewport({ ratio: 1 });
  await expect(page.locator('[data-direction]')).toHaveCount(5);
});
