import type { Page } from '@playwright/test';
import type { Stroke } from '../check';
import { expect, hud, openGame, pass, test } from '../support';
import { GAMES } from './games';

async function play(page: Page, stroke: Stroke) {
  if (typeof stroke === 'number') return pass(page, stroke);
  if (typeof stroke === 'string') return page.keyboard.press(stroke);
  if ('hold' in stroke) {
    await page.keyboard.down(stroke.hold);
    await pass(page, stroke.ms);
    return page.keyboard.up(stroke.hold);
  }
  const aim = page.getByRole('button', { name: stroke.to, exact: true });
  for (let tabs = 0; tabs < 20; tabs++) {
    await page.keyboard.press('Tab');
    if (await aim.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${stroke.to} cannot be reached by Tab`);
}

for (const { name, address, check } of GAMES) {
  if (!check.keys) continue;
  const { value: label, strokes } = check.keys;
  test(`${name} is played by keyboard alone`, async ({ page }) => {
    await openGame(page, address);
    const value = async () => Number(await hud(page, label).textContent());
    const before = await value();
    for (const stroke of strokes) {
      await play(page, stroke);
      if ((await value()) > before) break;
    }
    expect(await value()).toBeGreaterThan(before);
  });
}
