import type { Page } from '@playwright/test';
import { expect, hud, openGame, pass, pressOverlay, stored, test } from '../../../../e2e/support';

const KEY = 'mole-patrol-high-score-';
const holes = (page: Page) => page.getByRole('list', { name: 'Holes' }).getByRole('button');
const moles = (page: Page) => page.getByRole('button', { name: /^Hole \d+: mole$/ });

/** Waits in the game's own time until a mole looks out. */
async function untilMole(page: Page) {
  for (let tries = 0; tries < 60 && (await moles(page).count()) === 0; tries++) await pass(page, 250);
  return moles(page).first();
}

test('Mole Patrol, easy: hits by mouse and by key, a high score, and Play Again', async ({ page }) => {
  await openGame(page, '/molepatrol');
  await expect(page.getByText('Choose difficulty to start:')).toBeVisible();
  await expect(page.getByText('high score')).toHaveCount(0);
  await pressOverlay(page, 'EASY (6 holes)');
  await expect(holes(page)).toHaveCount(6);
  await expect(hud(page, 'TIME LEFT')).toHaveText('60');

  await pass(page, 900);
  await expect(moles(page)).toHaveCount(0);
  await pass(page, 200);
  await expect(moles(page)).toHaveCount(1);
  await moles(page).click();
  await expect(hud(page, 'SCORE')).toHaveText('10');
  await pass(page, 400);
  await expect(moles(page)).toHaveCount(0);
  await holes(page).first().click();
  await expect(hud(page, 'SCORE')).toHaveText('10');

  const letter = await (await untilMole(page)).getAttribute('aria-keyshortcuts');
  await page.keyboard.press(`Key${letter}`);
  await expect(hud(page, 'SCORE')).toHaveText('20');
  await pass(page, 400);
  await (await untilMole(page)).press('Enter');
  await expect(hud(page, 'SCORE')).toHaveText('30');
  expect(await stored(page, `${KEY}easy`)).toBeNull();

  await pass(page, 60_000);
  await expect(page.getByRole('heading', { name: "TIME'S UP!" })).toBeVisible();
  await expect(page.getByText('Final Score')).toBeVisible();
  await expect(page.getByText('Difficulty: EASY')).toBeVisible();
  await expect(page.getByText('NEW HIGH SCORE!')).toBeVisible();
  await expect(hud(page, 'TIME LEFT')).toHaveText('0');
  expect(await stored(page, `${KEY}easy`)).toBe('30');

  await pressOverlay(page, 'PLAY AGAIN');
  await expect(page.getByText('Choose difficulty to start:')).toBeVisible();
  await expect(page.getByText('EASY high score')).toHaveCount(1);
});

for (const [width, height] of [
  [568, 320],
  [667, 375],
  [844, 390],
  [1024, 768],
  [390, 844],
] as const)
  test(`Mole Patrol: no mole lies below Back, ${width}x${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openGame(page, '/molepatrol');
    for (const level of ['EASY (6 holes)', 'MEDIUM (9 holes)', 'HARD (12 holes)']) {
      await pressOverlay(page, level);
      const back = page.getByRole('button', { name: 'Back', exact: true });
      const [sign, hole] = [await back.boundingBox(), await holes(page).first().boundingBox()];
      if (!sign || !hole) throw new Error('Back or the first hole is not there');
      expect(hole.x >= sign.x + sign.width || hole.y >= sign.y + sign.height, level).toBe(true);
      await back.click();
    }
  });

for (const [difficulty, count] of [
  ['MEDIUM', 9],
  ['HARD', 12],
] as const) {
  test(`Mole Patrol, ${difficulty}: ${count} holes, a pause, and Back`, async ({ page }) => {
    await openGame(page, '/molepatrol');
    await pressOverlay(page, `${difficulty} (${count} holes)`);
    await expect(holes(page)).toHaveCount(count);
    await pass(page, 1100);
    await page.getByRole('button', { name: 'Pause' }).click();
    await pass(page, 5000);
    await expect(hud(page, 'TIME LEFT')).toHaveText('59');
    await pressOverlay(page, 'Resume');
    await moles(page).click();
    await expect(hud(page, 'SCORE')).toHaveText('10');
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByText('Choose difficulty to start:')).toBeVisible();
    expect(await stored(page, `${KEY}${difficulty.toLowerCase()}`)).toBeNull();
  });
}
