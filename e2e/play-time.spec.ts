import type { Page } from '@playwright/test';
import { violations } from './axe';
import { answer, enterAsGrownUp, question } from './grownUp';
import { expect, pass, STILL, stored, test } from './support';

test.use(STILL);

const SETTING = 'wigglewood-play-time';
const USED = 'wigglewood-play-time-used';
const MORNING = new Date(2026, 4, 4, 10).getTime();
const TEN = 600;

/** Opens a page in the morning, with ten minutes of play a day, of which so many seconds are used. */
async function openAt(page: Page, path: string, seconds: number, more: object = {}) {
  await page.clock.install({ time: MORNING });
  await page.addInitScript(
    ({ setting, used, kept }) => {
      if (localStorage.getItem(setting)) return;
      localStorage.setItem(setting, '10');
      localStorage.setItem(used, JSON.stringify(kept));
    },
    { setting: SETTING, used: USED, kept: { day: '2026-05-04', seconds, at: MORNING - 3_600_000, ...more } },
  );
  await page.goto(path);
}

/** Its script comes late, and later on a busy machine. */
const LATE = { timeout: 60_000 };
const night = (page: Page) => page.getByRole('dialog', { name: 'Wiggle is asleep' });
const secondsUsed = async (page: Page): Promise<number> => JSON.parse((await stored(page, USED)) ?? '{}').seconds;

test('counts seconds in a game, keeps them over a reload, and shows a sun without numbers', async ({ page }) => {
  await openAt(page, '/drawcanvas', 0);
  const sun = page.getByText('Play time: plenty left');
  await expect(sun).toBeAttached();
  const before = await secondsUsed(page);
  await pass(page, 20_000);
  const after = await secondsUsed(page);
  expect(after - before).toBeGreaterThan(17);
  expect(after - before).toBeLessThan(60);
  await page.reload();
  await expect(sun).toBeAttached();
  expect(await secondsUsed(page)).toBeGreaterThanOrEqual(after);
  expect(await page.locator('header').innerText()).not.toMatch(/\d/);
});

test('the sun stands in the bar of the smallest phone, in one row with all else', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  for (const path of ['/snake', '/memorymatch', '/drawcanvas']) {
    await openAt(page, path, 0);
    const bar = page.locator('header').first();
    await expect(bar.locator('[data-sun]')).toBeAttached(LATE);
    const [sun, mute, height] = await bar.evaluate((header) => [
      header.querySelector('[data-sun]')?.getBoundingClientRect().right ?? Number.NaN,
      header.querySelector('[aria-label="Mute"]')?.getBoundingClientRect().right ?? Number.NaN,
      header.clientHeight,
    ]);
    expect(mute, path).toBeGreaterThan(300);
    expect(sun, path).toBeLessThan(mute - 64);
    expect(height, path).toBeLessThan(80);
  }
});

test('counts nothing on Home, nor in a page that nobody sees, nor where it is off', async ({ page }) => {
  await openAt(page, '/', 100);
  await pass(page, 20_000);
  expect(await secondsUsed(page)).toBe(100);
  await page.goto('/drawcanvas');
  await expect(page.getByText('Play time: plenty left')).toBeAttached(LATE);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const hidden = await secondsUsed(page);
  await pass(page, 20_000);
  expect(await secondsUsed(page)).toBe(hidden);
  await page.evaluate((key) => localStorage.setItem(key, '0'), SETTING);
  await page.reload();
  await expect(page.locator('main .play')).toBeAttached();
  const off = await secondsUsed(page);
  await pass(page, 20_000);
  expect(await secondsUsed(page)).toBe(off);
  await expect(page.getByText('Play time:')).toHaveCount(0);
});

test('Wiggle yawns once, two minutes before the end', async ({ page }) => {
  await openAt(page, '/drawcanvas', TEN - 120 - 10);
  const yawn = page.getByText('Wiggle is getting tired.');
  await expect(page.getByText('Play time: some left')).toBeAttached(LATE);
  await expect(yawn).toHaveCount(0);
  await pass(page, 15_000);
  await page.reload();
  await expect(page.getByText('Play time: little left')).toBeAttached(LATE);
  for (let second = 0; second < 8; second++) {
    await pass(page, 1000);
    expect(await yawn.count()).toBe(0);
  }
});

