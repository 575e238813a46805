import type { Page } from '@playwright/test';
import { enterAsGrownUp, question } from './grownUp';
import { CARDS } from './site';
import { expect, openGame, stored, test } from './support';

const calm = (page: Page) => page.getByRole('switch', { name: 'Calm play' });

test('two tabs agree: a switch, and the game that is open in the other', async ({ page, context }) => {
  await enterAsGrownUp(page);
  const other = await context.newPage();
  await enterAsGrownUp(other);
  const game = await context.newPage();
  await openGame(game, '/balloonpop');
  await expect(game.getByText('Time Left')).toBeVisible();

  await calm(page).click();
  await page.getByRole('button', { name: 'Off' }).last().click();
  await expect(calm(other)).toHaveAttribute('aria-checked', 'true');
  await expect(game.getByText('Time Left')).toBeHidden();
  await expect(game.getByRole('button', { name: 'Mute' })).toHaveAttribute('aria-pressed', 'true');
  await calm(other).click();
  await expect(calm(page)).toHaveAttribute('aria-checked', 'false');
  await expect(game.getByText('Time Left')).toBeVisible();
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });
  test('the page opens, keeps what is chosen, and play time goes on', async ({ page, context }) => {
    await page.goto('/');
    await expect(page.getByText('ready to play offline')).toBeVisible({ timeout: 30_000 });
    await context.setOffline(true);
    await enterAsGrownUp(page);
    await page.getByRole('button', { name: '20 minutes' }).click();
    await page.goto('/balloonpop');
    await expect(page.getByText('Play time: plenty left')).toBeAttached({ timeout: 30_000 });
    await page.goto('/');
    expect(await stored(page, 'wigglewood-play-time')).toBe('20');
  });
});

test('by keyboard alone: the question, a switch, a game off the shelf, and how to lock a tablet', async ({ page }) => {
  await page.goto('/grown-ups');
  await expect(question(page)).toBeVisible();
  const [first = 0, second = 0] = (await question(page).locator('b').allTextContents()).map(Number);
  const focused = page.locator(':focus');
  async function tabTo(name: string | RegExp) {
    for (let step = 0; step < 60; step++) {
      await page.keyboard.press('Tab');
      const label = await focused.evaluate(
        (element) => element.getAttribute('aria-label') ?? element.textContent ?? '',
      );
      if (label.match(name)) return;
    }
    throw new Error(`The keyboard does not reach ${name}`);
  }
  await tabTo(new RegExp(`^${first + second}$`));
  await page.keyboard.press('Enter');
  await expect(calm(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await tabTo('Calm play');
  await page.keyboard.press('Space');
  await expect(calm(page)).toHaveAttribute('aria-checked', 'true');
  await tabTo(/^Snake/);
  await page.keyboard.press('Space');
  await expect(page.getByText(`Home shows ${CARDS.length - 1} of ${CARDS.length} games.`)).toBeVisible();
  await tabTo('Show me how');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Android: app pinning' })).toBeVisible();
});
