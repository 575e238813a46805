import { STICKERS } from '../site';
import { expect, test } from '../support';
import { follow } from './games';
import { createDice, createHands } from './hands';
import { MASH_EVENTS, SEED } from './size';
import { look, watch } from './watch';

const SCREEN = { width: 768, height: 1024, touch: true };
const LOOK_EVERY = 25;
const GIVEN = STICKERS.slice(0, 5).map(({ id }) => id);

test.use({ viewport: { width: SCREEN.width, height: SCREEN.height }, hasTouch: true, isMobile: true });

for (const [index, side] of ['Pictures', 'Stickers'].entries()) {
  test(`the album withstands small hands: ${side}`, async ({ page }) => {
    await page.addInitScript(watch);
    await page.addInitScript((given) => localStorage.setItem('wigglewood-stickers', JSON.stringify(given)), GIVEN);
    await page.goto('/album');
    await page.getByRole('button', { name: side }).click();
    const cdp = await page.context().newCDPSession(page);
    const hands = createHands(page, cdp, createDice(SEED * 1000 + 900 + index), SCREEN);
    for (let event = 0; event < MASH_EVENTS; event += LOOK_EVERY) {
      for (let count = 0; count < LOOK_EVERY; count++) await hands.act();
      expect(await look(page, '/album'), `SEED=${SEED}, event ${event} to ${event + LOOK_EVERY}`).toEqual([]);
    }
    await hands.press();
    await follow(page, '/');
    await expect(page.getByRole('heading', { level: 1, name: 'What shall we play today?' })).toBeVisible();
    await hands.letGo();
  });
}

test('the album leaves nothing behind after eight visits', async ({ page }) => {
  await page.addInitScript((given) => localStorage.setItem('wigglewood-stickers', JSON.stringify(given)), GIVEN);
  await page.goto('/');
  const cdp = await page.context().newCDPSession(page);
  const counts: { nodes: number; jsEventListeners: number }[] = [];
  for (let visit = 0; visit < 8; visit++) {
    await follow(page, '/album');
    await page.getByRole('button', { name: 'Stickers' }).click();
    await page.getByRole('button', { name: 'Castle' }).click();
    await page.getByRole('button', { name: 'Pictures' }).click();
    await follow(page, '/');
    await page.getByRole('heading', { level: 1, name: 'What shall we play today?' }).waitFor();
    await page.evaluate(() => {
      for (const picture of document.images) picture.loading = 'eager';
    });
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
    for (let times = 0; times < 2; times++) await cdp.send('HeapProfiler.collectGarbage');
    const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters');
    counts.push({ nodes, jsEventListeners });
  }
  const [before, after] = [counts[3], counts.at(-1)];
  expect((after?.nodes ?? 0) - (before?.nodes ?? 0), JSON.stringify(counts)).toBeLessThanOrEqual(2);
  expect((after?.jsEventListeners ?? 0) - (before?.jsEventListeners ?? 0), JSON.stringify(counts)).toBeLessThanOrEqual(
    2,
  );
});