test('the yawn is to be seen for three seconds', async ({ page }) => {
  await openAt(page, '/drawcanvas', TEN - 120 - 1);
  const yawn = page.getByText('Wiggle is getting tired.');
  await expect(page.getByText(/Play time: (some|little) left/)).toBeAttached(LATE);
  for (let step = 0; step < 12 && (await yawn.count()) === 0; step++) await pass(page, 500);
  await expect(yawn).toHaveCount(1);
  await pass(page, 3500);
  await expect(yawn).toHaveCount(0);
});

test('at the end Wiggle sleeps over a game without rounds, and nothing of it is lost', async ({ page }) => {
  await openAt(page, '/drawcanvas', TEN - 20);
  await expect(page.getByText('Play time: little left')).toBeAttached(LATE);
  await page.locator('main .play').evaluate((play) => Object.assign(play, { same: true }));
  await expect(night(page)).toHaveCount(0);
  await pass(page, 30_000);
  await expect(night(page)).toBeVisible(LATE);
  expect(await page.locator('main .play').evaluate((play) => 'same' in play)).toBe(true);
  expect(await violations(page, ['wcag2a', 'wcag2aa'])).toEqual([]);
  // However often: browsers let a second Escape through.
  for (let press = 0; press < 3; press++) await page.keyboard.press('Escape');
  await expect(night(page)).toBeVisible(LATE);
  await page.reload();
  await expect(night(page)).toBeVisible(LATE);
});

test('the round under way may be finished: it ends with a pause or a panel', async ({ page }) => {
  await openAt(page, '/balloonpop', TEN - 2);
  await expect(page.getByText('Play time: little left')).toBeAttached(LATE);
  await pass(page, 5000);
  expect(await secondsUsed(page)).toBeGreaterThanOrEqual(TEN);
  await expect(night(page)).toHaveCount(0);
  await page.keyboard.press('KeyP');
  await expect(night(page)).toBeVisible(LATE);
});

