import type { Page } from '@playwright/test';
import { expectLarge, play } from '../../../../e2e/layout';
import { boxOf, expect, hud, openGame, pass, pressOverlay, stored, test } from '../../../../e2e/support';

const score = async (page: Page) => Number(await hud(page, 'You').textContent());

/** Walks row by row: every block on the way is eaten. */
async function walk(page: Page, enough: number) {
  for (let row = 0; row < 40 && (await score(page)) < enough; row++) {
    for (let step = 0; step < 19; step++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await pass(page, 600);
  }
}

test('Abilities: eats, keeps the best, ends on its own body, and plays again without abilities', async ({ page }) => {
  await openGame(page, '/abilities?verified=true');
  await page.getByRole('button', { name: 'BOT ON' }).click();
  await walk(page, 20);
  const reached = await score(page);
  expect(reached).toBeGreaterThanOrEqual(20);
  expect(await stored(page, 'abilities-high-score')).toBe(String(reached));

  await page.getByRole('button', { name: 'Strength' }).click();
  const over = page.getByRole('heading', { name: 'GAME OVER' });
  for (let loop = 0; loop < 8 && !(await over.isVisible()); loop++) {
    for (const key of ['ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowRight']) await page.keyboard.press(key);
  }
  await expect(over).toBeVisible();
  await expect(page.locator('main section')).toContainText('Score');
  // What would do nothing is not there to be pressed.
  for (const name of ['Strength', 'BOT OFF']) await expect(page.getByRole('button', { name })).toBeHidden();
  await pressOverlay(page, 'Play Again');
  await expect(hud(page, 'You')).toHaveText('0');
  await expect(page.getByRole('button', { name: 'Strength' })).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('button', { name: 'BOT OFF' })).toBeVisible();
});

test('Abilities: Speed moves by itself, lasers and touched diamonds score, Space pauses', async ({ page }) => {
  await openGame(page, '/abilities?verified=true');
  for (const name of ['Speed', 'Laser Eyes', 'Diamond Touch']) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
  }
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowRight']) {
    await page.keyboard.press(key);
    await pass(page, 900);
  }
  expect(await score(page)).toBeGreaterThanOrEqual(5);

  await page.keyboard.press('Space');
  await expect(page.getByText('Press SPACE to continue')).toBeVisible();
  const before = [await score(page), await hud(page, 'Bot').textContent()];
  await pass(page, 3000);
  expect([await score(page), await hud(page, 'Bot').textContent()]).toEqual(before);
  await page.keyboard.press('Space');
  await expect(page.getByText('Press SPACE to continue')).toBeHidden();
});

test('Abilities: the bot moves by itself and is switched', async ({ page }) => {
  await openGame(page, '/abilities?verified=true');
  await pass(page, 6000);
  expect(Number(await hud(page, 'Bot').textContent())).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'BOT ON' }).click();
  const bot = await hud(page, 'Bot').textContent();
  await pass(page, 3000);
  await expect(hud(page, 'Bot')).toHaveText(bot ?? '');
  await page.getByRole('button', { name: 'BOT OFF' }).click();
  await expect(hud(page, 'Bot')).toHaveText('0');
});

test('Abilities: its cells are at least 20 px on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await openGame(page, '/abilities?verified=true');
  const board = await page.getByRole('application').boundingBox();
  // 17 columns below 640 px, as specified.
  expect(board?.width).toBeGreaterThanOrEqual(17 * 20);
});

for (const [width, height, columns, cell] of [
  [320, 568, 20, 15],
  [360, 740, 20, 17],
  [390, 664, 17, 20],
  [390, 844, 17, 21],
] as const) {
  test(`Abilities: a cell is ${cell} px at least at ${width}x${height}, and no button under 64 px`, async ({
    page,
  }) => {
    await play(page, '/abilities?verified=true', width, height);
    const board = await boxOf(page.getByRole('application'));
    expect(board.width / columns).toBeGreaterThanOrEqual(cell);
    const buttons = page.getByRole('region', { name: 'Controls' }).getByRole('button');
    await expect(buttons).toHaveCount(10);
    await expectLarge(buttons, 64);
    for (const button of await buttons.all()) await expect(button).toBeInViewport({ ratio: 1 });
  });
}
