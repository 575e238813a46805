import type { Page } from '@playwright/test';
import type { GameCheck } from '../check';
import { expect, fixChance, test } from '../support';
import { blankControls, measure, outOfReach, unseenFocus } from './controls';
import { GAMES, isReady, leaveMenu } from './games';

const PHONE = { width: 320, height: 568 };
const TABLET = { width: 768, height: 1024 };
/** 1280 x 720 at 200 %. */
const ZOOMED = { width: 640, height: 360 };
const [TARGET, SMALL_HANDS, NEVER_UNDER] = [64, 96, 24];

async function tooSmall(page: Page, { small, main, crowd }: GameCheck) {
  const { width: screen } = page.viewportSize() ?? PHONE;
  const isCrowded = crowd && (await page.getByRole('button', { name: crowd.name }).count()) > crowd.most;
  return (await page.evaluate(measure)).flatMap((control) => {
    const inCrowd = isCrowded && crowd.name.test(control.name);
    const isMain = !inCrowd && (main?.both?.test(control.name) || (screen > 320 && main?.tablet?.test(control.name)));
    const least = isMain ? SMALL_HANDS : inCrowd || small?.test(control.name) ? NEVER_UNDER : TARGET;
    const fits = control.width >= least && control.height >= least;
    return fits ? [] : [`${control.name} is ${control.width} x ${control.height}, not ${least}, at ${screen} px`];
  });
}

async function resize(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size);
  // A game hears of its new size in the frame after the next.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

for (const { name, address, check } of GAMES) {
  test(`${name}: large targets, all in reach, a focus to be seen, at 200 % and in forced colors`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    // Everything is at its place at once.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await fixChance(page);
    await page.goto(address);
    await page.waitForFunction(isReady);
    const faults: string[] = [];
    async function examine() {
      for (const size of [TABLET, PHONE]) {
        await resize(page, size);
        faults.push(...(await tooSmall(page, check)));
        for (const lost of await page.evaluate(outOfReach)) faults.push(`${lost} is out of reach at ${size.width} px`);
      }
    }
    await examine();
    if (await leaveMenu(page, (button) => button.click({ timeout: 500 }))) await examine();
    const { further = [] } = check;
    for (const button of further) await page.getByRole('button', { name: button, exact: true }).click();
    if (further.length > 0) await examine();

    await resize(page, ZOOMED);
    for (const lost of await page.evaluate(outOfReach)) faults.push(`${lost} is out of reach at 200 %`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

    await page.keyboard.press('Tab');
    for (const control of await page.evaluate(unseenFocus)) faults.push(`${control} does not show its focus`);

    await page.emulateMedia({ forcedColors: 'active' });
    const picture = (await page.screenshot()).toString('base64');
    for (const control of await page.evaluate(blankControls, picture))
      faults.push(`${control} is not seen in forced colors`);
    expect([...new Set(faults)]).toEqual([]);
  });
}

test('Home shows its focus, and keeps all in reach on a phone and at 200 %', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(unseenFocus)).toEqual([]);
  for (const size of [PHONE, ZOOMED]) {
    await resize(page, size);
    expect(await page.evaluate(outOfReach)).toEqual([]);
  }
});
