import { expect, type Locator, type Page, test } from '@playwright/test';

const BEGUN = 'wigglewood-games-begun';
/** As kit/late/ghostHand.ts waits. */
const FIRST = 3000;
const LATER = 12_000;

test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

const handOf = (page: Page) => page.locator('.ghostHand');

async function open(page: Page, path: string) {
  await page.clock.install();
  await page.goto(path);
  await page.getByRole('main').waitFor();
  // What comes when the page is at rest comes now; the waiting begins with it.
  await expect(async () => {
    await page.clock.runFor(50);
    expect(await page.evaluate(() => performance.getEntriesByName('game-ready').length)).toBeGreaterThan(0);
  }).toPass();
  await page.waitForLoadState('networkidle');
}

/** Lets time pass in small steps until the hand is there, and tells how long it took. */
async function waitForHand(page: Page, most: number): Promise<number> {
  const step = 250;
  for (let ms = step; ms <= most; ms += step) {
    await page.clock.runFor(step);
    if ((await handOf(page).count()) > 0) return ms;
  }
  return Number.POSITIVE_INFINITY;
}

/** Where its finger points. */
const tipOf = (page: Page) =>
  handOf(page).evaluate((hand) => {
    const { e: x, f: y } = new DOMMatrix(getComputedStyle(hand).transform);
    return { x, y };
  });

async function expectAt(page: Page, thing: Locator) {
  const box = await thing.boundingBox();
  const { x, y } = await tipOf(page);
  expect(x).toBeGreaterThan(box?.x ?? Number.NaN);
  expect(x).toBeLessThan((box?.x ?? 0) + (box?.width ?? 0));
  expect(y).toBeGreaterThan(box?.y ?? Number.NaN);
  expect(y).toBeLessThan((box?.y ?? 0) + (box?.height ?? 0));
}

const cell = (page: Page, index: number) => page.locator('[data-spot]').nth(index);

test.describe('the ghost hand', () => {
  test('shows who is new here what to do, goes at the first touch and takes none', async ({ page }) => {
    await open(page, '/tictactoe');
    expect(await waitForHand(page, FIRST + 1000)).toBeGreaterThan(FIRST - 1000);
    await page.clock.runFor(700);
    await expectAt(page, cell(page, 4));
    await cell(page, 4).tap();
    await expect(handOf(page)).toHaveCount(0);
    await expect(cell(page, 4)).toHaveAccessibleName(/X$/);
    expect(await page.evaluate((key) => localStorage.getItem(key), BEGUN)).toBe('["/tictactoe"]');
  });

  test('shows its gesture once, then waits for a longer stillness', async ({ page }) => {
    await open(page, '/tictactoe');
    await waitForHand(page, FIRST + 1000);
    await page.clock.runFor(2500);
    await expect(handOf(page)).toHaveCount(0);
    expect(await waitForHand(page, LATER + 1000)).toBeGreaterThan(LATER - 3500);
  });

  test('waits longer for who has been here before', async ({ page }) => {
    await page.addInitScript((key) => localStorage.setItem(key, '["/tictactoe"]'), BEGUN);
    await open(page, '/tictactoe');
    const took = await waitForHand(page, LATER + 1000);
    expect(took).toBeGreaterThan(LATER - 1000);
    expect(took).toBeLessThanOrEqual(LATER + 1000);
  });

  test('comes after three touches that did nothing, and not for who plays', async ({ page }) => {
    await open(page, '/tictactoe');
    for (const index of [0, 1, 2]) {
      await cell(page, index).tap();
      expect(await waitForHand(page, 2000)).toBe(Number.POSITIVE_INFINITY);
    }
    for (let touch = 0; touch < 3; touch++) await cell(page, 0).tap();
    expect(await waitForHand(page, 2000)).toBeLessThan(2000);
    await page.clock.runFor(700);
    await expectAt(page, cell(page, 3).or(cell(page, 4)).first());
  });

  test('points at the button of a menu', async ({ page }) => {
    await open(page, '/snake');
    await waitForHand(page, FIRST + 1000);
    await page.clock.runFor(700);
    await expectAt(page, page.getByRole('button', { name: /^Easy Mode/ }));
  });

  test('is not there while a question is open', async ({ page }) => {
    await page.clock.install();
    await page.goto('/adam');
    await page.getByRole('dialog').waitFor();
    expect(await waitForHand(page, LATER)).toBe(Number.POSITIVE_INFINITY);
  });

  test('stands still beside its place where less motion is wanted, until it is touched', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/tictactoe');
    await waitForHand(page, FIRST + 1000);
    const before = await tipOf(page);
    await page.clock.runFor(5000);
    expect(await tipOf(page)).toEqual(before);
    await expectAt(page, cell(page, 4));
    await cell(page, 4).tap();
    await expect(handOf(page)).toHaveCount(0);
  });
});
