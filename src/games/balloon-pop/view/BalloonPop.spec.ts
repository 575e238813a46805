import {
  boxOf,
  expect,
  expectWholePanel,
  hud,
  openGame,
  pass,
  pressOverlay,
  stored,
  test,
} from '../../../../e2e/support';

test('Balloon Pop: 60 s of taps, a new high score, and New Game', async ({ page }) => {
  await openGame(page, '/balloonpop');
  const field = await boxOf(page.getByRole('application'));
  for (let round = 0; round < 10; round++) {
    await pass(page, 1500);
    for (let column = 1; column < 16; column++) {
      await page.mouse.click(field.x + (field.width * column) / 16, field.y + field.height * (0.35 + 0.05 * round));
    }
  }
  const score = Number(await hud(page, 'Score').textContent());
  expect(score).toBeGreaterThanOrEqual(10);
  expect(await stored(page, 'balloon-pop-high-score')).toBe(String(score));
  await pass(page, 60_000);
  await expect(page.getByRole('heading', { name: 'Game Over' })).toBeVisible();
  await expect(page.getByText('NEW HIGH SCORE')).toBeVisible();
  await expect(page.getByText(`High Score: ${score}`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Quit' })).toHaveAttribute('href', '/');
  await expectWholePanel(page, page.getByRole('link', { name: 'Quit' }));
  await pressOverlay(page, 'New Game');
  await expect(hud(page, 'Score')).toHaveText('0');
  await expect(hud(page, 'Time Left')).toHaveText('60');
});

test('Balloon Pop: every finger pops at the same time', async ({ page }) => {
  await openGame(page, '/balloonpop');
  await pass(page, 3000);
  await page.getByRole('application').evaluate((field) => {
    const { left, top, width, height } = field.getBoundingClientRect();
    for (let finger = 0; finger < 200; finger++) {
      const at = {
        clientX: left + (width * (finger % 20)) / 20,
        clientY: top + (height * Math.floor(finger / 20)) / 10,
      };
      field.dispatchEvent(new PointerEvent('pointerdown', { pointerId: finger + 10, bubbles: true, button: 0, ...at }));
    }
  });
  expect(Number(await hud(page, 'Score').textContent())).toBeGreaterThanOrEqual(20);
});
