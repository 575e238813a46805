import type { Locator, Page } from '@playwright/test';
import {
  expect,
  expectOnStageWhenTurned,
  hud,
  middleOf,
  openGame,
  pass,
  pressOverlay,
  test,
} from '../../../../e2e/support';
import { BIN_NAMES, BINS, binOf, explain, type Kind } from '../rules/items';

const stage = (page: Page) => page.getByRole('application');
const items = (page: Page) => stage(page).locator('button[aria-pressed]');
const bin = (page: Page, kind: Kind, right = true) =>
  stage(page).getByRole('button', {
    name: BIN_NAMES[BINS.find((name) => (name === binOf(kind)) === right) ?? 'trash'],
  });

const kindOf = async (item: Locator) => (await item.getAttribute('aria-label')) as Kind;

async function drag(page: Page, from: Locator, to: Locator) {
  const [start, end] = [await middleOf(from), await middleOf(to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 5 });
  await page.mouse.up();
}

for (const [width, height] of [
  [844, 390],
  [320, 568],
] as const) {
  test(`Eco Hero at ${width}x${height}: wrong, right, by drag and tap, to Save Earth Again`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openGame(page, '/ecohero', { seed: 3 });
    await pass(page, 100);
    const total = await items(page).count();
    expect([8, 9, 10]).toContain(total);
    await expect(page.getByText('Drag each item to the right bin!')).toBeVisible();

    const first = items(page).first();
    const kind = await kindOf(first);
    const before = await first.boundingBox();
    await drag(page, first, bin(page, kind, false));
    await expect(hud(page, 'Wrong')).toHaveText('1');
    await expect(hud(page, 'Score')).toHaveText('0');
    await expect(page.locator('p', { hasText: explain(kind) }).first()).toBeVisible();
    expect(await first.boundingBox()).toEqual(before);

    const tapped = await middleOf(first);
    await page.mouse.click(tapped.x, tapped.y);
    const place = await middleOf(bin(page, kind));
    await page.mouse.click(place.x, place.y);
    await expect(hud(page, 'Score')).toHaveText('15');

    for (let correct = 2; correct <= total; correct++) {
      const item = items(page).first();
      await drag(page, item, bin(page, await kindOf(item)));
      await expect(hud(page, 'Correct')).toHaveText(String(correct));
    }
    await pass(page, 800);
    await expect(page.getByRole('heading', { level: 2, name: 'Eco Hero' })).toBeVisible();
    await expect(hud(page, 'Score')).toHaveText(String(total * 15));
    // The panel leaves the bar alone: Home, mute, and the points.
    const bar = await page.locator('header').first().boundingBox();
    // Where it comes to rest, in a veil over the whole screen.
    const top = await page.locator('main section').evaluate((panel: HTMLElement) => panel.offsetTop);
    expect(top).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? Number.NaN));
    await pressOverlay(page, 'Save Earth Again');
    for (const label of ['Score', 'Correct', 'Wrong']) await expect(hud(page, label)).toHaveText('0');
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });
}

test('Eco Hero: an item that lies over the lid of a bin is taken, not the bin', async ({ page }) => {
  await openGame(page, '/ecohero', { seed: 3 });
  await pass(page, 1500);
  const item = items(page).first();
  const lid = await stage(page).getByRole('button', { name: 'Trash' }).boundingBox();
  const side = (await item.boundingBox())?.height ?? 0;
  if (!lid) throw new Error('The bin is not there');
  const from = await middleOf(item);
  // It hangs over the upper edge of the picture, above the part that takes it.
  const foot = { x: lid.x + lid.width / 2, y: lid.y + lid.height * 0.15 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(foot.x, foot.y - side / 2, { steps: 5 });
  await page.mouse.up();
  await pass(page, 500);
  const lying = await item.boundingBox();
  expect((lying?.y ?? 0) + side).toBeGreaterThan(lid.y + 5);

  await page.mouse.move(foot.x, foot.y - 5);
  await page.mouse.down();
  await page.mouse.move(foot.x, foot.y - 105, { steps: 5 });
  await page.mouse.up();
  await pass(page, 500);
  expect(((await item.boundingBox())?.y ?? 0) - (lying?.y ?? 0)).toBeCloseTo(-100, -1);
  await expect(hud(page, 'Wrong')).toHaveText('0');
  await expect(hud(page, 'Score')).toHaveText('0');
});

test('Eco Hero: by keyboard alone', async ({ page }) => {
  await openGame(page, '/ecohero', { seed: 8 });
  const total = await items(page).count();
  for (let correct = 1; correct <= total; correct++) {
    const item = items(page).first();
    const kind = await kindOf(item);
    await item.focus();
    await page.keyboard.press('Enter');
    await expect(stage(page).getByRole('button', { name: 'Recycle' })).toBeFocused();
    await bin(page, kind).focus();
    await page.keyboard.press('Enter');
    await expect(hud(page, 'Correct')).toHaveText(String(correct));
  }
  await pass(page, 1000);
  await expect(page.getByRole('button', { name: 'Save Earth Again' })).toBeFocused();
});

test('Eco Hero: a turned phone keeps every item on the stage', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openGame(page, '/ecohero', { seed: 9 });
  await expectOnStageWhenTurned(page, items(page));
});
