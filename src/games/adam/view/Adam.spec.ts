import type { Page } from '@playwright/test';
import { expectLarge } from '../../../../e2e/layout';
import { boxOf, expect, openGame, pressOverlay, test } from '../../../../e2e/support';

const shape = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const slots = (page: Page) => page.getByRole('group', { name: 'Current Guess' }).getByRole('button');

/** What the grown-ups' eye tells. */
async function secretCode(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: /grown-ups/ }).click();
  const labels = await slots(page).evaluateAll((found) => found.map((slot) => slot.getAttribute('aria-label') ?? ''));
  await page.getByRole('button', { name: 'Clear' }).click();
  return labels.map((label) => label.split(': ')[1] ?? '');
}

async function guess(page: Page, code: readonly string[]) {
  for (const name of code) await shape(page, name).click();
  await page.getByRole('button', { name: 'Submit' }).click();
}

for (const [difficulty, positions] of [
  ['Easy', 3],
  ['Medium', 4],
  ['Hard', 5],
] as const) {
  test(`Adam, ${difficulty}: cracks the code at the third guess, by touch`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await openGame(page, '/adam', { seed: 5 });
    await expect(page.getByRole('heading', { name: 'How to Play' })).toBeVisible();
    await page.getByRole('button', { name: difficulty }).click();
    await expect(slots(page)).toHaveCount(positions);
    await expect(page.getByRole('button', { name: 'Submit' })).toBeDisabled();
    const secret = await secretCode(page);
    const wrong = secret[0] === 'heart' ? 'circle' : 'heart';

    await guess(
      page,
      secret.map(() => wrong),
    );
    await guess(page, [wrong, ...secret.slice(1)]);
    await expect(page.getByText('2/10')).toBeVisible();
    const rows = page.getByRole('button', { name: /^Guess \d/ });
    await expect(rows.first()).toHaveAttribute('aria-label', /^Guess 2: .*correct position/);

    // Takes the last guess up again and changes only the wrong shape.
    await rows.first().click();
    await slots(page).first().click();
    await shape(page, secret[0] ?? '').click();
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('heading', { name: 'You cracked the code!' })).toBeVisible();
    await expect(page.getByRole('img', { name: `Secret code: ${secret.join(', ')}` })).toBeVisible();
    await pressOverlay(page, 'New Game');
    await expect(page.getByText('0/10')).toBeVisible();
    await expect(slots(page)).toHaveCount(positions);
  });
}

test('Adam: on the lowest lying phone all that is to be chosen and read is on the stage', async ({ page }) => {
  await page.setViewportSize({ width: 568, height: 320 });
  await openGame(page, '/adam');
  const stage = await boxOf(page.getByRole('main'));
  const legend = page.locator('section', { has: page.getByRole('heading', { name: 'How to Play' }) });
  for (const part of [...(await page.getByRole('group', { name: 'Difficulty' }).getByRole('button').all()), legend]) {
    const { y, bottom } = await boxOf(part);
    expect(y).toBeGreaterThanOrEqual(stage.y);
    expect(bottom).toBeLessThanOrEqual(stage.bottom);
  }
});

test('Adam: the shapes of a difficulty stay within its button', async ({ page }) => {
  await openGame(page, '/adam');
  const levels = page.getByRole('group', { name: 'Difficulty' }).getByRole('button');
  for (const [width, height] of [
    [320, 568],
    [568, 320],
    [667, 375],
    [844, 390],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const level of await levels.all()) {
      const button = await boxOf(level);
      const shapes = await level.locator('span > svg').all();
      expect(shapes.length).toBeGreaterThan(0);
      for (const shape of shapes) {
        const { x, right } = await boxOf(shape);
        expect(x, `${width}x${height}`).toBeGreaterThanOrEqual(button.x);
        expect(right, `${width}x${height}`).toBeLessThanOrEqual(button.right);
      }
    }
  }
});

test('Adam: on a lying phone every piece of Hard has room for a finger', async ({ page }) => {
  await openGame(page, '/adam');
  await page.getByRole('button', { name: 'Hard' }).click();
  const pieces = slots(page).or(page.getByRole('group', { name: 'Shapes' }).getByRole('button'));
  for (const [width, height] of [
    [667, 375],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(pieces).toHaveCount(10);
    await expectLarge(pieces, 64, `${width}x${height}`);
  }
});

test('Adam: ten wrong guesses end with the secret code and a way back, by keyboard', async ({ page }) => {
  await openGame(page, '/adam', { seed: 5 });
  await page.getByRole('button', { name: 'Easy' }).press('Enter');
  await expect(slots(page).first()).toBeFocused();
  const secret = await secretCode(page);
  const wrong = secret[0] === 'heart' ? 'circle' : 'heart';
  for (let made = 0; made < 10; made++) {
    for (let press = 0; press < 3; press++) await shape(page, wrong).press('Enter');
    await page.getByRole('button', { name: 'Submit' }).press('Enter');
  }
  await expect(page.getByText('10/10')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Good try!' })).toBeVisible();
  await expect(page.getByRole('img', { name: `Secret code: ${secret.join(', ')}` })).toBeVisible();
  await pressOverlay(page, 'Back');
  await expect(page.getByRole('heading', { name: 'How to Play' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollHeight <= window.innerHeight)).toBe(true);
});

for (const [width, height] of [
  [1024, 768],
  [844, 390],
  [320, 568],
] as const) {
  test(`Adam at ${width}x${height}: a guess can be read, and the owl keeps out of the rows`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    // Everything is at its place at once.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openGame(page, '/adam', { seed: 5 });
    await page.getByRole('button', { name: 'Hard' }).click();
    for (let made = 0; made < 7; made++) await guess(page, ['triangle', 'star', 'circle', 'heart', 'triangle']);

    const row = page.getByRole('button', { name: /^Guess 7/ });
    for (const tile of await row.locator('[data-result]:has(> svg + [data-result])').all()) {
      const face = tile.locator(':scope > svg');
      const [shape, mark] = [await boxOf(face), await boxOf(tile.locator('[data-result]'))];
      expect(shape.right <= mark.x || shape.bottom <= mark.y).toBe(true);
      expect(shape.width).toBeGreaterThan(height > 640 ? 40 : 34);
      await expect(face).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    }
    const list = await boxOf(page.getByRole('list'));
    const owl = page.locator('[data-nods] > svg');
    if (await owl.isVisible()) expect((await boxOf(owl)).y).toBeGreaterThanOrEqual(list.bottom);
  });
}
