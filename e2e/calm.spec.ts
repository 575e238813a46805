import type { Page } from '@playwright/test';
import { violations } from './axe';
import { GAMES } from './hardening/games';
import { expect, holdBackApp, hud, openGame, pass, pressOverlay, test } from './support';

const SETTING = 'wigglewood-calm';

const beCalm = (page: Page) => page.addInitScript((key) => localStorage.setItem(key, 'true'), SETTING);

/** Everything there is to see or to be read to somebody, word for word. */
const words = (page: Page) => page.locator('body').innerText();
/** That the time is up is no timer, and the name of a power is no score. */
const countedWords = async (page: Page) =>
  (await words(page)).replaceAll('Double Points!', '').match(/\b(score|best|time left|seconds?|points|record)\b/gi);

/** Style sheets that move something by themselves. */
const decorations = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => animation instanceof CSSAnimation)
      .filter(({ effect }) => effect instanceof KeyframeEffect && !effect.target?.matches('.fades, .falls > *'))
      .map((animation) => (animation as CSSAnimation).animationName),
  );

/** Opens a game and begins a round, where that takes a press. Gives what its menu says of points, times and records. */
async function begin(page: Page, address: string) {
  await openGame(page, address);
  const panel = page.locator('main > div:not(.play) > section');
  const inMenu = await countedWords(page);
  if ((await panel.count()) > 0) {
    await pass(page, 500);
    await panel.getByRole('button').first().click();
    await expect(panel).toHaveCount(0);
  }
  return inMenu;
}

/** Each on its own line or not, these words are there: all, or none of them. */
async function expectSeen(page: Page, labels: readonly string[], seen: boolean) {
  for (const label of labels) {
    const shown = page.getByText(label, { exact: label !== '(+10)' }).filter({ visible: true });
    if (seen) await expect(shown.first()).toBeVisible();
    else await expect(shown).toHaveCount(0);
  }
}

for (const { path, address, check } of GAMES) {
  const { counted = [], kept = [] } = check;
  test(`${path} has no points, times and records when it is calm, and has them when it is not`, async ({ page }) => {
    await beCalm(page);
    expect(await begin(page, address)).toBeNull();
    await pass(page, 1000);
    await expectSeen(page, counted, false);
    await expectSeen(page, kept, true);
    expect(await countedWords(page)).toBeNull();
    expect(await decorations(page)).toEqual([]);

    // Grown-ups change their mind in another tab.
    await page.evaluate((key) => {
      localStorage.setItem(key, 'false');
      window.dispatchEvent(new StorageEvent('storage', { key }));
    }, SETTING);
    await expectSeen(page, [...counted, ...kept], true);
  });
}

test('a round of a minute lasts 100 s, and its end has no score either', async ({ page }) => {
  await beCalm(page);
  await page.addInitScript(() => localStorage.setItem('balloon-pop-high-score', '5'));
  await openGame(page, '/balloonpop');
  await pass(page, 61_000);
  const over = page.getByRole('heading', { name: 'Game Over' });
  await expect(over).toHaveCount(0);
  await pass(page, 38_000);
  await expect(over).toHaveCount(0);
  await pass(page, 2000);
  await expect(over).toBeVisible();
  expect(await countedWords(page)).toBeNull();
  await pressOverlay(page, 'New Game');
  await expect(over).toHaveCount(0);
});

test('a win glows instead of throwing confetti', async ({ page }) => {
  const win = async () => {
    for (const name of [0, 3, 1, 4, 2]) await page.getByRole('main').locator('[data-spot]').nth(name).click();
  };
  const canvas = page.locator('.celebration');
  await beCalm(page);
  await openGame(page, '/tictactoe');
  await win();
  await expect(canvas).toHaveAttribute('data-glow');
  expect(await canvas.evaluate((element) => getComputedStyle(element).animationName)).toBe('glow');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await canvas.evaluate((element) => getComputedStyle(element).animationName)).toBe('none');
  await pass(page, 5000);
  await expect(canvas).not.toHaveAttribute('data-glow');
});

test('calm is there before the app is, and follows the grown-ups in another tab', async ({ page, context }) => {
  const letGo = await holdBackApp(page);
  const other = await context.newPage();
  await other.goto('/about');
  await other.evaluate((key) => localStorage.setItem(key, 'true'), SETTING);
  const opened = page.goto('/towerofhanoi');
  await expect(page.locator('html')).toHaveAttribute('data-calm');
  letGo();
  await opened;
  await expect(page.locator('main .play')).toBeVisible();
  await expect(hud(page, 'Moves')).toBeHidden();
  await other.evaluate((key) => localStorage.setItem(key, 'false'), SETTING);
  await expect(hud(page, 'Moves')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-calm');
});

for (const { path } of GAMES.filter(({ check }) => check.isOtherInCalm))
  test(`${path} is as kind to everyone when it is calm`, async ({ page }) => {
    await beCalm(page);
    await page.goto(path);
    await page.locator('main .play').waitFor();
    expect(await violations(page, ['wcag2a', 'wcag2aa'])).toEqual([]);
  });
