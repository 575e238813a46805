import type { Page } from '@playwright/test';
import { violations } from '../axe';
import { ROUTES, STORAGE_KEYS } from '../site';
import { expect, HOUR, openGame, pass, test } from '../support';
import * as broken from './broken';
import { follow, GAMES, isReady } from './games';
import { createDice, createHands } from './hands';
import { LONG, SEED } from './size';
import { look, watch } from './watch';

const ACTS = LONG ? 60 : 12;
const KEYS = STORAGE_KEYS.map(({ key }) => key);
/** The short form takes those in which most goes on by itself. */
const TIMED = GAMES.filter(({ check }) => LONG || check.isTimed);
/** The short form leaves out the pages of words alone, but one. */
const PAGES = ROUTES.filter(({ page, article }) => !page.game && (LONG || !article || page.path === '/about'));

type Break = (page: Page) => Promise<unknown>;
const by = (script: () => void) => (page: Page) => page.addInitScript(script);

/** What can be broken, two things at a time: storage and sound know nothing of each other. */
const FAULTS: readonly (readonly [name: string, storage: Break, other: Break])[] = [
  ['storage that throws, no sound', by(broken.storageThrows), by(broken.noAudio)],
  ['storage that is forbidden, sound that cannot start', by(broken.storageIsForbidden), by(broken.audioCannotBeMade)],
  ['storage that is full, sound that breaks', by(broken.storageIsFull), by(broken.audioMethodsThrow)],
  [
    'rubbish in storage, less motion',
    (page) => page.addInitScript(broken.storageHoldsRubbish, KEYS),
    (page) => page.emulateMedia({ reducedMotion: 'reduce' }),
  ],
];

async function play(page: Page, seed: number, path: string) {
  const cdp = await page.context().newCDPSession(page);
  const screen = { width: 1280, height: 720, touch: false };
  const hands = createHands(page, cdp, createDice(SEED * 1000 + seed), screen);
  for (let count = 0; count < ACTS; count++) await hands.act();
  await hands.letGo();
  expect(await look(page, path), `SEED=${SEED}`).toEqual([]);
  await expect(page.locator('main .play')).toBeVisible();
  await page.setViewportSize(screen);
}

for (const [turn, [fault, ...breaks]] of FAULTS.entries()) {
  // In the short form every game meets one of the four.
  const games = [...GAMES.entries()].filter(([index]) => LONG || index % FAULTS.length === turn);

  test(`games play on with ${fault}`, async ({ page }) => {
    for (const breakIt of breaks) await breakIt(page);
    await page.addInitScript(watch);
    await page.goto('/');
    for (const [index, { path, address }] of games) {
      await follow(page, address);
      await page.waitForFunction(isReady);
      await play(page, index, path);
    }
  });

  test(`other pages open with ${fault}`, async ({ page }) => {
    for (const breakIt of breaks) await breakIt(page);
    for (const { path } of PAGES) {
      await page.goto(path);
      await expect(page.locator('h1')).toBeVisible();
      // The privacy page shows what is stored as it is.
      if (path !== '/privacy') expect(await page.locator('body').innerText()).not.toMatch(/\b(NaN|Infinity)\b/);
    }
    // What cannot be kept still works for this visit.
    await page.goto('/');
    const heart = page.getByRole('button', { name: 'Favorite: Snake' });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Game Settings' }).click();
    await page.getByRole('radio', { name: 'Cyber Neon' }).check({ force: true });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'cyber-neon');
  });
}

const visibility = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

for (const { name, path, address } of TIMED) {
  test(`${name} forgives a clock that jumps and a tab left for hours`, async ({ page }) => {
    await page.addInitScript(watch);
    await openGame(page, address);
    const panel = page.locator('main section button').first();
    await pass(page, 500);
    if (await panel.isVisible()) await panel.click();
    await pass(page, 1500);
    const values = () => page.locator('header li b').allTextContents();
    const before = await values();
    expect(before).not.toEqual([]);
    await visibility(page, 'hidden');
    await page.clock.fastForward(7 * HOUR);
    await visibility(page, 'visible');
    await pass(page, 50);
    expect(await values()).toEqual(before);
    const resume = page.locator('main section').getByRole('button', { name: 'Resume' });
    await pass(page, 500);
    if (await resume.isVisible()) await resume.click();
    // Asleep without a word, and then a clock that is set back.
    await page.clock.fastForward(7 * HOUR);
    await pass(page, 50);
    await page.clock.setSystemTime(0);
    await pass(page, 2000);
    expect(await look(page, path)).toEqual([]);
    await expect(page.locator('main .play')).toBeVisible();
  });
}

test('without a canvas every game plays on, or says kindly what is missing', async ({ browser, baseURL }) => {
  // Its own page: React writes into the log that a game gave up.
  const page = await browser.newPage({ baseURL });
  await page.addInitScript(broken.cannotPaint);
  await page.goto('/');
  for (const { address, check } of GAMES) {
    await follow(page, address);
    await expect(page).toHaveURL(address);
    if (check.isButtons) {
      await expect(page.locator('main .play button').first()).toBeVisible();
      await expect(page.locator('main canvas:not(.celebration)')).toHaveCount(0);
    } else {
      await expect(page.getByText('This browser cannot paint the pictures of this game.')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Home' })).toBeVisible();
    }
  }
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { name: 'What shall we play today?' })).toBeVisible();
  await page.close();
});

for (const part of [/assets\/dialogs-.*\.js/, /assets\/dialogs-.*\.css/]) {
  test(`an age check that cannot be had is no blank page: ${part}`, async ({ browser, baseURL }) => {
    const page = await browser.newPage({ baseURL });
    await page.route(part, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/abilities');
    await expect(page.getByRole('heading', { name: 'Oops, Wiggle tripped' })).toBeVisible();
    await page.close();
  });
}

for (const [dialog, opener] of [
  ['Game Settings', (page: Page) => page.getByRole('button', { name: 'Game Settings' })],
  ['the age check', (page: Page) => page.getByRole('link', { name: 'Play Now: Abilities' })],
] as const) {
  test(`where ${dialog} cannot be had, Home says so kindly, and goes on when it can`, async ({ browser, baseURL }) => {
    const page = await browser.newPage({ baseURL });
    await page.goto('/');
    await page.context().setOffline(true);
    const problem = page.getByRole('dialog', { name: 'Oops, Wiggle tripped' });
    await opener(page).click();
    await expect(problem).toContainText('This did not open');
    expect(await violations(page, { type: 'tag', values: ['wcag2a', 'wcag2aa'] })).toEqual([]);
    await problem.getByRole('button', { name: 'Try again' }).click();
    await expect(problem).toContainText('There is still no answer.');
    await problem.getByRole('button', { name: 'Close' }).click();
    await expect(problem).toBeHidden();
    await expect(opener(page)).toBeFocused();
    // Even with a connection its styles would be missing: the page is loaded again for it.
    await page.context().setOffline(false);
    await opener(page).click();
    await Promise.all([page.waitForEvent('load'), problem.getByRole('button', { name: 'Try again' }).click()]);
    await opener(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(problem).toHaveCount(0);
    await page.close();
  });
}
