import type { Page } from '@playwright/test';
import { READ_ALOUD_KEY, type ReadAloud } from '../src/kit/session/readAloud';
import { THEMES } from '../src/kit/theme/themes';
import { violations } from './axe';
import { expect, test } from './support';

const GOAL = /balloon/i;

declare global {
  interface Window {
    /** What was said aloud, and how often a voice was told to be quiet. */
    voice: { said: string[]; ended: number };
  }
}

/** A device with a voice of its own, or with one that sends what it says to somebody; opens a game. */
async function open(page: Page, { mode, isOwn = true }: { mode?: ReadAloud; isOwn?: boolean } = {}) {
  await page.addInitScript(
    ([key, chosen, localService]) => {
      if (chosen) localStorage.setItem(key, chosen);
      const voice: Window['voice'] = { said: [], ended: 0 };
      window.voice = voice;
      const synthesis = Object.assign(new EventTarget(), {
        getVoices: () => [{ localService, lang: 'en-US', default: true }],
        speak: ({ text }: { text: string }) => voice.said.push(text),
        cancel: () => voice.ended++,
      });
      // Looking at a page from a test counts as a touch: here only a true one does.
      Object.defineProperty(navigator, 'userActivation', { value: undefined });
      Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
      Object.defineProperty(window, 'SpeechSynthesisUtterance', {
        value: class {
          constructor(readonly text: string) {}
        },
      });
    },
    [READ_ALOUD_KEY, mode, isOwn] as const,
  );
  await page.goto('/balloonpop');
}

const earOf = (page: Page) => page.getByRole('button', { name: 'Read aloud', exact: true });
const saidOn = (page: Page) => page.evaluate(() => window.voice.said);
test('the ear says the goal once, aloud and not to screen readers again; mute silences it', async ({ page }) => {
  await open(page);
  await earOf(page).click();
  await expect.poll(() => saidOn(page)).toEqual([expect.stringMatching(GOAL)]);
  const [goal = ''] = await saidOn(page);
  await expect(page.locator('[aria-live]').filter({ hasText: goal })).toHaveCount(0);
  const ended = await page.evaluate(() => window.voice.ended);
  await page.getByRole('button', { name: 'Mute' }).click();
  await expect.poll(() => page.evaluate(() => window.voice.ended)).toBeGreaterThan(ended);
  await earOf(page).click();
  await page.getByRole('button', { name: 'Mute' }).click();
  expect(await saidOn(page)).toEqual([goal]);
});

test('the ear is reached by the keyboard, large enough, and passes axe in the three themes', async ({ page }) => {
  await open(page);
  await expect(earOf(page)).toBeVisible();
  await page.getByRole('link', { name: 'Home' }).focus();
  await page.keyboard.press('Tab');
  await expect(earOf(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => saidOn(page)).toHaveLength(1);
  const box = await earOf(page).boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(64);
  for (const theme of THEMES) {
    await page.evaluate((value) => {
      document.documentElement.dataset.theme = value;
    }, theme);
    expect(await violations(page, { type: 'tag', values: ['wcag2a', 'wcag2aa', 'best-practice'] }), theme).toEqual([]);
  }
});

test('where somebody chose "always", the goal is said by itself after the first touch', async ({ page }) => {
  await open(page, { mode: 'always' });
  await expect(earOf(page)).toBeVisible();
  expect(await saidOn(page)).toEqual([]);
  await page.getByRole('heading', { level: 1 }).click();
  await expect.poll(() => saidOn(page)).toEqual([expect.stringMatching(GOAL)]);
});

for (const { why, ...device } of [
  { why: 'it is switched off', mode: 'off' as const },
  { why: 'no voice is the device’s own', isOwn: false },
]) {
  test(`there is no ear where ${why}`, async ({ page }) => {
    await open(page, device);
    await page.getByRole('heading', { level: 1 }).click();
    // The hand comes later than an ear would.
    await expect(page.locator('.ghostHand')).toHaveCount(1, { timeout: 60_000 });
    await expect(earOf(page)).toHaveCount(0);
    expect(await saidOn(page)).toEqual([]);
  });
}
