import type { Page } from '@playwright/test';
import { expectLarge } from '../../../../e2e/layout';
import { expect, hud, openGame, pass, pressOverlay, test } from '../../../../e2e/support';

const cards = (page: Page) => page.getByRole('list', { name: 'Cards' }).getByRole('button');

/** Turns every card once to learn where the pairs are. */
async function learn(page: Page): Promise<Map<string, number[]>> {
  const places = new Map<string, number[]>();
  const count = await cards(page).count();
  for (let index = 0; index < count; index++) {
    const label = async () => (await cards(page).nth(index).getAttribute('aria-label')) ?? '';
    if (!(await label()).includes(':')) await cards(page).nth(index).press('Enter');
    const name = (await label()).replace(', found', '').split(': ')[1] ?? '';
    places.set(name, [...(places.get(name) ?? []), index]);
    await pass(page, 1100);
  }
  return places;
}

for (const [difficulty, count] of [
  ['Easy', 6],
  ['Medium', 12],
  ['Hard', 24],
] as const) {
  test(`Memory Match, ${difficulty}: finds all pairs by touch and plays again`, async ({ page }) => {
    await openGame(page, '/memorymatch', { seed: 7 });
    await page.getByRole('button', { name: difficulty }).click();
    await expect(cards(page)).toHaveCount(count);
    const places = await learn(page);
    for (const [first = 0, second = 0] of places.values()) {
      for (const index of [first, second]) {
        const card = cards(page).nth(index);
        if (!(await card.getAttribute('aria-label'))?.includes('found')) await card.click({ force: true });
      }
      await pass(page, 1100);
    }
    await expect(page.getByRole('heading', { name: 'Congratulations!' })).toBeVisible();
    await expect(page.getByText(/You found all the pairs in \d+ moves/)).toBeVisible();
    await pressOverlay(page, 'Play Again');
    await expect(hud(page, 'Moves')).toHaveText('0');
    await expect(cards(page)).toHaveCount(count);
  });
}

test('Memory Match: on a lying phone every card of Hard has room for a finger', async ({ page }) => {
  await openGame(page, '/memorymatch');
  await page.getByRole('button', { name: 'Hard' }).click();
  for (const [width, height] of [
    [667, 375],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await pass(page, 1000);
    await expect(cards(page)).toHaveCount(24);
    await expectLarge(cards(page), 64, `${width}x${height}`);
    for (const card of await cards(page).all()) await expect(card).toBeInViewport({ ratio: 1 });
  }
});
