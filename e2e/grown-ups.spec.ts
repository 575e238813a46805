import type { Page } from '@playwright/test';
import { THEMES } from '../src/kit/theme/themes';
import { violations } from './axe';
import { answer, enterAsGrownUp, question } from './grownUp';
import { storageThrows } from './hardening/broken';
import { CARDS } from './site';
import { boxOf, expect, holdBackApp, openGame, pass, STILL, stored, test } from './support';

test.use(STILL);

const ALL = CARDS.length;
const FOR_TWO = CARDS.filter(({ card }) => card.age <= 2).length;

const section = (page: Page, name: string) => page.getByRole('region', { name });
const cards = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

test.describe('the question', () => {
  test('comes before any switch, once a visit', async ({ page }) => {
    const html = await (await page.request.get('/grown-ups')).text();
    expect(html).toContain('Choose what fits your child');
    expect(html).not.toContain('The shelf');
    await page.goto('/grown-ups');
    await expect(question(page).getByText('This page is for grown-ups. What is the answer?')).toBeVisible();
    await expect(page.getByRole('switch')).toHaveCount(0);
    await answer(page);
    await expect(page.getByText('Correct!', { exact: true })).toBeVisible();
    await expect(page.getByRole('switch', { name: 'Calm play' })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: /home/ }).click();
    await page.getByRole('contentinfo').getByRole('link', { name: 'For Grown-ups' }).click();
    await expect(section(page, 'The shelf')).toBeVisible();
    await page.reload();
    await expect(question(page)).toBeVisible();
    await expect(section(page, 'The shelf')).toHaveCount(0);
  });

  test('leads Home when it is closed, and 5 s after a wrong answer', async ({ page }) => {
    await page.clock.install();
    await page.goto('/grown-ups');
    await question(page).getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL('/');
    await page.goto('/grown-ups');
    await answer(page, false);
    await pass(page, 5000);
    await expect(page).toHaveURL('/');
  });

  test('is reached from Game Settings, one step from Home', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Game Settings' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'For grown-ups' }).click();
    await expect(page).toHaveURL('/grown-ups');
    await question(page).getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('heading', { name: 'What shall we play today?' })).toBeVisible();
    expect(await page.evaluate(() => history.state?.dialog)).toBeUndefined();
  });
});

