import type { Page } from '@playwright/test';
import { boxOf, expect, hud, openGame, pass, pressOverlay, stored, test } from '../../../../e2e/support';

/**
 * A round in which a basket that stays in the middle catches a treat at 11.6 s and 45 points in all,
 * and one in the lower left corner 15 points from 9.7 s to 12.8 s.
 */
const SEED = 1981;
test.use({ viewport: { width: 390, height: 844 } });

test('Pumpkin Catcher: 60 s of catching, a power-up, a new high score, and Play Again', async ({ page }) => {
  // A whole round is thousands of painted frames: a busy machine gets its time.
  test.slow();
  await openGame(page, '/pumpkincatcher', { seed: SEED });
  const field = await boxOf(page.getByRole('application'));
  // By key to the left, by mouse to the right, then to the middle: before the first thing is down.
  await page.keyboard.down('ArrowLeft');
  await pass(page, 400);
  await page.keyboard.up('ArrowLeft');
  await page.mouse.move(field.x + field.width * 0.9, field.y + field.height * 0.5);
  await pass(page, 400);
  await page.mouse.move(field.x + field.width * 0.5, field.y + field.height * 0.82, { steps: 3 });

  await pass(page, 12_000);
  await expect(page.getByText('Double Points!', { exact: true }).first()).toBeVisible();
  await pass(page, 16_000);
  expect(await stored(page, 'pumpkin-catcher-high-score')).toBe('20');
  await pass(page, 33_000);
  await expect(page.getByRole('heading', { name: 'Game Over' })).toBeVisible();
  await expect(page.getByText('New High Score!')).toBeVisible();
  await expect(page.getByText('Final Score45')).toBeVisible();
  await expect(page.getByText('Best Score: 45')).toBeVisible();
  expect(await stored(page, 'pumpkin-catcher-high-score')).toBe('45');

  await pressOverlay(page, 'Play Again');
  await expect(hud(page, 'Score')).toHaveText('0');
  await expect(hud(page, 'Time')).toHaveText('60');
  await expect(hud(page, 'Best')).toHaveText('45');
});

test('Pumpkin Catcher: a dragging finger leads the basket, and mute is kept', async ({ page }) => {
  await openGame(page, '/pumpkincatcher', { seed: SEED });
  const field = await boxOf(page.getByRole('application'));
  const finger = (type: string, x: number, y: number) =>
    page.getByRole('application').dispatchEvent(type, {
      pointerId: 7,
      pointerType: 'touch',
      bubbles: true,
      clientX: field.x + (field.width * x) / 100,
      clientY: field.y + (field.height * y) / 100,
    });
  await finger('pointerdown', 40, 50);
  await finger('pointermove', 2, 99);
  await pass(page, 11_000);
  await expect(hud(page, 'Score')).toHaveText('15');

  await page.getByRole('button', { name: 'Mute' }).click();
  expect(await stored(page, 'pumpkin-catcher-muted')).toBe('true');
  await page.getByRole('button', { name: 'Mute' }).click();
  expect(await stored(page, 'pumpkin-catcher-muted')).toBe('false');
});

test('Pumpkin Catcher: How to Play stands below the whole game', async ({ page }) => {
  await openGame(page, '/pumpkincatcher');
  const heading = page.getByRole('heading', { name: 'How to Play' });
  await expect(heading).not.toBeInViewport();
  // No key of the game, and not Space either, leads there from the play area.
  await page.getByRole('application').focus();
  for (const key of ['Space', 'ArrowDown']) await page.keyboard.press(key);
  await pass(page, 500);
  await expect(heading).not.toBeInViewport();
  await heading.scrollIntoViewIfNeeded();
  await expect(page.getByText('Catch pumpkins (+10) and candy (+15).')).toBeVisible();
});

test('Pumpkin Catcher: sound and popups come by themselves, also for a mouse that never presses', async ({ page }) => {
  const parts = page.waitForRequest(/assets\/late-/);
  await page.goto('/pumpkincatcher');
  await parts;
});

/** A finger goes from there to the upper edge. */
async function swipeUp(page: Page, x: number, from: number) {
  const hand = await page.context().newCDPSession(page);
  await hand.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y: from }] });
  for (let step = 1; step <= 8; step++)
    await hand.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: from * (1 - step / 9) }] });
  await hand.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('Pumpkin Catcher: a swipe leads to How to Play while it is paused, and back to the game when it goes on', async ({
  page,
}) => {
  await openGame(page, '/pumpkincatcher');
  const how = page.getByRole('heading', { name: 'How to Play' });
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  // The edges, the bar and the stage.
  for (const [x, from] of [
    [2, height * 0.9],
    [width - 2, height * 0.9],
    [width / 2, 60],
    [width / 2, height * 0.8],
  ] as const) {
    await swipeUp(page, x, from);
    await pass(page, 100);
    expect(await page.evaluate(() => window.scrollY), `from ${x}, ${from}`).toBe(0);
  }
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(how).not.toBeInViewport();
  await swipeUp(page, width / 2, 600);
  await expect(how).toBeInViewport();
  // A swipe runs on for a moment, and a key does not stop it as a finger would.
  let at = -1;
  await expect(async () => {
    const before = at;
    at = await page.evaluate(() => window.scrollY);
    expect(at).toBe(before);
  }).toPass();
  await page.keyboard.press('p');
  await expect(how).not.toBeInViewport();
});
