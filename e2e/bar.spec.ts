import type { Page } from '@playwright/test';
import { GAMES } from './hardening/games';
import { boxOf, play } from './layout';
import { expect, test } from './support';

const WIDTHS = [320, 360, 375, 390, 412, 430, 481];

/** A device that can read aloud has one button more in the bar. */
const giveVoice = (page: Page) =>
  page.addInitScript(() => {
    const getVoices = () => [{ localService: true, lang: 'en-US', default: true }];
    const speechSynthesis = Object.assign(new EventTarget(), { getVoices, speak() {}, cancel() {} });
    Object.defineProperty(window, 'speechSynthesis', { value: speechSynthesis });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: class {} });
  });

/** What is seen in the bar, from left to right: its buttons, and the words of the title where they are not only heard. */
async function partsOf(page: Page) {
  const bar = page.locator('header').first();
  const buttons = await Promise.all((await bar.locator('.btn').all()).map(boxOf));
  const title = await bar.locator('h1').evaluate((h1) => {
    const isHeardOnly = h1.clientWidth <= 1 || getComputedStyle(h1).opacity === '0';
    if (isHeardOnly) return [];
    const words = document.createRange();
    words.selectNodeContents(h1);
    const { x, y, width, height, right, bottom } = words.getBoundingClientRect();
    return [{ x, y, width, height, right, bottom }];
  });
  return { buttons, all: [...buttons, ...title].sort((a, b) => a.x - b.x) };
}

for (const voice of [false, true]) {
  test(`on phones every button of the bar is whole and beside the title, ${voice ? 'the ear too' : 'without an ear'}`, async ({
    page,
  }) => {
    if (voice) await giveVoice(page);
    for (const { name, address } of GAMES) {
      await play(page, address, 320, 568);
      await expect(page.getByRole('button', { name: 'Read aloud' })).toHaveCount(voice ? 1 : 0);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: width < 360 ? 568 : 780 });
        const { buttons, all } = await partsOf(page);
        const where = `${name} at ${width}`;
        for (const button of buttons) expect(Math.min(button.width, button.height), where).toBeGreaterThanOrEqual(64);
        let free = 0;
        for (const part of all) {
          expect(part.x, where).toBeGreaterThanOrEqual(free - 0.1);
          free = part.right;
        }
        expect(free, where).toBeLessThanOrEqual(width + 0.1);
      }
    }
  });
}