test('a round without a clock may be finished, too: once it was begun, and until the next one', async ({ page }) => {
  await openAt(page, '/memorymatch', TEN - 10);
  await expect(page.getByText('Play time: little left')).toBeAttached(LATE);
  const cards = page.getByRole('list', { name: 'Cards' }).getByRole('button');
  for (const card of [cards.first(), cards.last()]) await card.click();
  await pass(page, 20_000);
  expect(await secondsUsed(page)).toBeGreaterThanOrEqual(TEN);
  await expect(night(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Medium' }).click();
  await expect(night(page)).toBeVisible(LATE);
});

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** How a round begins in the other games without a clock. */
const BEGINNINGS: readonly (readonly [path: string, begin: (page: Page) => Promise<void>])[] = [
  [
    '/tictactoe',
    (page) =>
      button(page, /: empty$/)
        .first()
        .click(),
  ],
  ['/fifteenpuzzle', (page) => page.locator('[data-movable="true"]').first().press('Enter')],
  [
    '/towerofhanoi',
    async (page) => {
      for (const tower of [/^Start: /, /^Goal: /]) await button(page, tower).press('Enter');
    },
  ],
  [
    '/dotsandlines',
    async (page) => {
      for (const dot of [/row 1, column 1/, /row 1, column 2/]) await button(page, dot).press('Enter');
    },
  ],
  [
    '/planets',
    // One of the eight is asked for.
    async (page) => {
      for (const slot of await button(page, /^Slot \d/).all()) await slot.press('Enter');
    },
  ],
  [
    '/adam',
    async (page) => {
      await button(page, 'Easy').click();
      for (const name of [/^heart$/, /^heart$/, /^heart$/, /^Submit$/]) await button(page, name).click();
    },
  ],
  [
    '/planetbowling',
    async (page) => {
      await page.keyboard.press('Space');
      await pass(page, 15_000);
    },
  ],
  ...['/cleanuptoys', '/ecohero'].map(
    (path) =>
      [
        path,
        async (page: Page) => {
          const field = page.getByRole('application');
          await field.locator('[aria-pressed]').first().press('Enter');
          await field.locator('button:not([aria-pressed])').first().press('Enter');
        },
      ] as const,
  ),
];

for (const [path, begin] of BEGINNINGS) {
  test(`${path}: a begun round may be finished when play time ends`, async ({ page }) => {
    await openAt(page, path, TEN - 60);
    await expect(page.getByText('Play time: little left')).toBeAttached(LATE);
    await begin(page);
    await pass(page, 70_000);
    expect(await secondsUsed(page)).toBeGreaterThanOrEqual(TEN);
    await pass(page, 3000);
    await expect(night(page)).toHaveCount(0);
  });
}

test('the round under way has two minutes at most, and waits paused below', async ({ page }) => {
  await openAt(page, '/balloonpop', TEN + 110);
  await expect(page.getByText('Play time: little left')).toBeAttached(LATE);
  await expect(night(page)).toHaveCount(0);
  await pass(page, 15_000);
  await expect(night(page)).toBeVisible(LATE);
  await expect(page.locator('main h2')).toHaveText('Paused');
});

test('Home sleeps too, pages for parents do not, and the next morning all are awake', async ({ page }) => {
  await openAt(page, '/', TEN);
  await expect(night(page)).toBeVisible(LATE);
  await page.goto('/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await pass(page, 2000);
  await expect(night(page)).toHaveCount(0);
  await page.goto('/');
  await expect(night(page)).toBeVisible(LATE);
  await page.clock.setSystemTime(new Date(2026, 4, 4, 3));
  await pass(page, 2000);
  await expect(night(page)).toBeVisible(LATE);
  await page.clock.setSystemTime(new Date(2026, 4, 5, 6, 0, 1));
  await pass(page, 2000);
  await expect(night(page)).toHaveCount(0);
});

test('a grown-up gives ten more minutes, or the whole day', async ({ page }) => {
  await openAt(page, '/drawcanvas', TEN + 50);
  const wake = async (choice: string) => {
    await page.getByRole('button', { name: 'For grown-ups' }).click();
    await answer(page);
    await pass(page, 1600);
    await expect(page.getByRole('heading', { name: 'How much longer?' })).toBeFocused();
    await page.getByRole('button', { name: choice }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  await expect(night(page)).toBeVisible(LATE);
  await wake('Ten more minutes');
  await expect(page.getByText('Play time: some left')).toBeAttached(LATE);
  await page.evaluate(
    ([key, seconds]) => {
      const day = JSON.parse(localStorage.getItem(key) ?? '{}');
      localStorage.setItem(key, JSON.stringify({ ...day, seconds }));
    },
    [USED, TEN + 651] as const,
  );
  await page.reload();
  await expect(night(page)).toBeVisible(LATE);
  await wake('No limit today');
  await page.reload();
  await expect(page.locator('main .play')).toBeAttached();
  await pass(page, 5000);
  await expect(night(page)).toHaveCount(0);
});

test('a wrong answer, or a second press, lets Wiggle sleep on', async ({ page }) => {
  await openAt(page, '/drawcanvas', TEN);
  await page.getByRole('button', { name: 'For grown-ups' }).click();
  await answer(page);
  // Small hands go on pressing.
  await page.mouse.click(5, 5);
  await expect(question(page)).toHaveCount(0);
  await pass(page, 3000);
  await expect(night(page)).toBeVisible(LATE);
  await page.getByRole('button', { name: 'For grown-ups' }).click();
  await answer(page, false);
  await pass(page, 5100);
  await expect(question(page)).toHaveCount(0);
  await expect(night(page)).toBeVisible(LATE);
});

test('is chosen by one of six buttons, saved at once, and clean', async ({ page }) => {
  await enterAsGrownUp(page);
  const group = page.getByRole('group', { name: 'Minutes a day' });
  await expect(group.getByRole('button')).toHaveText([
    'Off',
    '10 minutes',
    '20 minutes',
    '30 minutes',
    '45 minutes',
    '60 minutes',
  ]);
  await group.getByRole('button', { name: '30 minutes' }).click();
  expect(await stored(page, SETTING)).toBe('30');
  await expect(group.getByRole('button', { pressed: true })).toHaveText('30 minutes');
  expect(await violations(page, ['wcag2a', 'wcag2aa'])).toEqual([]);
  await page.evaluate((key) => localStorage.setItem(key, '{}'), USED);
  await group.getByRole('button', { name: 'Off' }).click();
  expect(await stored(page, USED)).toBeNull();
});

test('all of the night is on a lying phone', async ({ page }) => {
  await page.setViewportSize({ width: 667, height: 375 });
  await openAt(page, '/drawcanvas', TEN + 50);
  await expect(night(page)).toBeVisible(LATE);
  await expect(page.getByRole('button', { name: 'For grown-ups' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'For grown-ups' }).click();
  await answer(page);
  await pass(page, 1600);
  for (const name of ['Ten more minutes', 'No limit today', 'Let Wiggle sleep'])
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Let Wiggle sleep' }).click();
  await expect(page.getByRole('heading', { name: 'Wiggle is asleep' })).toBeFocused();
});
