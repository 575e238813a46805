import type { Page } from '@playwright/test';
import { expect, test } from '../support';
import { blankControls, measure, outOfReach, unseenFocus } from './controls';
import { GAMES, isReady } from './games';

const PHONE = { width: 320, height: 568 };
const TABLET = { width: 768, height: 1024 };
/** 1280 x 720 at 200 %. */
const ZOOMED = { width: 640, height: 360 };
/** So long an overlay takes no press (src/kit/Overlay.tsx). */
const OVERLAY_SLEEP = 400;
const [TARGET, SMALL_HANDS, NEVER_UNDER] = [64, 96, 24];

/** Smaller than a target for a reason: cells and places of a board, swatches, many cards at once, a secret eye. */
const EXEMPT: Readonly<Record<string, RegExp>> = {
  'Solar System Explorer': /^Slot/,
  'Draw Canvas': /^(red|green|blue|yellow|orange|purple|pink|black)$/,
  'Block Builder': /^(red|blue|green|yellow|purple|orange|pink|cyan|lime|indigo|emerald|rose)$/,
  '15 Puzzle': /, row/,
  Adam: /grown-ups/,
};

/** What games for ages 1 to 3 are played with: for small hands on a tablet; on the smallest phone where it has room. */
const MAIN: Readonly<Record<string, { both?: RegExp; tablet?: RegExp }>> = {
  'Draw Canvas': { tablet: /^(DRAW|Shape|Clear|Undo|Redo)/ },
  'Solar System Explorer': { tablet: /^Slot/ },
  'Bug Catcher': { both: /^Start Game/ },
  'Fidget Spinner': { both: /^(Classic|Fire|Spider|Diamond|Hexagon|Rainbow|Neon|Hearts|Fan|Ninja|Flower)$/ },
  'Memory Match': { tablet: /^Card/ },
  'Clean Up Toys': { tablet: /^Mommy Help/ },
  Pinball: { both: /^PLAY NOW/ },
  'Planet Bowling': { tablet: /^(Roll|Next Ball)/ },
  Snake: { both: /Mode Snake/, tablet: /^(Up|Left|Down|Right)$/ },
  'Mole Patrol': { both: /^Hole/, tablet: /^(EASY|MEDIUM|HARD)/ },
  'Bee Phong': { both: /^Start Game/ },
};

/** Further in than the first press of a panel: the buttons that lead there. */
const FURTHER: Readonly<Record<string, readonly string[]>> = {
  Adam: ['Easy', 'triangle', 'triangle', 'triangle', 'Submit'],
  'Memory Match': ['Hard'],
};

async function tooSmall(page: Page, name: string) {
  const [{ width: screen }, main, exempt] = [page.viewportSize() ?? PHONE, MAIN[name], EXEMPT[name]];
  const hard = name === 'Memory Match' && (await page.getByRole('button', { name: /^Card/ }).count()) > 12;
  return (await page.evaluate(measure)).flatMap((control) => {
    const small = hard && control.name.startsWith('Card');
    const isMain = !small && (main?.both?.test(control.name) || (screen > 320 && main?.tablet?.test(control.name)));
    const least = isMain ? SMALL_HANDS : small || exempt?.test(control.name) ? NEVER_UNDER : TARGET;
    const fits = control.width >= least && control.height >= least;
    return fits ? [] : [`${control.name} is ${control.width} x ${control.height}, not ${least}, at ${screen} px`];
  });
}

async function resize(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size);
  // A game hears of its new size in the frame after the next.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

for (const { name, address } of GAMES) {
  test(`${name}: large targets, all in reach, a focus to be seen, at 200 % and in forced colors`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    // Everything is at its place at once.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address);
    await page.waitForFunction(isReady);
    const faults: string[] = [];
    async function examine() {
      for (const size of [TABLET, PHONE]) {
        await resize(page, size);
        faults.push(...(await tooSmall(page, name)));
        for (const lost of await page.evaluate(outOfReach)) faults.push(`${lost} is out of reach at ${size.width} px`);
      }
    }
    await examine();
    const begin = page.locator('main section .btn').first();
    if (await begin.isVisible()) {
      await page.waitForTimeout(OVERLAY_SLEEP);
      await begin.click();
      await examine();
    }
    const further = FURTHER[name] ?? [];
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

test('paints and discs keep their own colors in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const [path, selector, count] of [
    ['/drawcanvas', 'fieldset button', 8],
    ['/towerofhanoi', '[data-size]', 3],
  ] as const) {
    await page.goto(path);
    await page.waitForFunction(isReady);
    const colors = new Set<string>();
    for (const thing of await page.locator(selector).all()) {
      const { x, y, width, height } = (await thing.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const clip = { x: x + width * 0.2, y: y + height / 2, width: 2, height: 2 };
      colors.add((await page.screenshot({ clip })).toString('base64'));
    }
    expect(colors.size).toBe(count);
  }
});
