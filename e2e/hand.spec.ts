import { expect, type Locator, type Page, test } from '@playwright/test';
import { GAMES } from './hardening/games';
import { boxOf, fixChance } from './support';

const BEGUN = 'wigglewood-games-begun';
/** As kit/late/offerHand.ts waits. */
const FIRST = 3000;
const LATER = 12_000;

test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

declare global {
  interface Window {
    hands: {
      /** When hands came, in ms since the page was opened, and how long after what let them come. */
      came: { at: number; waited: number }[];
      /** When the last finger went down, and when there was something to help with. */
      touched: number;
      lit: number;
      /** Where hands pressed. */
      pressed: { x: number; y: number }[];
    };
  }
}

const handOf = (page: Page) => page.locator('.ghostHand');
const cell = (page: Page, index: number) => page.locator(`[data-spot="${index}"]`);

async function open(page: Page, path: string) {
  await page.addInitScript(() => {
    const hands: Window['hands'] = { came: [], touched: 0, lit: 0, pressed: [] };
    window.hands = hands;
    addEventListener('pointerdown', () => Object.assign(hands, { touched: performance.now() }), true);
    new MutationObserver((records) => {
      const isOf =
        (name: string) =>
        (node: Node): node is HTMLElement =>
          node instanceof HTMLElement && node.className === name;
      const [isHand, isLight] = [isOf('ghostHand'), isOf('wantedLight')];
      for (const { target, addedNodes, attributeName } of records) {
        const at = performance.now();
        const isOn = isLight(target) && attributeName === 'hidden' && !target.hidden;
        if (isOn || [...addedNodes].some(isLight)) hands.lit = at;
        if ([...addedNodes].some(isHand)) hands.came.push({ at, waited: at - Math.max(hands.touched, hands.lit) });
        if (!isHand(target)) continue;
        const { e: x, f: y } = new DOMMatrix(target.style.transform);
        if (Number(target.style.getPropertyValue('--pressed')) > 0.5) hands.pressed.push({ x, y });
      }
    }).observe(document, { childList: true, subtree: true, attributeFilter: ['style', 'hidden'] });
  });
  await page.goto(path);
}

/** How long it took since the last touch, since there was something to help with, or since the page was opened. */
async function waitForHand(page: Page, count = 1): Promise<number> {
  await expect.poll(() => page.evaluate(() => window.hands.came.length), { timeout: 60_000 }).toBe(count);
  return page.evaluate(() => window.hands.came.at(-1)?.waited ?? Number.NaN);
}

/** The places that its finger pressed. */
async function pressedAt(page: Page) {
  await expect(handOf(page)).toHaveCount(0);
  return page.evaluate(() => window.hands.pressed);
}

async function expectWithin(places: readonly { x: number; y: number }[], thing: Locator) {
  const box = await boxOf(thing);
  expect(places.length).toBeGreaterThan(0);
  for (const { x, y } of places) {
    expect(Math.abs(x - box.x - box.width / 2)).toBeLessThan(box.width / 2);
    expect(Math.abs(y - box.y - box.height / 2)).toBeLessThan(box.height / 2);
  }
}

test.describe('the ghost hand', () => {
  test('shows a new child once what to do, later only after a longer stillness', async ({ page }) => {
    await open(page, '/tictactoe');
    expect(await waitForHand(page)).toBeGreaterThan(FIRST);
    await expectWithin(await pressedAt(page), cell(page, 4));
    await expect(handOf(page)).toHaveCount(0);
    await waitForHand(page, 2);
    const [first = 0, second = 0] = await page.evaluate(() => window.hands.came.map(({ at }) => at));
    expect(second - first).toBeGreaterThan(LATER);
  });

  test('goes at the first touch, takes none, and remembers that the game was begun', async ({ page }) => {
    await open(page, '/tictactoe');
    await waitForHand(page);
    await cell(page, 4).tap();
    await expect(handOf(page)).toHaveCount(0);
    await expect(cell(page, 4)).toHaveAccessibleName(/X$/);
    const begun = () => page.evaluate((key) => localStorage.getItem(key), BEGUN);
    expect(await begun()).toBeNull();
    await page.getByRole('link', { name: 'Home' }).click();
    await expect.poll(begun).toBe('["/tictactoe"]');
  });

  test('waits longer for a child who has been here before', async ({ page }) => {
    await page.addInitScript((key) => localStorage.setItem(key, '["/tictactoe"]'), BEGUN);
    await open(page, '/tictactoe');
    expect(await waitForHand(page)).toBeGreaterThan(LATER);
  });

  test('comes after three touches that did nothing, and not while a child plays', async ({ page }) => {
    await open(page, '/tictactoe');
    // O is on its way to win: the hand keeps X from losing.
    for (const index of [0, 4, 8, 1]) await cell(page, index).tap();
    expect(await page.evaluate(() => window.hands.came)).toEqual([]);
    for (let touch = 0; touch < 3; touch++) await cell(page, 0).tap();
    expect(await waitForHand(page)).toBeLessThan(LATER);
    await expectWithin(await pressedAt(page), cell(page, 7));
  });

  test('points at the button of a menu', async ({ page }) => {
    await open(page, '/snake');
    await waitForHand(page);
    await expectWithin(await pressedAt(page), page.getByRole('button', { name: /^Easy Mode/ }));
  });

  test('comes over the stage as soon, once a menu is left', async ({ page }) => {
    await fixChance(page);
    await open(page, '/bugcatcher');
    const start = page.getByRole('button', { name: /Start/ }).first();
    await start.tap();
    await expect(start).toHaveCount(0);
    expect(await waitForHand(page)).toBeLessThan(LATER - FIRST);
    await page.goto('/');
    expect(await page.evaluate((key) => localStorage.getItem(key), BEGUN)).toBe('["/bugcatcher"]');
  });

  for (const { path, check } of GAMES) {
    const { miss } = check;
    if (!miss) continue;
    test(`comes after three misses, with a glow, in ${path}`, async ({ page }) => {
      await page.addInitScript(([key, begun]) => localStorage.setItem(key, begun), [
        BEGUN,
        JSON.stringify([path]),
      ] as const);
      await fixChance(page);
      await open(page, path);
      await page.locator('main section button').first().tap();
      const field = page.locator('main .play');
      await expect(field).toHaveJSProperty('inert', false);
      const box = await boxOf(field);
      for (let touch = 0; touch < 3; touch++) {
        await page.touchscreen.tap(box.x + miss.x * box.width, box.y + miss.y * box.height);
      }
      await expect(page.locator('.wantedLight')).toBeVisible();
      // Both wait for a thing that is wanted.
      expect(await waitForHand(page)).toBeLessThan(LATER / 2);
    });
  }

  test('stands still where less motion is wanted, until it is touched', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/tictactoe');
    await waitForHand(page);
    const transforms = await handOf(page).evaluate(async (hand) => {
      const seen = new Set<string>();
      for (let frame = 0; frame < 120; frame++) {
        await new Promise(requestAnimationFrame);
        seen.add(getComputedStyle(hand).transform);
      }
      return seen.size;
    });
    expect(transforms).toBe(1);
    await cell(page, 4).tap();
    await expect(handOf(page)).toHaveCount(0);
  });
});
