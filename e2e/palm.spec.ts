import { type CDPSession, expect, type Locator, test } from '@playwright/test';
import { isAlive, watchForLife } from './support';

// A thumb that holds the tablet, or a palm, rests on the screen: every button and link answers the other hand, once.

test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

const PALM = { x: 8, y: 700, id: 0 };

async function pressBesidePalm(hand: CDPSession, control: Locator) {
  const box = await control.boundingBox();
  if (!box) throw new Error(`${control} is not there`);
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2, id: 1 };
  const send = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number; id: number }[]) =>
    hand.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [PALM]);
  await send('touchStart', [PALM, finger]);
  await send('touchEnd', [finger]);
  await send('touchEnd', []);
}

test('buttons and links answer a finger while a palm rests on the screen', async ({ page }) => {
  await watchForLife(page);
  const hand = await page.context().newCDPSession(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.goto('/');
  await page.waitForFunction(isAlive);
  await pressBesidePalm(hand, button('Favorite: Balloon Pop'));
  await expect(button('Favorite: Balloon Pop')).toHaveAttribute('aria-pressed', 'true');
  await pressBesidePalm(hand, page.getByRole('link', { name: 'Play Now: Balloon Pop' }));
  await expect(page).toHaveURL('/balloonpop');
  await pressBesidePalm(hand, button('Pause'));
  await expect(button('Resume')).toBeVisible();
  // Panels sleep for their first moment: it is pressed until it answers.
  await expect(async () => {
    await pressBesidePalm(hand, button('Resume'));
    await expect(button('Resume')).toBeHidden({ timeout: 100 });
  }).toPass();
  await pressBesidePalm(hand, page.getByRole('link', { name: 'Home', exact: true }));
  await expect(page).toHaveURL('/');
});
