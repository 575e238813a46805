import { boxOf, expect, hud, openGame, pass, pressOverlay, stored, test } from '../../../../e2e/support';

test('Pinball: flippers by key and by two fingers, three balls, the end and the best', async ({ page }) => {
  await openGame(page, '/pinball', { seed: 4 });
  await expect(page.getByText('Best Score: 0')).toBeVisible();
  await pressOverlay(page, 'PLAY NOW');
  await expect(hud(page, 'Balls')).toHaveText('3');

  const table = await boxOf(page.getByRole('application'));
  for (let flip = 0; flip < 8; flip++) {
    await page.keyboard.down('Space');
    await pass(page, 200);
    await page.keyboard.up('Space');
    await page.mouse.click(table.x + table.width * (flip % 2 ? 0.25 : 0.75), table.y + table.height * 0.9);
    await pass(page, 300);
  }

  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible();
  await pressOverlay(page, 'Resume');

  for (let seconds = 0; seconds < 240; seconds += 10) {
    if (await page.getByRole('heading', { name: 'Game Over' }).isVisible()) break;
    await pass(page, 10_000);
  }
  await expect(page.getByRole('heading', { name: 'Game Over' })).toBeVisible();
  const score = Number(await hud(page, 'Score').textContent());
  expect(score).toBeGreaterThan(0);
  expect(await stored(page, 'pinball-high-score')).toBe(String(score));
  await expect(page.getByText('NEW HIGH SCORE!')).toBeVisible();
  await pressOverlay(page, 'PLAY AGAIN');
  await expect(hud(page, 'Balls')).toHaveText('3');
  await expect(hud(page, 'Best')).toHaveText(String(score));
});
