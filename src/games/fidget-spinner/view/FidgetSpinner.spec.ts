import { expectLarge } from '../../../../e2e/layout';
import { boxOf, expect, hud, openGame, pass, test } from '../../../../e2e/support';

test('Fidget Spinner: pushed by a tap, flung by a drag, stopped by Pause', async ({ page }) => {
  await openGame(page, '/fidgetspinner');
  const field = await boxOf(page.getByRole('application'));
  const [x, y] = [field.x + field.width / 2, field.y + field.height / 2];

  await page.mouse.click(x + 40, y);
  await pass(page, 500);
  const pushed = Number(await hud(page, 'Top Speed').textContent());
  expect(pushed).toBeGreaterThanOrEqual(8);
  expect(pushed).toBeLessThanOrEqual(12);

  const reach = Math.min(field.width, field.height) / 3;
  await page.mouse.move(x + reach, y);
  await page.mouse.down();
  for (let step = 1; step <= 6; step++) {
    await page.mouse.move(x + Math.cos(step * 0.5) * reach, y + Math.sin(step * 0.5) * reach);
    await pass(page, 17);
  }
  await page.mouse.up();
  await pass(page, 2000);
  expect(Number(await hud(page, 'Top Speed').textContent())).toBeGreaterThan(12);
  expect(Number(await hud(page, 'Spins').textContent())).toBeGreaterThan(3);

  await page.getByRole('button', { name: 'Pause' }).click();
  const spins = await hud(page, 'Spins').textContent();
  await pass(page, 3000);
  await expect(hud(page, 'Spins')).toHaveText(spins ?? '');
});

test('Fidget Spinner: on the smallest phone a spinner is seen in part, as there are more', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openGame(page, '/fidgetspinner');
  const places = await page
    .getByRole('group', { name: 'Spinner styles' })
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().toJSON() as DOMRect));
  expect(places.some(({ left, right }) => left < 320 - 24 && right > 320)).toBe(true);
});

test('Fidget Spinner: on a lying phone all styles are seen, each large enough', async ({ page }) => {
  await openGame(page, '/fidgetspinner');
  const styles = page.getByRole('group', { name: 'Spinner styles' }).getByRole('button');
  for (const [width, height] of [
    [568, 320],
    [640, 360],
    [667, 375],
    [740, 360],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const style of await styles.all()) await expect(style, `${width}x${height}`).toBeInViewport({ ratio: 1 });
    await expectLarge(styles, 64, `${width}x${height}`);
  }
});

test('Fidget Spinner: eleven styles, by touch and by arrow keys, and it comes to rest', async ({ page }) => {
  await openGame(page, '/fidgetspinner');
  const row = page.getByRole('group', { name: 'Spinner styles' });
  await expect(row.getByRole('button')).toHaveCount(11);
  for (const name of ['Fire', 'Hearts', 'Flower']) {
    await row.getByRole('button', { name }).click();
    await expect(row.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
  }
  await page.keyboard.press('ArrowRight');
  await expect(row.getByRole('button', { name: 'Classic' })).toHaveAttribute('aria-pressed', 'true');

  await page.keyboard.press('Space');
  await pass(page, 20_000);
  const spins = Number(await hud(page, 'Spins').textContent());
  expect(spins).toBeGreaterThan(2);
  await pass(page, 5000);
  await expect(hud(page, 'Spins')).toHaveText(String(spins));
});

test('Fidget Spinner: on a small phone the chosen style slides into sight', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openGame(page, '/fidgetspinner');
  await expect(page.getByRole('button', { name: 'Flower' })).not.toBeInViewport();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('button', { name: 'Flower' })).toBeInViewport();
});