test.describe('the shelf', () => {
  test('takes games off Home and puts them back; a direct link still opens', async ({ page }) => {
    await enterAsGrownUp(page);
    const snake = page.getByRole('button', { name: 'Snake, 3+' });
    await expect(snake).toHaveAttribute('aria-pressed', 'true');
    await snake.click();
    await page.getByRole('button', { name: 'Pinball, 2+' }).click();
    await expect(page.getByText(`Home shows ${ALL - 2} of ${ALL} games.`)).toBeVisible();
    expect(await stored(page, 'wigglewood-shelf')).toBe('["/snake","/pinball"]');

    await page.getByRole('banner').getByRole('link', { name: /home/ }).click();
    await expect(cards(page)).toHaveCount(ALL - 2);
    await expect(page.getByRole('link', { name: 'Play Now: Snake' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Age 2' }).click();
    // Pinball is away, Snake is not for that age.
    await expect(cards(page)).toHaveCount(FOR_TWO - 1);
    await expect(page.getByText('2 games are put away.')).toBeVisible();
    await page.getByRole('link', { name: 'Grown-ups can change that.' }).click();
    await page.getByRole('button', { name: 'Snake, 3+' }).click();
    expect(await stored(page, 'wigglewood-shelf')).toBe('["/pinball"]');

    await page.goto('/pinball');
    await expect(page.locator('main .play')).toBeVisible();
  });

  test('is for a two-year-old in one tap, and for all in another', async ({ page }) => {
    await enterAsGrownUp(page);
    const shelf = section(page, 'The shelf');
    const button = (name: string) => shelf.getByRole('button', { name, exact: true });
    await expect(button('All games')).toHaveAttribute('aria-pressed', 'true');
    await button('For a two-year-old').click();
    await expect(button('For a two-year-old')).toHaveAttribute('aria-pressed', 'true');
    await expect(button('All games')).toHaveAttribute('aria-pressed', 'false');
    await expect(shelf.locator('ul [aria-pressed="true"]')).toHaveCount(FOR_TWO);
    await button('All games').click();
    await expect(shelf.locator('ul [aria-pressed="true"]')).toHaveCount(ALL);
  });

  test('is as it was left from the first paint on, and kind when it is empty', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => localStorage.setItem('wigglewood-shelf', '["/balloonpop"]'));
    const letGo = await holdBackApp(page);
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: 'Draw Canvas' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Balloon Pop' })).toBeHidden();
    letGo();
    await expect(page.getByText('1 game is put away.')).toBeVisible();
    await expect(cards(page)).toHaveCount(ALL - 1);

    await page.evaluate(() => {
      const games = [...document.querySelectorAll('main li > a')].map((link) => link.getAttribute('href'));
      localStorage.setItem('wigglewood-shelf', JSON.stringify(['/balloonpop', ...games]));
    });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Wiggle’s shelf is empty' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'For grown-ups' }).click();
    await expect(question(page)).toBeVisible();
  });
});

test('every switch is saved at once, and is there again', async ({ page }) => {
  await enterAsGrownUp(page);
  await page.getByRole('switch', { name: 'Calm play' }).click();
  await page.getByRole('switch', { name: 'Buzzing' }).click();
  await section(page, 'Sound').getByRole('button', { name: 'Soft' }).click();
  await page.getByRole('switch', { name: 'One button' }).click();
  await page.getByRole('switch', { name: 'Count minutes' }).click();
  for (const [key, value] of [
    ['wigglewood-calm', 'true'],
    ['wigglewood-buzz', 'false'],
    ['wigglewood-volume', '1'],
    ['wigglewood-one-button', 'true'],
    ['wigglewood-counts-play', 'false'],
  ] as const)
    expect(await stored(page, key)).toBe(value);
  await enterAsGrownUp(page);
  await expect(page.getByRole('switch', { name: 'Calm play' })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Buzzing' })).not.toBeChecked();
  await expect(page.getByRole('button', { name: 'Soft' })).toHaveAttribute('aria-pressed', 'true');
});

test('without scripts it says why there is nothing to choose', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/grown-ups');
  await expect(page.locator('main noscript p')).toHaveText(/needs JavaScript/);
  await expect(page.locator('main noscript p')).toBeInViewport({ ratio: 1 });
  // A line, and no sheet of paper below it.
  expect((await boxOf(page.locator('main noscript p'))).height).toBeLessThan(64);
  await context.close();
});

test('with storage that throws a choice holds for the visit', async ({ page }) => {
  await page.addInitScript(storageThrows);
  await enterAsGrownUp(page);
  const told = page.getByText('Your browser keeps nothing here.');
  await expect(told).toHaveCount(0);
  await page.getByRole('switch', { name: 'Calm play' }).click();
  await expect(told).toBeVisible();
  await page.getByRole('button', { name: 'Snake, 3+' }).click();
  await page.getByRole('banner').getByRole('link', { name: /home/ }).click();
  await expect(cards(page)).toHaveCount(ALL - 1);
  await page.getByRole('link', { name: 'Grown-ups can change that.' }).click();
  await expect(page.getByRole('switch', { name: 'Calm play' })).toBeChecked();
});

test.describe('played today', () => {
  /** Seconds of play that are kept, of all days. */
  const kept = async (page: Page, address: string) => {
    const days: Record<string, Record<string, number>> = JSON.parse((await stored(page, 'wigglewood-played')) ?? '{}');
    return Object.values(days).reduce((sum, games) => sum + (games[address] ?? 0), 0);
  };
  const seen = (page: Page, value: 'hidden' | 'visible') =>
    page.evaluate((state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, value);

  test('counts a game while it is seen, by its own address, and not when it is turned off', async ({ page }) => {
    await openGame(page, '/planetroll');
    // The first touch brings what comes late.
    await page.mouse.move(5, 5);
    await expect
      .poll(async () => {
        await pass(page, 5000);
        await seen(page, 'hidden');
        await seen(page, 'visible');
        return kept(page, '/planetbowling');
      })
      .toBeGreaterThanOrEqual(10);
    await seen(page, 'hidden');
    const before = await kept(page, '/planetbowling');
    await pass(page, 60_000);
    await seen(page, 'visible');
    await pass(page, 10_000);
    await seen(page, 'hidden');
    const after = await kept(page, '/planetbowling');
    expect(after).toBeGreaterThanOrEqual(before + 9);
    expect(after).toBeLessThanOrEqual(before + 11);
    // Turned off in another tab.
    await page.evaluate(() => localStorage.setItem('wigglewood-counts-play', 'false'));
    await seen(page, 'visible');
    await pass(page, 60_000);
    await seen(page, 'hidden');
    expect(await kept(page, '/planetbowling')).toBe(after);
  });

  test('shows minutes, and wipes them', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => {
      const now = new Date();
      const two = (value: number) => String(value).padStart(2, '0');
      const day = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
      localStorage.setItem('wigglewood-played', JSON.stringify({ [day]: { '/snake': 725, '/pinball': 40 } }));
    });
    await enterAsGrownUp(page);
    const played = section(page, 'Played today');
    await expect(played.locator('li', { hasText: 'Snake' })).toContainText('12 minutes');
    await expect(played.locator('li', { hasText: 'Pinball' })).toContainText('1 minute');
    await played.getByRole('switch', { name: 'Count minutes' }).click();
    await expect(played.locator('li', { hasText: 'Snake' })).toBeVisible();
    await played.getByRole('button', { name: 'Wipe' }).click();
    await expect(played.locator('li', { hasText: 'Snake' })).toHaveCount(0);
    await expect(played.getByText('Wiped.')).toBeVisible();
    await expect(played.getByRole('button', { name: 'Wipe' })).toBeFocused();
    expect(await stored(page, 'wigglewood-played')).toBeNull();
  });
});

test('its switches pass axe in the three themes, and fit any screen', async ({ page }) => {
  await enterAsGrownUp(page);
  await page.getByRole('button', { name: 'Snake, 3+' }).click();
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [768, 1024],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const letters of ['200%', '']) {
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, letters);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      const words = page.getByRole('group', { name: 'Many at once' }).locator('span');
      for (const word of await words.all()) {
        const [inner, outer] = [await boxOf(word), await boxOf(word.locator('..'))];
        expect(inner.x, `${width} ${letters}`).toBeGreaterThanOrEqual(outer.x);
        expect(inner.right, `${width} ${letters}`).toBeLessThanOrEqual(outer.right);
      }
    }
  }
  for (const theme of THEMES) {
    await page.evaluate((value) => {
      document.documentElement.dataset.theme = value;
    }, theme);
    // All rules once; the other themes differ in their colors only.
    const rules = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
    expect(
      await violations(page, theme === 'sky-blue' ? rules : { type: 'rule', values: ['color-contrast'] }),
      theme,
    ).toEqual([]);
  }
});
