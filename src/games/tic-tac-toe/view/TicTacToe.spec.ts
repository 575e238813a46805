import type { Locator, Page } from '@playwright/test';
import { expect, hud, openGame, pass, test } from '../../../../e2e/support';

const cell = (page: Page, place: string) => page.getByRole('button', { name: new RegExp(`^${place}: `) });
const status = (page: Page, text: string) => page.locator('p:not([aria-live])', { hasText: text });
const box = async (found: Locator) => {
  const { x = 0, y = 0, width = 0, height = 0 } = (await found.boundingBox()) ?? {};
  return { left: x, right: x + width, top: y, bottom: y + height };
};

async function mark(page: Page, ...places: readonly string[]): Promise<void> {
  for (const place of places) await cell(page, place).click();
}

test('Tic Tac Toe: X wins by touch, the celebration lasts 5 s, NEW GAME keeps the counters', async ({ page }) => {
  await openGame(page, '/tictactoe');
  await expect(status(page, "Player X's Turn")).toBeVisible();
  await mark(page, 'Top left', 'Middle left', 'Center', 'Top right');
  await expect(status(page, "Player X's Turn")).toBeVisible();
  await mark(page, 'Top left');
  await expect(cell(page, 'Top left')).toHaveAccessibleName('Top left: X');
  await mark(page, 'Bottom right');
  await expect(status(page, 'Player X Wins!')).toBeVisible();
  await expect(hud(page, 'Player X')).toHaveText('1');
  await expect(page.locator('[data-celebrating="true"]')).toBeVisible();
  await mark(page, 'Bottom left');
  await expect(cell(page, 'Bottom left')).toHaveAccessibleName('Bottom left: empty');
  await pass(page, 5200);
  await expect(page.locator('[data-celebrating="true"]')).toHaveCount(0);

  await page.getByRole('button', { name: 'NEW GAME' }).click();
  await expect(page.getByRole('button', { name: /: empty$/ })).toHaveCount(9);
  await expect(hud(page, 'Player X')).toHaveText('1');
  await expect(status(page, "Player X's Turn")).toBeVisible();
});

test('Tic Tac Toe: where less motion is wanted confetti lies still, and a new game has none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openGame(page, '/tictactoe');
  const flakes = () =>
    page.locator('canvas.celebration').evaluate((canvas: HTMLCanvasElement) => {
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
      return pixels?.some((value) => value > 0);
    });
  await mark(page, 'Top left', 'Middle left', 'Center', 'Top right', 'Bottom right');
  for (let step = 0; step < 20 && !(await flakes()); step++) await pass(page, 100);
  expect(await flakes()).toBe(true);
  await page.getByRole('button', { name: 'NEW GAME' }).click();
  await pass(page, 500);
  expect(await flakes()).toBe(false);
});

test('Tic Tac Toe: a new sticker is said after the move that won it', async ({ page }) => {
  await openGame(page, '/tictactoe');
  const said = page.locator('[aria-live="polite"]');
  // Stickers come with the first touch, and count from when they are there.
  const places = ['Top left', 'Center', 'Bottom right'];
  await expect(async () => {
    await mark(page, places.shift() ?? '');
    await expect(page.getByText('New sticker!', { exact: true })).toBeAttached({ timeout: 1000 });
  }).toPass();
  await pass(page, 1400);
  await expect(said).toHaveText(/Turn$/);
  await pass(page, 200);
  await expect(said).toHaveText(/^New sticker: /);
});

test('Tic Tac Toe: O wins and a draw, by keyboard alone', async ({ page }) => {
  await openGame(page, '/tictactoe');
  const walk = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  // The first arrow goes to the center; X takes the corner, O the middle row.
  await walk('ArrowUp', 'ArrowUp', 'ArrowLeft', 'Enter');
  await walk('ArrowDown', 'Enter');
  await walk('ArrowUp', 'ArrowRight', 'Enter');
  await walk('ArrowDown', 'Enter');
  await walk('ArrowDown', 'Space');
  await expect(status(page, "Player O's Turn")).toBeVisible();
  await walk('ArrowUp', 'ArrowRight', 'Enter');
  await expect(status(page, 'Player O Wins!')).toBeVisible();
  await expect(hud(page, 'Player O')).toHaveText('1');

  await page.getByRole('button', { name: 'NEW GAME' }).press('Enter');
  for (const place of ['Center', 'Top left', 'Top middle', 'Bottom middle', 'Bottom left'])
    await cell(page, place).press('Enter');
  for (const place of ['Top right', 'Middle left', 'Middle right', 'Bottom right'])
    await cell(page, place).press('Enter');
  await expect(status(page, "It's a Draw!")).toBeVisible();
  await expect(hud(page, 'Player X')).toHaveText('0');
  await expect(hud(page, 'Player O')).toHaveText('1');
});

for (const [width, height] of [
  [1024, 768],
  [1180, 820],
  [1280, 720],
  [844, 390],
] as const) {
  test(`Tic Tac Toe: at ${width}x${height} the turn is said in two lines at most, on its player's side`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openGame(page, '/tictactoe');
    const board = async () => ({
      left: (await box(cell(page, 'Top left'))).left,
      right: (await box(cell(page, 'Top right'))).right,
    });
    const lines = (text: string) =>
      status(page, text)
        .locator('span')
        .evaluate((words) => {
          const range = document.createRange();
          range.selectNodeContents(words);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
        });
    const seats = page.getByRole('list', { name: 'Wins' }).getByRole('listitem');
    const first = "Player X's Turn";
    expect(await lines(first)).toBeLessThanOrEqual(2);
    const left = await box(status(page, first));
    expect(left.right).toBeLessThanOrEqual((await board()).left);
    expect(left.bottom).toBeLessThanOrEqual((await box(seats.first())).top);
    await mark(page, 'Center');
    const second = "Player O's Turn";
    await expect(status(page, second)).toBeVisible();
    expect(await lines(second)).toBeLessThanOrEqual(2);
    expect((await box(status(page, second))).left).toBeGreaterThanOrEqual((await board()).right);
  });
}

test('Tic Tac Toe: on a phone lying nothing touches the rim of the stage', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  // Everything is at its place at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openGame(page, '/tictactoe');
  const [RIM, LIP, RING] = [5, 6, 5];
  const stage = await box(page.getByRole('main'));
  const board = await box(page.locator('[data-board]'));
  expect(board.top).toBeGreaterThanOrEqual(stage.top + RIM);
  expect(board.bottom + LIP).toBeLessThanOrEqual(stage.bottom - RIM);
  expect((await box(status(page, "Player X's Turn"))).top).toBeGreaterThan(stage.top + RIM);
  const seat = await box(page.getByRole('list', { name: 'Wins' }).getByRole('listitem').first());
  expect(seat.left - RING).toBeGreaterThan(stage.left + RIM);
});
