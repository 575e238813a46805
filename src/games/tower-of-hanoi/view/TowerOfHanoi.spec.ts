import type { Page } from '@playwright/test';
import { colorsOf } from '../../../../e2e/layout';
import { expect, hud, middleOf, openGame, pass, stored, test } from '../../../../e2e/support';

const NAMES = ['Start', 'Helper', 'Goal'] as const;
const tower = (page: Page, place: number) => page.getByRole('button', { name: new RegExp(`^${NAMES[place]}: `) });

/** The classic way: everything smaller aside, the largest over, everything smaller on top. */
function wayTo(discs: number, from = 0, to = 2): [number, number][] {
  if (discs === 0) return [];
  const aside = 3 - from - to;
  return [...wayTo(discs - 1, from, aside), [from, to], ...wayTo(discs - 1, aside, to)];
}

for (const [difficulty, discs, target] of [
  ['easy', 3, 7],
  ['medium', 4, 15],
  ['hard', 5, 31],
] as const) {
  test(`Tower of Hanoi, ${difficulty}: ${discs} discs to Goal in ${target} moves, kept as the best`, async ({
    page,
  }) => {
    await openGame(page, '/towerofhanoi');
    await page.getByRole('button', { name: difficulty }).click();
    await expect(hud(page, 'Best')).toHaveText('-');
    await expect(hud(page, 'Target')).toHaveText(String(target));
    // Towers stay where they are.
    const places = await Promise.all([0, 1, 2].map((place) => middleOf(tower(page, place))));
    for (const place of wayTo(discs).flat()) {
      const { x, y } = places[place] ?? { x: 0, y: 0 };
      await page.mouse.click(x, y);
    }
    await expect(hud(page, 'Moves')).toHaveText(String(target));
    await expect(hud(page, 'Best')).toHaveText(String(target));
    expect(await stored(page, `tower-hanoi-best-${difficulty}`)).toBe(String(target));
    const banner = page.locator('p:not([aria-live])', { hasText: 'You did it!' });
    await expect(banner).toBeVisible();
    await pass(page, 3100);
    await expect(banner).toBeHidden();

    await tower(page, 2).click();
    await expect(tower(page, 2)).not.toHaveAccessibleName(/in hand/);
    await page.getByRole('button', { name: 'New Game' }).click();
    await expect(tower(page, 2)).toHaveAccessibleName('Goal: empty');
    await expect(hud(page, 'Moves')).toHaveText('0');
    await expect(hud(page, 'Best')).toHaveText(String(target));
  });
}

test('Tower of Hanoi: a disc is dragged, rejected, undone and hinted', async ({ page }) => {
  await openGame(page, '/towerofhanoi');
  const drag = async (from: number, to: number) => {
    const [a, b] = [await tower(page, from).boundingBox(), await tower(page, to).boundingBox()];
    if (!a || !b) throw new Error('The towers are not there');
    await page.mouse.move(a.x + a.width / 2, a.y + a.height * 0.7);
    await page.mouse.down();
    await page.mouse.move(b.x + b.width / 2, b.y + b.height / 2, { steps: 6 });
    await page.mouse.up();
  };
  await drag(0, 2);
  await expect(tower(page, 2)).toHaveAccessibleName('Goal: disc 1');
  await drag(0, 2);
  await expect(tower(page, 0)).toHaveAccessibleName('Start: discs 2, 3');
  await expect(hud(page, 'Moves')).toHaveText('1');
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.locator('[aria-live]')).toHaveText('Try this: disc 2 from Start to Helper.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(tower(page, 0)).toHaveAccessibleName('Start: discs 1, 2, 3');
  await expect(hud(page, 'Moves')).toHaveText('1');
});

test('Tower of Hanoi: plays by keyboard alone', async ({ page }) => {
  await openGame(page, '/towerofhanoi');
  for (const key of ['ArrowRight', 'Enter', 'ArrowLeft', 'Enter']) await page.keyboard.press(key);
  await expect(tower(page, 2)).toHaveAccessibleName('Goal: disc 1');
});

test('Tower of Hanoi: discs keep their own colors in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openGame(page, '/towerofhanoi');
  expect((await colorsOf(page.locator('[data-size]'))).size).toBe(3);
});
