import type { Locator, Page } from '@playwright/test';
import { boxOf, expect, holdBack, openGame, pass, test } from '../../../../e2e/support';

const score = (page: Page, name: string) =>
  page.locator('p', { has: page.getByText(name, { exact: true }) }).locator('b');
const dot = (page: Page, row: number, column: number) =>
  page.getByRole('button', { name: new RegExp(`^Dot, row ${row}, column ${column}`) });

/** What the stage's own rim takes, and the board's. */
const RIM = 5;

async function expectWithinRim(page: Page, thing: Locator, around = 0) {
  const stage = await boxOf(page.getByRole('main'));
  const box = await boxOf(thing);
  expect(box.x - around).toBeGreaterThanOrEqual(stage.x + RIM);
  expect(box.y - around).toBeGreaterThanOrEqual(stage.y + RIM);
  expect(box.right + around).toBeLessThanOrEqual(stage.right - RIM);
  expect(box.bottom + around).toBeLessThanOrEqual(stage.bottom - RIM);
}

/** A point of the board in its own 300 units, on the screen. */
async function pointOf(page: Page, x: number, y: number) {
  const box = await boxOf(page.getByRole('application'));
  return { x: box.x + (x / 300) * box.width, y: box.y + (y / 300) * box.height };
}
async function tap(page: Page, x: number, y: number) {
  const point = await pointOf(page, x, y);
  await page.mouse.click(point.x, point.y);
}

for (const viewport of [
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 844, height: 390 },
  { width: 320, height: 568 },
]) {
  test(`Dots & Lines at ${viewport.width} px: two players close nine boxes by tapping dots and gaps`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    // Everything is at its place at once.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openGame(page, '/dotsandlines');
    await expect(page.getByText('Click adjacent dot to draw line')).toBeVisible();
    await expect(page.getByText('Your Turn')).toHaveCount(1);
    await expectWithinRim(page, page.getByRole('application'), RIM);
    await expectWithinRim(page, page.getByText('Click adjacent dot to draw line'));
    const panel = await boxOf(page.locator('p', { has: page.getByText('Your Turn') }));
    expect((await boxOf(page.getByText('Your Turn'))).width).toBeLessThanOrEqual(panel.width);

    // Two dots by tapping, then every gap of the paper from the top to the bottom: once to choose it, once to draw.
    await tap(page, 30, 30);
    await expect(dot(page, 1, 1)).toHaveAttribute('aria-pressed', 'true');
    await tap(page, 110, 30);
    await expect(dot(page, 1, 1)).toHaveAttribute('aria-label', 'Dot, row 1, column 1, lines right');
    for (const y of [30, 70, 110, 150, 190, 230, 270]) {
      for (const x of (y - 30) % 80 === 0 ? [70, 150, 230] : [30, 110, 190, 270]) {
        if (x === 70 && y === 30) continue;
        await tap(page, x, y);
        await tap(page, x, y);
      }
    }
    const blue = Number(await score(page, 'Blue').textContent());
    const red = Number(await score(page, 'Red').textContent());
    expect(blue + red).toBe(9);
    const banner = page.getByRole('heading', { name: blue > red ? 'Blue Wins!' : 'Red Wins!' });
    await expect(banner).toBeVisible();
    await expectWithinRim(page, banner);
    // It is larger than any word beside the board.
    if (viewport.width > 320)
      expect(Number.parseFloat(await banner.evaluate((found) => getComputedStyle(found).fontSize))).toBeGreaterThan(24);
    await expect(page.getByText('Your Turn')).toHaveCount(0);

    await page.getByRole('button', { name: 'New Game' }).click();
    await expect(score(page, 'Blue')).toHaveText('0');
    await expect(score(page, 'Red')).toHaveText('0');
    await expect(page.getByText('Click adjacent dot to draw line')).toBeVisible();
  });
}

test('Dots & Lines is played by keyboard, and answers a line that is already there', async ({ page }) => {
  await openGame(page, '/dotsandlines');
  const live = page.locator('[aria-live="polite"]');
  for (const key of ['ArrowRight', 'Enter', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect(live).toHaveText('Blue joins row 1, column 1 and row 2, column 1. Red: your turn.');
  for (const key of ['Enter', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
  await expect(live).toHaveText(/already there/);
  await expect(page.locator('[aria-pressed="true"]')).toHaveCount(0);
});

test('Dots & Lines draws a line that is pulled from dot to dot, and rests when nothing moves', async ({ page }) => {
  await openGame(page, '/dotsandlines');
  await page.evaluate(() => {
    const request = window.requestAnimationFrame;
    window.requestAnimationFrame = (callback) => {
      document.body.dataset.frames = String(Number(document.body.dataset.frames ?? 0) + 1);
      return request(callback);
    };
  });
  const frames = async () => Number(await page.evaluate(() => document.body.dataset.frames ?? 0));

  const [from, to] = [await pointOf(page, 110, 110), await pointOf(page, 186, 104)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await pass(page, 500);
  expect(await frames()).toBeGreaterThan(20);
  await page.mouse.up();
  await expect(dot(page, 2, 2)).toHaveAttribute('aria-label', /lines right$/);
  await pass(page, 1000);

  const atRest = await frames();
  await pass(page, 1000);
  expect(await frames()).toBe(atRest);
});

test('Dots & Lines is played as long as its pictures have not come', async ({ page }) => {
  const letGo = await holdBack(page, /dots-and-lines.*sheet|sheet-.*\.svg/);
  await openGame(page, '/dotsandlines');
  // Chosen dots bounce from nothing: an error of the painter would fail the test.
  for (const [x, y] of [
    [30, 30],
    [110, 30],
    [190, 190],
  ] as const) {
    await tap(page, x, y);
    await pass(page, 200);
  }
  await expect(dot(page, 1, 1)).toHaveAttribute('aria-label', 'Dot, row 1, column 1, lines right');
  letGo();
});
