import type { Page } from '@playwright/test';
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

const stage = (page: Page) => page.getByRole('application');
const basket = (page: Page) => stage(page).getByRole('button', { name: /^Basket/ });
const toys = (page: Page) => stage(page).locator('button[aria-pressed]');
/** The pictures that are seen in the basket, without its own back and front. */
const shown = (page: Page) =>
  basket(page)
    .locator('span > svg')
    .evaluateAll((all) => all.filter((one) => getComputedStyle(one).visibility === 'visible').length - 2);

async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
}

test('Clean Up Toys: drags, taps, Mommy Help!, Great Job and New Game', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openGame(page, '/cleanuptoys');
  await pass(page, 100);
  const total = await toys(page).count();
  expect(total).toBeGreaterThanOrEqual(6);
  await expect(hud(page, 'Toys')).toHaveText(`0/${total}`);

  const first = await middleOf(toys(page).first());
  await drag(page, first, { x: first.x + 40, y: first.y + 10 });
  await expect(hud(page, 'Score')).toHaveText('0');
  await drag(page, { x: first.x + 40, y: first.y + 10 }, await middleOf(basket(page)));
  await expect(hud(page, 'Score')).toHaveText('10');
  await expect(hud(page, 'Toys')).toHaveText(`1/${total}`);

  const second = await middleOf(toys(page).first());
  await page.mouse.click(second.x, second.y);
  await expect(toys(page).first()).toHaveAttribute('aria-pressed', 'true');
  const place = await middleOf(basket(page));
  await page.mouse.click(place.x, place.y);
  await expect(hud(page, 'Score')).toHaveText('20');

  await page.getByRole('button', { name: 'Mommy Help!' }).click();
  await expect(hud(page, 'Toys')).toHaveText(`3/${total}`);
  for (let count = 4; count <= total; count++) {
    await pass(page, 210);
    await expect(hud(page, 'Toys')).toHaveText(`${count}/${total}`);
  }
  await expect(page.getByRole('button', { name: 'Mommy Help!' })).toBeDisabled();
  await pass(page, 1000);
  await expect(page.getByRole('heading', { name: 'Great Job' })).toBeVisible();
  await expect(hud(page, 'Score')).toHaveText(String(total * 10 + 50));
  await pressOverlay(page, 'New Game');
  await expect(hud(page, 'Score')).toHaveText('0');
  await expect(page.getByRole('button', { name: 'Mommy Help!' })).toBeEnabled();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('Clean Up Toys: by keyboard alone', async ({ page }) => {
  await openGame(page, '/cleanuptoys', { seed: 2 });
  const total = await toys(page).count();
  expect(total).toBe(8);
  await toys(page).first().focus();
  for (let count = 1; count <= total; count++) {
    await page.keyboard.press('Enter');
    await expect(basket(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(hud(page, 'Toys')).toHaveText(`${count}/${total}`);
    // The basket shows up to 6 toys.
    await expect.poll(() => shown(page)).toBe(Math.min(count, 6));
  }
  await pass(page, 1000);
  await expect(page.getByRole('button', { name: 'New Game' })).toBeFocused();
});

test('Clean Up Toys: a turned phone keeps every toy on the stage', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openGame(page, '/cleanuptoys', { seed: 9 });
  await expectOnStageWhenTurned(page, toys(page));
});
