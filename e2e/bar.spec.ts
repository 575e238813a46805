import type { Page } from '@playwright/test';
import { GAMES } from './hardening/games';
import { play } from './layout';
import { expect, STILL, test } from './support';

const WIDTHS = [320, 360, 375, 390, 412, 430, 481];

test.use(STILL);

/** A device whose voices come late, when they are called. */
const bringVoicesLate = (page: Page) =>
  page.addInitScript(() => {
    const voices: object[] = [];
    const speechSynthesis = Object.assign(new EventTarget(), { getVoices: () => voices, speak() {}, cancel() {} });
    Object.defineProperty(window, 'speechSynthesis', { value: speechSynthesis });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: class {} });
    addEventListener('call-voices', () => {
      voices.push({ localService: true, lang: 'en-US', default: true });
      speechSynthesis.dispatchEvent(new Event('voiceschanged'));
    });
  });

/** What is seen in the bar, from left to right: its buttons, and the words of the title where they are not only heard. */
const partsOf = (page: Page) =>
  page
    .locator('header')
    .first()
    .evaluate((bar) => {
      const boxOf = (thing: Element | Range) => {
        const { x, width, height, right } = thing.getBoundingClientRect();
        return { x, width, height, right };
      };
      const buttons = [...bar.querySelectorAll('.btn')].map(boxOf);
      const title = bar.querySelector('h1');
      const isHeardOnly = !title || title.clientWidth <= 1 || getComputedStyle(title).opacity === '0';
      if (isHeardOnly) return { buttons, all: buttons };
      const words = document.createRange();
      words.selectNodeContents(title);
      return { buttons, all: [...buttons, boxOf(words)].sort((a, b) => a.x - b.x) };
    });

/** Every button whole, and nothing upon anything. */
async function expectRoom(page: Page, name: string) {
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

test('on phones every button of the bar is whole and beside the title, with an ear and without', async ({ page }) => {
  await bringVoicesLate(page);
  for (const { name, address } of GAMES) {
    await play(page, address, 320, 568);
    // A device that can read aloud has one button more in the bar.
    const ear = page.getByRole('button', { name: 'Read aloud' });
    await expect(ear).toHaveCount(0);
    await expectRoom(page, name);
    await page.evaluate(() => dispatchEvent(new Event('call-voices')));
    await expect(ear).toHaveCount(1);
    await expectRoom(page, `${name}, with an ear,`);
  }
});

test('a number that grows moves none of its neighbors', async ({ page }) => {
  for (const [width, height] of [
    [1024, 768],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/abilities?verified=true');
    const values = page.locator('header li');
    const placesWith = (number: string) =>
      values.evaluateAll((items, text) => {
        for (const item of items) item.querySelector('b')?.replaceChildren(text);
        return items.map((item) => item.getBoundingClientRect().x);
      }, number);
    expect(await placesWith('120'), `${width} px`).toEqual(await placesWith('5'));
  }
});
