import { expect, hud, middleOf, openGame, stored, test } from '../../../../e2e/support';

test('Star Catcher: the star is caught by a finger and by a key, and the best is kept', async ({ page }) => {
  await openGame(page, '/starcatcher');
  // The first star is in the middle.
  const { x, y } = await middleOf(page.getByRole('application'));
  await page.mouse.click(x, y);
  await expect(hud(page, 'Score')).toHaveText('1');
  await page.keyboard.press('Space');
  await expect(hud(page, 'Score')).toHaveText('2');
  expect(await stored(page, 'star-catcher-high-score')).toBe('2');
});
