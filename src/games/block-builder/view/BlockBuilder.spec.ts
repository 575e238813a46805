import type { Page } from '@playwright/test';
import { expectLarge } from '../../../../e2e/layout';
import { boxOf, expect, openGame, pass, pressOverlay, test } from '../../../../e2e/support';

/** At 1280 x 720 the grid is 30 x 15 blocks. */
const [COLUMNS, ROWS] = [30, 15];

const placed = (page: Page, count: number) => expect(page.getByText(`Blocks placed: ${count}`)).toBeVisible();

async function build(page: Page) {
  await openGame(page, '/blockbuilder');
  await expect(page.getByText('Tap or click to place blocks')).toBeVisible();
  await pressOverlay(page, 'Start Building');
  await placed(page, 0);
  const box = await boxOf(page.getByRole('application'));
  return (x: number, y: number) =>
    [box.x + ((x + 0.5) * box.width) / COLUMNS, box.y + ((y + 0.5) * box.height) / ROWS] as const;
}

test('Block Builder: draws without gaps, erases, undoes and clears', async ({ page }) => {
  const at = await build(page);
  // The fastest hand there is: one single move.
  await page.mouse.move(...at(2, 3));
  await page.mouse.down();
  await page.mouse.move(...at(21, 3));
  await page.mouse.up();
  await placed(page, 20);
  await page.mouse.click(...at(2, 3), { button: 'right' });
  await placed(page, 19);
  await page.getByRole('button', { name: 'Eraser' }).click();
  await page.mouse.click(...at(21, 3));
  await placed(page, 18);
  await page.getByRole('button', { name: 'blue' }).click();
  await page.mouse.click(...at(5, 3));
  await placed(page, 18);
  for (const count of [18, 19, 20, 0]) {
    await page.getByRole('button', { name: 'Undo' }).click();
    await placed(page, count);
  }
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
  await page.mouse.click(...at(5, 5));
  await page.getByRole('button', { name: 'Clear all' }).click();
  await placed(page, 0);
});

test('Block Builder: keeps what fits after a resize, builds by keyboard and saves a PNG', async ({ page }) => {
  const at = await build(page);
  await page.mouse.click(...at(3, 3));
  await page.mouse.click(...at(29, 3));
  await placed(page, 2);
  await page.setViewportSize({ width: 390, height: 844 });
  await placed(page, 1);
  await page.setViewportSize({ width: 1280, height: 720 });
  await placed(page, 2);
  await page.setViewportSize({ width: 390, height: 844 });
  await placed(page, 1);
  await page.getByRole('application').focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.down('Space');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.up('Space');
  await placed(page, 3);
  await page.keyboard.press('Delete');
  await placed(page, 2);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save picture' }).click();
  expect((await download).suggestedFilename()).toBe('my-blocks.png');
});

test('Block Builder: on upright phones the chosen color is on the screen, in the first row and the last', async ({
  page,
}) => {
  await build(page);
  for (const [width, height] of [
    [384, 800],
    [390, 844],
    [412, 915],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const name of ['red', 'orange', 'pink', 'rose']) {
      const color = page.getByRole('button', { name, exact: true });
      await color.click();
      // It is lifted slowly.
      await color.evaluate((chosen) => Promise.all(chosen.getAnimations().map(({ finished }) => finished)));
      const { x, right } = await boxOf(color);
      expect(x, `${name} at ${width}x${height}`).toBeGreaterThanOrEqual(0);
      expect(right, `${name} at ${width}x${height}`).toBeLessThanOrEqual(width);
    }
  }
});

for (const [width, height] of [
  [1024, 768],
  [1180, 820],
] as const) {
  test(`Block Builder: at ${width}x${height} the board takes most of the screen, and every color is large enough`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await build(page);
    const board = await page.getByRole('application').boundingBox();
    expect(((board?.width ?? 0) * (board?.height ?? 0)) / (width * height)).toBeGreaterThan(0.55);
    const buttons = page.getByRole('region', { name: 'Controls' }).getByRole('button');
    await expectLarge(buttons, 64);
    await expect(buttons.last()).toBeInViewport({ ratio: 1 });
  });
}

test('Block Builder: on phones and desks every color and tool is large enough, and what does not fit slides', async ({
  page,
}) => {
  await build(page);
  for (const [width, height] of [
    [320, 568],
    [360, 640],
    [375, 667],
    [390, 844],
    [844, 390],
    [667, 375],
    [1024, 600],
    [1100, 650],
    [1280, 720],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await pass(page, 100);
    const desk = page.getByRole('region', { name: 'Controls' });
    const where = `${width}x${height}`;
    await expectLarge(desk.getByRole('button'), 64, where);
    for (const name of ['Eraser', 'Undo', 'Keep in the album', 'Save picture', 'Clear all'])
      await expect(desk.getByRole('button', { name }), where).toBeInViewport({ ratio: 1 });
    const last = desk.getByRole('button', { name: 'rose' });
    if ((await boxOf(last)).right <= width) continue;
    // A color cut in half at the rim says that there are more.
    const rights = await Promise.all((await desk.locator('fieldset button').all()).map(boxOf));
    expect(
      rights.some(({ x, right }) => x < width - 16 && right > width + 16),
      where,
    ).toBe(true);
    await last.click();
    await expect(last).toBeInViewport({ ratio: 0.9 });
    await expect(last).toHaveAttribute('aria-pressed', 'true');
    await desk.getByRole('button', { name: 'red' }).click();
  }
});
