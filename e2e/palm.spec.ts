import type { CDPSession, Locator } from '@playwright/test';
import { expect, middleOf, openGame, pass, test } from './support';

// A thumb that holds the tablet, or a palm, rests on the screen: every button and link answers the other hand, once.

test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

const PALM = { x: 8, y: 700, id: 0 };

/** A short tap, however slow the machine is: each touch says when it was. */
async function pressBesidePalm(hand: CDPSession, control: Locator) {
  const finger = { ...(await middleOf(control)), id: 1 };
  const began = Date.now() / 1000;
  const steps = [
    ['touchStart', [PALM]],
    ['touchStart', [PALM, finger]],
    ['touchEnd', [finger]],
    ['touchEnd', []],
  ] as const;
  for (const [step, [type, touchPoints]] of steps.entries()) {
    const touch = { type, touchPoints: [...touchPoints], timestamp: began + step * 0.05 };
    await hand.send('Input.dispatchTouchEvent', touch);
  }
}

test('buttons, links and choices answer a finger while a palm rests on the screen', async ({ page }) => {
  const hand = await page.context().newCDPSession(page);
  await page.goto('/');
  const favorite = page.getByRole('button', { name: 'Favorite: Balloon Pop' });
  await pressBesidePalm(hand, favorite);
  await expect(favorite).toHaveAttribute('aria-pressed', 'true');
  await pressBesidePalm(hand, page.locator('summary').first());
  await expect(page.locator('[data-about]').first()).not.toHaveAttribute('open');
  await page.getByRole('button', { name: 'Game Settings' }).click();
  const theme = page.locator('label', { has: page.locator('[value=cyber-neon]') });
  await pressBesidePalm(hand, theme);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'cyber-neon');
  await page.keyboard.press('Escape');
  await pressBesidePalm(hand, page.getByRole('link', { name: 'Play Now: Balloon Pop' }));
  await expect(page).toHaveURL('/balloonpop');
});

test('a game and its panels answer a finger while a palm rests on the screen', async ({ page }) => {
  const hand = await page.context().newCDPSession(page);
  await openGame(page, '/balloonpop');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await pressBesidePalm(hand, button('Pause'));
  await expect(button('Resume')).toBeVisible();
  // Panels sleep for their first moment.
  await pass(page, 500);
  await pressBesidePalm(hand, button('Resume'));
  await expect(button('Resume')).toBeHidden();
  await pressBesidePalm(hand, page.getByRole('link', { name: 'Home', exact: true }));
  await expect(page).toHaveURL('/');
});
