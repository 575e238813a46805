import type { Page } from '@playwright/test';
import { boxOf, expect, hud, openGame, pass, pressOverlay, stored, test } from '../../../../e2e/support';
import { flightOf } from '../rules/flight';
import { cupPlaces, meadowFor } from '../rules/meadow';

const KEY = 'bee-pong-high-score';
const SCREEN = { width: 390, height: 700 };
const MEADOW = meadowFor(SCREEN.width, SCREEN.height);

test.use({ viewport: SCREEN });

/** Pulls the slingshot by so many units of the meadow and lets go. */
async function pull(page: Page, x: number, y: number) {
  const meadow = await boxOf(page.getByRole('application'));
  const scale = meadow.width / MEADOW.width;
  const [startX, startY] = [meadow.x + meadow.width * 0.7, meadow.y + meadow.height * 0.3];
  await page.mouse.move(startX, startY);
  await page.mouse.down();
  await page.mouse.move(startX + x * scale, startY + y * scale, { steps: 3 });
  await page.mouse.up();
}

const cupsHit = async (page: Page) => Number((await hud(page, 'Cups Hit').textContent())?.split('/')[0]);

/** Pulls that land well inside a cup, one for each of the ten, in an order in which no other cup is in the way. */
function surePulls(): { x: number; y: number }[] {
  const pulls: { x: number; y: number }[] = [];
  let cups = cupPlaces(MEADOW).map((position, index) => ({ id: index + 1, position, isHit: false }));
  const landing = (x: number, y: number) => flightOf({ x, y }, MEADOW, cups).at(-1)?.cup?.id;
  for (let x = -30; x > -190; x -= 2) {
    for (let y = 30; y < 200; y += 5) {
      const id = landing(x, y);
      // A pixel more or less must not matter: the screen's are not the meadow's.
      if (!id || [-3, 3].some((off) => landing(x + off, y) !== id || landing(x, y + off) !== id)) continue;
      cups = cups.map((cup) => (cup.id === id ? { ...cup, isHit: true } : cup));
      pulls.push({ x, y });
    }
  }
  return pulls;
}

test('Bee Phong: slings bees into all ten cups, keeps the high score, and plays again', async ({ page }) => {
  test.slow();
  await openGame(page, '/beepong');
  await pressOverlay(page, 'Start Game');
  await expect(hud(page, 'Bees Left')).toHaveText('∞');
  await expect(hud(page, 'Cups Hit')).toHaveText('0/10');

  // Too weak a pull launches nothing; straight up is a miss, and the score stays at 0.
  await pull(page, 0, 20);
  await pull(page, 0, 60);
  await pass(page, 1900);
  await expect(hud(page, 'Score')).toHaveText('0');

  const pulls = surePulls();
  expect(pulls).toHaveLength(10);
  for (const [index, { x, y }] of pulls.entries()) {
    await pull(page, x, y);
    for (let tries = 0; tries < 8 && (await cupsHit(page)) === index; tries++) await pass(page, 400);
    await expect(hud(page, 'Cups Hit')).toHaveText(`${index + 1}/10`);
    if (index < 9) await pass(page, 1500);
  }
  await expect(hud(page, 'Score')).toHaveText('100');
  expect(await stored(page, KEY)).toBe('100');
  await pass(page, 2000);
  await expect(page.getByRole('heading', { name: 'Game Over' })).toBeVisible();
  await expect(page.getByText('New High Score!')).toBeVisible();
  await pressOverlay(page, 'Play Again');
  await expect(hud(page, 'Cups Hit')).toHaveText('0/10');
  await expect(hud(page, 'Score')).toHaveText('0');
  await expect(hud(page, 'High Score')).toHaveText('100');
});

test('Bee Phong: at night the clouds are dim', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('wigglewood-theme', 'cyber-neon'));
  await openGame(page, '/beepong');
  await pressOverlay(page, 'Start Game');
  const meadow = await boxOf(page.getByRole('application'));
  const clip = { x: meadow.x + meadow.width * 0.156, y: meadow.y + meadow.height * 0.15, width: 1, height: 1 };
  async function lightOfCloud() {
    await pass(page, 100);
    return page.evaluate(
      async (base64) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        const context = document.createElement('canvas').getContext('2d');
        context?.drawImage(await createImageBitmap(new Blob([bytes])), 0, 0);
        return context?.getImageData(0, 0, 1, 1).data[0];
      },
      (await page.screenshot({ clip })).toString('base64'),
    );
  }
  // Brighter than the sky, and than what stands in until the pictures are there.
  await expect.poll(lightOfCloud).toBeGreaterThan(80);
  expect(await lightOfCloud()).toBeLessThan(180);
});

test('Bee Phong: is played by keyboard, and Reset starts over at once', async ({ page }) => {
  await openGame(page, '/beepong');
  await pressOverlay(page, 'Start Game');
  for (const key of ['ArrowUp', 'ArrowLeft', 'ArrowRight', 'ArrowDown', 'Space']) await page.keyboard.press(key);
  await pass(page, 2000);
  await expect(hud(page, 'Cups Hit')).toHaveText('1/10');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(hud(page, 'Cups Hit')).toHaveText('0/10');
  await expect(page.getByRole('button', { name: 'Start Game' })).toBeHidden();
});
