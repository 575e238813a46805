import type { Page } from '@playwright/test';
import { ROUTES } from './site';
import { expect, test } from './support';

/** Pages that are reached by links within the site. /donate is entered by a full load, aliases have no link. */
const PATHS = ROUTES.filter(({ path, page }) => page.path === path && path !== '/donate').map(({ path }) => path);

/**
 * How everything that is seen looks: its colors, corners, letters and paddings, by its place in the page. What a game lays
 * out by chance or time may be there in one visit and not in the other.
 */
function readLook(): Record<string, string> {
  const look: Record<string, string> = {};
  function read(element: Element, place: string) {
    const style = getComputedStyle(element);
    if (style.display === 'none' || style.visibility === 'hidden') return;
    look[place] = [
      style.color,
      style.backgroundColor,
      style.borderRadius,
      style.borderWidth,
      style.fontFamily,
      style.fontSize,
      style.fontWeight,
      style.padding,
    ].join(' | ');
    // React leaves links to pictures beside what is seen.
    const children = [...element.children].filter(({ tagName }) => tagName !== 'LINK');
    for (const [index, child] of children.entries()) {
      const state = child.getAttribute('aria-pressed') ?? '';
      read(child, `${place} > ${child.tagName.toLowerCase()}.${index}.${child.className}${state}`);
    }
  }
  const root = document.getElementById('root');
  if (root) read(root, '');
  return look;
}

/** The page is there, with its fonts, and nothing on it is on its way any more. */
async function lookOf(page: Page, path: string): Promise<Record<string, string>> {
  await expect(page).toHaveURL((url) => url.pathname === path);
  const isGame = ROUTES.some((route) => route.path === path && route.page.game);
  // The grown-ups' page begins with its question.
  await page.locator(isGame ? 'main .play' : path === '/grown-ups' ? 'dialog' : 'h1').waitFor();
  // The album has yet to look for its pictures.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.evaluate(() => {
    // Where the machine was so busy that our font came late, a fresh page keeps the device's letters.
    document.documentElement.style.removeProperty('--font');
    return document.fonts.ready;
  });
  return page.evaluate(readLook);
}

function expectSameLook(path: string, fresh: Record<string, string>, now: Record<string, string>) {
  const places = Object.keys(fresh).filter((place) => place in now);
  expect(places.length, `${path}: parts that are there both times`).toBeGreaterThan(0.8 * Object.keys(fresh).length);
  const pick = (look: Record<string, string>) => Object.fromEntries(places.map((place) => [place, look[place]]));
  expect(pick(now), path).toEqual(pick(fresh));
}

async function openAndCloseEveryDialog(page: Page) {
  const dialog = page.getByRole('dialog');
  async function shut() {
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await page.waitForFunction(() => !history.state?.dialog);
  }
  await page.getByRole('button', { name: 'Game Settings' }).click();
  await shut();
  await page.getByRole('link', { name: 'Play Now: Abilities' }).click();
  await shut();
  // An offer that fails shows the steps.
  await page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt'), { prompt: () => Promise.reject(new Error('asked')) });
    window.dispatchEvent(offer);
  });
  await page.getByRole('button', { name: 'Install App' }).click();
  await shut();
  await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')));
  await expect(page.getByRole('button', { name: 'Install App' })).toBeHidden();
}

/** From Home to a page by its link, past the age check where there is one. */
async function follow(page: Page, path: string) {
  await page.locator(`a[href="${path}"]`).first().click();
  if (path !== '/abilities') return;
  const dialog = page.getByRole('dialog');
  const numbers = dialog.locator('p b');
  await expect(numbers).toHaveCount(3);
  const [first, second] = (await numbers.allTextContents()).map(Number);
  await dialog.getByRole('button', { name: String(Number(first) + Number(second)), exact: true }).click();
}

test('a page looks the same by any road', async ({ page, context, baseURL }) => {
  // The same chance each time.
  await context.addInitScript(() => {
    crypto.getRandomValues = ((array: Uint32Array) => array.fill(1)) as typeof crypto.getRandomValues;
    localStorage.clear();
  });
  await context.route('**/api/goal', (route) => route.fulfill({ status: 204 }));
  await page.emulateMedia({ reducedMotion: 'reduce' });

  const fresh = new Map<string, Record<string, string>>();
  for (const path of PATHS) {
    await page.goto(`${path}?verified=true`);
    fresh.set(path, await lookOf(page, path));
  }

  await page.goto(baseURL ?? '/');
  await openAndCloseEveryDialog(page);
  expectSameLook('/', fresh.get('/') ?? {}, await lookOf(page, '/'));
  await page.evaluate(() => Object.assign(window, { sameLoad: true }));
  // The second time, the styles of all other pages are there.
  for (const round of [1, 2]) {
    for (const path of PATHS.filter((other) => other !== '/')) {
      // A game that was left may have noted that it was begun, which /privacy shows.
      await page.evaluate(() => localStorage.clear());
      await follow(page, path);
      const now = await lookOf(page, path);
      if (round === 2) expectSameLook(path, fresh.get(path) ?? {}, now);
      await page.goBack();
      await lookOf(page, '/');
    }
  }
  expectSameLook('/', fresh.get('/') ?? {}, await lookOf(page, '/'));
  expect(await page.evaluate(() => 'sameLoad' in window)).toBe(true);
});
