import type { Page } from '@playwright/test';
import { boxOf, expect, hud, openGame, pass, pressOverlay, test } from '../../../../e2e/support';

const ORDER = ['Mercury', 'Venus', 'Earth', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune'];
const asked = (page: Page) => page.getByText('Find This Planet:').locator('b');
const slot = (page: Page, number: number) => page.getByRole('button', { name: `Slot ${number} from the sun` });

async function numberAsked(page: Page) {
  return ORDER.indexOf((await asked(page).textContent()) ?? '') + 1;
}

for (const viewport of [
  { width: 1280, height: 720 },
  { width: 320, height: 568 },
]) {
  test(`Solar System, ${viewport.width} wide: places all planets, is complete, and plays again`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openGame(page, '/planets');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('SOLAR SYSTEM');
    const stage = await boxOf(page.getByRole('application'));
    for (let count = 1; count <= 8; count++) {
      const number = await numberAsked(page);
      // Another place first: nothing is lost.
      await slot(page, (number % 8) + 1).click();
      await expect(hud(page, 'Score')).toHaveText(String(count * 10 - 10));
      expect(await numberAsked(page)).toBe(number);
      // Every other one by keyboard.
      if (count % 2) await slot(page, number).click();
      else await slot(page, number).press('Enter');
      await expect(hud(page, 'Score')).toHaveText(String(count * 10));
      await expect(slot(page, number)).toHaveAccessibleName(`Slot ${number} from the sun: ${ORDER[number - 1]}`);
      if (count === 8) await expect(page.getByText('Solar System Complete!')).toHaveCount(0);
      await pass(page, 600);
    }
    await expect(page.getByRole('heading', { name: 'Solar System Complete!' })).toBeVisible();
    await expect(hud(page, 'Score')).toHaveText('80');
    // Nothing is asked for any more, yet nothing moves.
    expect(await boxOf(page.getByRole('application'))).toEqual(stage);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await pressOverlay(page, 'Play Again');
    await expect(hud(page, 'Score')).toHaveText('0');
    await expect(asked(page)).toBeVisible();
  });
}

test('Solar System: a tap beside all slots wobbles the card, and Restart starts anew', async ({ page }) => {
  await openGame(page, '/planets');
  const field = await boxOf(page.getByRole('application'));
  const name = await asked(page).textContent();
  await page.mouse.click(field.x + field.width / 2, field.y + field.height / 2);
  await expect(page.locator('[data-mood="wobbles"]')).toContainText(name ?? '');
  await slot(page, await numberAsked(page)).click();
  await pass(page, 600);
  await expect(hud(page, 'Score')).toHaveText('10');
  await page.getByRole('button', { name: 'Restart' }).click();
  await expect(hud(page, 'Score')).toHaveText('0');
});

test('Solar System: every name fits its card on wide screens', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openGame(page, '/planets');
  const words = asked(page);
  for (const name of ORDER) {
    const hangsOut = await words.evaluate((word, text) => {
      word.textContent = text;
      const line = document.createRange();
      line.selectNodeContents(word);
      const card = word.closest('section');
      return line.getBoundingClientRect().right - (card?.getBoundingClientRect().right ?? 0);
    }, name);
    expect(hangsOut, name).toBeLessThan(0);
  }
});
