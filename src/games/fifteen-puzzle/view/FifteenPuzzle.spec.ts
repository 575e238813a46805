import type { Page } from '@playwright/test';
import { boxOf, expect, openGame, pressOverlay, test } from '../../../../e2e/support';

const tiles = (page: Page) => page.getByRole('list', { name: 'Tiles' }).getByRole('button');

/** The board as it is shown: the values by place, 0 for the empty slot. */
async function read(page: Page): Promise<number[]> {
  const labels = await tiles(page).evaluateAll((all) => all.map((tile) => tile.getAttribute('aria-label') ?? ''));
  const side = Math.sqrt(labels.length + 1);
  const board = Array<number>(side * side).fill(0);
  for (const label of labels) {
    const [value = 0, row = 1, column = 1] = label.match(/\d+/g)?.map(Number) ?? [];
    board[(row - 1) * side + column - 1] = value;
  }
  return board;
}

/** The values to press on a shortest way to the solved board. */
function solve(board: readonly number[]): number[] {
  const side = Math.sqrt(board.length);
  const goal = board.map((_, place) => (place + 1) % board.length).join();
  const from = new Map<string, { before: string; value: number } | null>([[board.join(), null]]);
  for (const key of from.keys()) {
    if (key === goal) break;
    const values = key.split(',').map(Number);
    const empty = values.indexOf(0);
    for (const [place, value] of values.entries()) {
      const across = Math.abs((place % side) - (empty % side));
      const down = Math.abs(Math.floor(place / side) - Math.floor(empty / side));
      if (across + down !== 1) continue;
      const after = values.map((each, at) => (at === empty ? value : at === place ? 0 : each)).join();
      if (!from.has(after)) from.set(after, { before: key, value });
    }
  }
  const way: number[] = [];
  for (let step = from.get(goal); step; step = from.get(step.before)) way.unshift(step.value);
  return way;
}

const tile = (page: Page, value: number) => page.getByRole('button', { name: new RegExp(`^${value}, row`) });

async function finish(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Solved!' })).toBeVisible();
  await pressOverlay(page, 'Play Again');
  await expect(page.getByRole('heading', { name: 'Solved!' })).toBeHidden();
  const board = await read(page);
  expect(board).not.toEqual(board.map((_, place) => (place + 1) % board.length));
}

test('15 Puzzle: starts hard; 3 Puzzle is solved by touch and shuffled again', async ({ page }) => {
  await openGame(page, '/fifteenpuzzle', { seed: 3 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('15 Puzzle');
  await expect(tiles(page)).toHaveCount(15);
  await page.getByRole('button', { name: 'Easy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('3 Puzzle');
  for (const value of solve(await read(page))) await tile(page, value).click();
  await finish(page);
});

test('15 Puzzle: 8 Puzzle is solved by keyboard', async ({ page }) => {
  await openGame(page, '/fifteenpuzzle', { seed: 3 });
  await page.getByRole('button', { name: 'Medium' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('8 Puzzle');
  for (const value of solve(await read(page))) {
    const board = await read(page);
    const step = board.indexOf(0) - board.indexOf(value);
    await page.keyboard.press({ [-3]: 'ArrowUp', 3: 'ArrowDown', [-1]: 'ArrowLeft', 1: 'ArrowRight' }[step] ?? '');
  }
  await finish(page);
});

test('15 Puzzle: a tile is dragged, and only towards the empty slot', async ({ page }) => {
  await openGame(page, '/fifteenpuzzle', { seed: 3 });
  const before = await read(page);
  const empty = before.indexOf(0);
  const place = empty % 4 > 0 ? empty - 1 : empty + 1;
  const value = before[place] ?? 0;
  // The board grows a little as it arrives.
  await page
    .getByRole('list', { name: 'Tiles' })
    .evaluate((board) => board.getAnimations().map((each) => each.finish()));
  const box = await boxOf(tile(page, value));
  const pull = async (share: number) => {
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * (0.5 + share * (empty - place)), box.y + box.height / 2, { steps: 5 });
    await page.mouse.up();
  };
  await pull(-1);
  await pull(-0.4);
  expect(await read(page)).toEqual(before);
  await pull(0.7);
  const after = await read(page);
  expect([after[empty], after[place]]).toEqual([value, 0]);
});

for (const [width, height] of [
  [1200, 800],
  [1280, 720],
  [1366, 1024],
  [1920, 1080],
] as const) {
  test(`15 Puzzle: the whole picture is seen well beside the board on ${width}x${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openGame(page, '/fifteenpuzzle');
    const picture = await page.locator('[class*=easel] > svg').boundingBox();
    const board = await page.getByRole('list', { name: 'Tiles' }).boundingBox();
    if (!picture || !board) throw new Error('The picture or the board is not there');
    expect(picture.width).toBeGreaterThan(140);
    expect(picture.x + picture.width).toBeLessThan(board.x);
  });
}
