import type { Page } from '@playwright/test';
import { expect, hud, openGame, pass, pressOverlay, stored, test } from '../support';

const KEY = 'bee-pong-high-score';

/** Pulls the slingshot by so many units of the meadow (480 wide here) and lets go. */
async function pull(page: Page, x: number, y: number) {
  const meadow = await page.getByRole('application').boundingBox();
  if (!meadow) throw new Error('The meadow is not there');
  const scale = meadow.width / 480;
  const [startX, startY] = [meadow.x + meadow.width / 2, meadow.y + meadow.height * 0.4];
  await page.mouse.move(startX, startY);
  await page.mouse.down();
  await page.mouse.move(startX + x * scale, startY + y * scale, { steps: 3 });
  await page.mouse.up();
}

const cupsHit = async (page: Page) => Number((await hud(page, 'Cups Hit').textContent())?.split('/')[0]);
const isOver = (page: Page) => page.getByRole('heading', { name: 'Game Over' }).isVisible();

/** Sweeps the meadow from near to far until every cup is hit. */
async function hitAll(page: Page) {
  for (let length = 100; length < 190 && (await cupsHit(page)) < 10; length += 4) {
    for (const slope of [1, 1.6]) {
      if ((await cupsHit(page)) === 10) break;
      const across = length / Math.hypot(1, slope);
      await pull(page, -across, across * slope);
      // A flight, and the wait for the next bee.
      await pass(page, 3200);
    }
  }
}

test('Bee Phong: slings bees by hand and by key into all ten cups, keeps the high score, and plays again', async ({
  page,
}) => {
  test.slow();
  await openGame(page, '/beepong');
  await pressOverlay(page, 'Start Game');
  await expect(hud(page, 'Bees Left')).toHaveText('∞');
  await expect(hud(page, 'Cups Hit')).toHaveText('0/10');

  // Too weak a pull launches nothing; straight up is a miss, and the score stays at 0.
  await pull(page, 0, 20);
  await pull(page, 0, 60);
  await pass(page, 3200);
  await expect(hud(page, 'Score')).toHaveText('0');

  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Space']) await page.keyboard.press(key);
  await pass(page, 3200);
  await hitAll(page);
  await expect(hud(page, 'Cups Hit')).toHaveText('10/10');
  for (let seconds = 0; seconds < 4 && !(await isOver(page)); seconds++) await pass(page, 1000);
  await expect(page.getByRole('heading', { name: 'Game Over' })).toBeVisible();

  const best = Number(await hud(page, 'High Score').textContent());
  expect(best).toBeGreaterThan(0);
  expect(await stored(page, KEY)).toBe(String(best));
  await pressOverlay(page, 'Play Again');
  await expect(hud(page, 'Cups Hit')).toHaveText('0/10');
  await expect(hud(page, 'Score')).toHaveText('0');
  await pull(page, -80, 80);
  await pass(page, 300);
  await page.getByRole('button', { name: 'Reset' }).click();
  await pass(page, 3000);
  await expect(hud(page, 'Cups Hit')).toHaveText('0/10');
});
