import { expect, hud, test } from '../support';
import { follow, GAMES, isReady } from './games';
import { createDice, createHands, type Screen } from './hands';
import { inTurn, LONG, MASH_EVENTS, SEED } from './size';
import { look, watch } from './watch';

const SCREENS: readonly Screen[] = [
  { width: 320, height: 568, touch: true },
  { width: 768, height: 1024, touch: true },
  { width: 1280, height: 720, touch: false },
];
/** The page is asked how it is after so many events. */
const LOOK_EVERY = 25;

for (const [index, { name, path, address }] of GAMES.entries()) {
  for (const screen of inTurn(SCREENS, index)) {
    test.describe(() => {
      const { width, height, touch } = screen;
      test.use({ viewport: { width, height }, hasTouch: touch, isMobile: touch });

      test(`${name} withstands small hands at ${width} x ${height}`, async ({ page }) => {
        if (LONG) test.setTimeout(900_000);
        await page.addInitScript(watch);
        await page.goto(address);
        await page.waitForFunction(isReady);
        const cdp = await page.context().newCDPSession(page);
        const hands = createHands(page, cdp, createDice(SEED * 1000 + index), screen);
        for (let event = 0; event < MASH_EVENTS; event += LOOK_EVERY) {
          for (let count = 0; count < LOOK_EVERY; count++) await hands.act();
          expect(await look(page, path), `SEED=${SEED}, event ${event} to ${event + LOOK_EVERY}`).toEqual([]);
        }
        // Home in the middle of it all, with a finger still down.
        await hands.press();
        await follow(page, '/');
        await expect(page).toHaveURL('/');
        await expect(page.getByRole('heading', { level: 1, name: 'What shall we play today?' })).toBeVisible();
        await hands.letGo();
      });
    });
  }
}

test.describe(() => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true });

  test('a swipe across the bar or the values does not go back, and a pull does not load again', async ({ page }) => {
    await page.goto('/');
    await page.goto('/balloonpop');
    await page.waitForFunction(isReady);
    await page.evaluate(() => Object.assign(window, { sameLoad: true }));
    const cdp = await page.context().newCDPSession(page);
    for (const [dx, dy] of [
      [20, 0],
      [-20, 0],
      [0, 30],
    ] as const) {
      for (const y of [40, 110]) {
        for (let step = 0; step < 14; step++) {
          const at = { x: 160 - 7 * dx + step * dx, y: y + step * dy };
          await cdp.send('Input.dispatchTouchEvent', { type: step ? 'touchMove' : 'touchStart', touchPoints: [at] });
        }
        await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      }
    }
    // The round goes on for a while.
    const time = hud(page, 'Time Left');
    await expect(time).not.toHaveText((await time.textContent()) ?? '');
    expect(await page.evaluate(() => 'sameLoad' in window)).toBe(true);
  });
});
