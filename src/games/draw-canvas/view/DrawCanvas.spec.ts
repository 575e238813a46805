import type { Page } from '@playwright/test';
import { colorsOf, expectLarge, play } from '../../../../e2e/layout';
import { boxOf, expect, openGame, test } from '../../../../e2e/support';

/** The color of the picture at a share of its width and height. */
const colorAt = (page: Page, x: number, y: number) =>
  page.evaluate(
    ([across, down]) => {
      const canvas = document.querySelector<HTMLCanvasElement>('[role="application"] canvas');
      const context = canvas?.getContext('2d');
      if (!canvas || !context) throw new Error('The canvas is not there');
      const [r = 0, g = 0, b = 0] = context.getImageData(canvas.width * across, canvas.height * down, 1, 1).data;
      return `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
    },
    [x, y] as const,
  );

/** Page coordinates of a share of the picture. */
async function placeOf(page: Page) {
  const box = await boxOf(page.getByRole('application'));
  return (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
}

async function drag(page: Page, from: readonly [number, number], to: readonly [number, number], steps = 6) {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to, { steps });
  await page.mouse.up();
}

test('Draw Canvas: draws without gaps, undoes, redoes and clears', async ({ page }) => {
  await openGame(page, '/drawcanvas');
  const at = await placeOf(page);
  await expect(page.getByText('Click & drag to draw freely')).toBeVisible();
  // The fastest hand there is: one single move.
  await drag(page, at(0.1, 0.5), at(0.9, 0.5), 1);
  for (let x = 0.1; x <= 0.9; x += 0.01) expect(await colorAt(page, x, 0.5)).toBe('#FF0040');
  expect(await colorAt(page, 0.5, 0.55)).toBe('#FFFFFF');

  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await colorAt(page, 0.5, 0.5)).toBe('#FFFFFF');
  await page.getByRole('button', { name: 'Redo' }).click();
  expect(await colorAt(page, 0.5, 0.5)).toBe('#FF0040');
  await page.getByRole('button', { name: 'Clear canvas' }).click();
  expect(await colorAt(page, 0.5, 0.5)).toBe('#FFFFFF');
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await colorAt(page, 0.5, 0.5)).toBe('#FF0040');
});

test('Draw Canvas: a shape and a fill that are drawn before their tools are there come with them', async ({ page }) => {
  let come = () => {};
  const tools = new Promise<void>((done) => {
    come = done;
  });
  await page.route(/assets\/drawTools-/, async (route) => {
    await tools;
    await route.continue();
  });
  await openGame(page, '/drawcanvas');
  const at = await placeOf(page);
  for (const tool of ['DRAW', 'SPLASH']) await page.getByRole('button', { name: tool }).click();
  await expect(page.getByText('Click to fill area')).toBeVisible();
  await page.mouse.click(...at(0.5, 0.5));
  expect(await colorAt(page, 0.5, 0.5)).toBe('#FFFFFF');
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
  come();
  await expect.poll(() => colorAt(page, 0.5, 0.5)).toBe('#FF0040');
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await colorAt(page, 0.5, 0.5)).toBe('#FFFFFF');
});

test('Draw Canvas: where shapes and fill do not come it says so, and draws', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL, serviceWorkers: 'block' });
  await page.route(/assets\/drawTools-/, (route) => route.abort());
  await openGame(page, '/drawcanvas');
  const at = await placeOf(page);
  await page.getByRole('button', { name: /shape/i }).click();
  await drag(page, at(0.4, 0.4), at(0.6, 0.6));
  await expect(page.getByText('Shapes and fill are out of reach just now.')).toBeAttached();
  await drag(page, at(0.2, 0.5), at(0.8, 0.5));
  await expect.poll(() => colorAt(page, 0.5, 0.5)).toBe('#FF0040');
  await page.close();
});

test('Draw Canvas: splashes, fills an area but not one of the same color', async ({ page }) => {
  await openGame(page, '/drawcanvas');
  const at = await placeOf(page);
  await page.getByRole('button', { name: 'DRAW' }).click();
  await expect(page.getByText('Click for paint splash')).toBeVisible();
  await page.getByRole('button', { name: 'blue' }).click();
  await page.mouse.click(...at(0.5, 0.5));
  expect(await colorAt(page, 0.5, 0.5)).toBe('#0080FF');
  expect(await colorAt(page, 0.05, 0.05)).toBe('#FFFFFF');

  await page.getByRole('button', { name: 'SPLASH' }).click();
  await page.getByRole('button', { name: 'yellow' }).click();
  await page.mouse.click(...at(0.05, 0.05));
  expect(await colorAt(page, 0.95, 0.95)).toBe('#FFFF00');
  expect(await colorAt(page, 0.5, 0.5)).toBe('#0080FF');

  // The second fill is none, so one undo takes back the first.
  await page.mouse.click(...at(0.9, 0.9));
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await colorAt(page, 0.95, 0.95)).toBe('#FFFFFF');
});

test('Draw Canvas: previews a shape half transparent, commits it on release, filled after FILL', async ({ page }) => {
  await openGame(page, '/drawcanvas');
  const at = await placeOf(page);
  await page.getByRole('button', { name: 'Shape' }).click();
  await page.getByRole('button', { name: 'Shape' }).click();
  await expect(page.getByText('Click & drag to draw hollow rectangle')).toBeVisible();
  await page.mouse.move(...at(0.2, 0.2));
  await page.mouse.down();
  await page.mouse.move(...at(0.4, 0.6));
  await page.clock.runFor(50);
  expect(await colorAt(page, 0.2, 0.4)).toBe('#FFFFFF');
  const alpha = await page.evaluate(() => {
    const above = document.querySelectorAll<HTMLCanvasElement>('[role="application"] canvas')[1];
    const context = above?.getContext('2d');
    return above && context?.getImageData(above.width * 0.2, above.height * 0.4, 1, 1).data[3];
  });
  expect(Math.abs((alpha ?? 0) - 128)).toBeLessThanOrEqual(1);
  await page.mouse.up();
  expect(await colorAt(page, 0.2, 0.4)).toBe('#FF0040');
  expect(await colorAt(page, 0.3, 0.4)).toBe('#FFFFFF');

  for (const name of ['DRAW', 'DRAW', 'SPLASH', 'Shape']) await page.getByRole('button', { name }).click();
  await expect(page.getByText('Click & drag to draw filled rectangle')).toBeVisible();
  await drag(page, at(0.6, 0.2), at(0.8, 0.6));
  expect(await colorAt(page, 0.7, 0.4)).toBe('#FF0040');
});

test('Draw Canvas: ten fingers draw ten strokes, in one step of undo', async ({ page }) => {
  await openGame(page, '/drawcanvas');
  const at = await placeOf(page);
  const session = await page.context().newCDPSession(page);
  const fingers = (y: number) =>
    Array.from({ length: 10 }, (_, id) => {
      const [x, py] = at(0.05 + id * 0.1, y);
      return { x, y: py, id };
    });
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(0.2) });
  for (const y of [0.4, 0.6, 0.8]) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(y) });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  for (let id = 0; id < 10; id++) expect(await colorAt(page, 0.05 + id * 0.1, 0.5)).toBe('#FF0040');
  await page.getByRole('button', { name: 'Undo' }).click();
  for (let id = 0; id < 10; id++) expect(await colorAt(page, 0.05 + id * 0.1, 0.5)).toBe('#FFFFFF');
});

test('Draw Canvas: the picture survives a turned screen and every resize', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openGame(page, '/drawcanvas');
  const at = await placeOf(page);
  expect((await page.getByRole('application').boundingBox())?.height).toBeCloseTo(500, 0);
  await drag(page, at(0.2, 0.2), at(0.8, 0.8));
  for (const [width, height] of [
    [844, 390],
    [320, 568],
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.getByRole('application')).toBeInViewport({ ratio: 1 });
    expect(await colorAt(page, 0.5, 0.5)).toBe('#FF0040');
  }
  // Drawn where it is touched, also while it is shown smaller.
  await page.setViewportSize({ width: 844, height: 390 });
  await expect.poll(async () => (await page.getByRole('application').boundingBox())?.height).toBeCloseTo(250, 0);
  const small = await placeOf(page);
  await drag(page, small(0.8, 0.2), small(0.2, 0.8));
  expect(await colorAt(page, 0.3, 0.7)).toBe('#FF0040');
});

test('Draw Canvas: paints by keyboard, and saves a PNG', async ({ page }) => {
  await openGame(page, '/drawcanvas');
  await page.getByRole('application').focus();
  await page.keyboard.down('Space');
  for (let step = 0; step < 12; step++) await page.keyboard.press('ArrowRight');
  await page.keyboard.up('Space');
  const size = await page.getByRole('application').boundingBox();
  expect(await colorAt(page, 0.5 + 60 / (size?.width ?? 1), 0.5)).toBe('#FF0040');
  await page.keyboard.press('z');
  expect(await colorAt(page, 0.5 + 60 / (size?.width ?? 1), 0.5)).toBe('#FFFFFF');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save picture' }).click();
  expect((await download).suggestedFilename()).toBe('my-picture.png');
});

test('Draw Canvas: the sheet has its specified height and the most of the screen, and nothing slides', async ({
  page,
}) => {
  // A sheet is 500 px high at most: on a tall phone its width is what can grow.
  for (const [width, height, share] of [
    [1024, 768, 0.6],
    [390, 844, 0.56],
    [360, 740, 0.58],
    [390, 664, 0.54],
    [320, 568, 0.47],
  ] as const) {
    await play(page, '/drawcanvas', width, height);
    const sheet = await boxOf(page.getByRole('application'));
    expect(sheet.height, `${width}x${height}`).toBeCloseTo(Math.min(500, height - 280), 0);
    expect((sheet.width * sheet.height) / (width * height), `${width}x${height}`).toBeGreaterThanOrEqual(share);
    const tools = page.locator('main button');
    await expect(tools).toHaveCount(15);
    await expectLarge(tools, 64, `${width}x${height}`);
    // Not 1: a browser's own share of a turned or scaled button is a hair less.
    for (const tool of await tools.all()) await expect(tool).toBeInViewport({ ratio: 0.999 });
  }
});

test('Draw Canvas: on a lying phone every tool and color is large enough, and the sheet still the most', async ({
  page,
}) => {
  for (const [width, height] of [
    [640, 360],
    [667, 375],
    [740, 360],
    [844, 390],
  ] as const) {
    await play(page, '/drawcanvas', width, height);
    const buttons = page.locator('main button');
    await expectLarge(buttons, 64, `${width}x${height}`);
    for (const button of await buttons.all()) await expect(button).toBeInViewport({ ratio: 0.999 });
    expect((await boxOf(page.getByRole('application'))).width / width, `${width}x${height}`).toBeGreaterThanOrEqual(
      0.5,
    );
  }
});

test('Draw Canvas: on a dark scene the chosen color has no rim like the others', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('wigglewood-theme', 'cyber-neon'));
  await openGame(page, '/drawcanvas');
  for (const [name, rim] of [
    ['red', 'rgb(18, 28, 46)'],
    ['green', 'rgb(255, 255, 255)'],
  ] as const)
    await expect(page.getByRole('button', { name, exact: true })).toHaveCSS('border-top-color', rim);
});

test('Draw Canvas: paints keep their own colors in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openGame(page, '/drawcanvas');
  expect((await colorsOf(page.locator('fieldset button'))).size).toBe(8);
});
