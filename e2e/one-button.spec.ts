import type { Page } from '@playwright/test';
import { violations } from './axe';
import { GAMES } from './hardening/games';
import { boxOf, expect, fixChance, hud, test } from './support';

/** As site/family/playByOneButton.ts: a press that comes sooner is the same one. */
const ONE_PRESS = 300;

declare global {
  interface Window {
    notes: number;
  }
}

/** Opens a game that one button plays, and counts the notes with which it answers. */
async function openWithOneButton(page: Page, address: string) {
  await page.addInitScript(() => {
    localStorage.setItem('wigglewood-one-button', 'true');
    window.notes = 0;
    const start = AudioScheduledSourceNode.prototype.start;
    AudioScheduledSourceNode.prototype.start = function (...when) {
      window.notes++;
      start.apply(this, when);
    };
  });
  await page.goto(address);
  await expect(page.locator('.wantedLight')).toHaveCount(1);
}

/** Presses again and again until that has come. */
async function pressUntil(press: () => Promise<void>, come: () => Promise<void>) {
  await expect(async () => {
    await press();
    await come();
  }).toPass({ intervals: [ONE_PRESS], timeout: 120_000 });
}

/** A touch of the same place all the time, whatever lies there. */
async function oneTouch(page: Page) {
  const stage = await boxOf(page.locator('main .play'));
  return () => page.touchscreen.tap(stage.x + 20, stage.y + 20);
}

/** What comes over a game at its end. */
const panelOf = (page: Page) => page.locator('main > div:not(.play) > section');

for (const { name, address } of GAMES) {
  test(`one key alone begins and plays every game: ${name}`, async ({ page }) => {
    await openWithOneButton(page, address);
    const menu = panelOf(page);
    const space = () => page.keyboard.press('Space');
    if (await menu.isVisible()) await pressUntil(space, () => expect(menu).toBeHidden({ timeout: 10 }));
    await page.evaluate(() => Object.assign(window, { notes: 0 }));
    await pressUntil(space, async () => expect(await page.evaluate(() => window.notes)).toBeGreaterThan(3));
  });
}

test('in Draw Canvas each press paints a line, until undo has taken back the last', async ({ page }) => {
  await openWithOneButton(page, '/drawcanvas');
  const painted = () =>
    page
      .locator('main .play canvas')
      .first()
      .evaluate((canvas: HTMLCanvasElement) => {
        const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
        return pixels.filter((value, index) => index % 4 === 1 && value < 200).length;
      });
  let before = await painted();
  expect(before).toBe(0);
  for (const line of [1, 2, 3]) {
    await expect(async () => {
      await page.keyboard.press('Space');
      expect(await painted(), `line ${line}`).toBeGreaterThan(before + 200);
    }).toPass({ intervals: [ONE_PRESS] });
    before = await painted();
  }
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(async () => {
    if (await undo.isEnabled()) await undo.click();
    await expect(undo).toHaveAttribute('aria-disabled', 'true', { timeout: 200 });
  }).toPass();
  expect(await painted()).toBe(0);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

  test('a hand anywhere on the game plays it to its end, and begins again', async ({ page }) => {
    await fixChance(page);
    await openWithOneButton(page, '/memorymatch');
    const touch = await oneTouch(page);
    const over = panelOf(page);
    await pressUntil(touch, () => expect(over).toBeVisible({ timeout: 10 }));
    await pressUntil(touch, () => expect(over).toBeHidden({ timeout: 10 }));
    await expect(page).toHaveURL('/memorymatch');
  });

  for (const { path, x, y, label } of [
    // Once the round has begun 'Back' stands there.
    { path: '/molepatrol', x: 32, y: 98, label: 'SCORE' },
    // The field becomes smaller than its menu.
    { path: '/snake', x: 28, y: 98, label: 'You' },
  ])
    test(`a hand that rests at ${x},${y} plays ${path}, whatever comes up under it`, async ({ page }) => {
      await fixChance(page);
      await openWithOneButton(page, path);
      const touch = () => page.touchscreen.tap(x, y);
      await pressUntil(touch, () => expect(panelOf(page)).toBeHidden({ timeout: 10 }));
      await pressUntil(touch, () => expect(hud(page, label)).not.toHaveText('0', { timeout: 10 }));
      await expect(panelOf(page)).toBeHidden();
    });

  test('a game whose panel is not its only section goes on after its end', async ({ page }) => {
    await openWithOneButton(page, '/adam?verified=true');
    const touch = await oneTouch(page);
    await pressUntil(touch, () => expect(panelOf(page)).toBeVisible({ timeout: 10 }));
    await expect(panelOf(page).getByRole('button', { name: 'New Game' })).toHaveCSS('outline-width', '6px');
    await expect(page.locator('.wantedLight')).toBeHidden();
    await pressUntil(touch, () => expect(panelOf(page)).toBeHidden({ timeout: 10 }));
    await pressUntil(touch, () => expect(panelOf(page)).toBeVisible({ timeout: 10 }));
  });

  test('a game that ends without a panel begins again by the same hand', async ({ page }) => {
    await fixChance(page);
    await openWithOneButton(page, '/tictactoe');
    const touch = await oneTouch(page);
    const marks = page.locator('main .play button[aria-label*="X"], main .play button[aria-label*="O"]');
    await pressUntil(touch, async () => expect(await marks.count()).toBeGreaterThan(4));
    await pressUntil(touch, async () => expect(await marks.count()).toBeLessThan(3));
  });

  test('the bar stays what it is: a grown-up mutes, pauses, goes on and leaves', async ({ page }) => {
    await openWithOneButton(page, '/balloonpop');
    const bar = page.locator('header');
    await bar.getByRole('button', { name: 'Mute' }).tap();
    await expect(bar.getByRole('button', { name: 'Mute' })).toHaveAttribute('aria-pressed', 'true');
    await bar.getByRole('button', { name: 'Pause' }).tap();
    const resume = page.getByRole('button', { name: 'Resume' });
    await expect(resume).toBeVisible();
    expect(await violations(page, ['wcag2a', 'wcag2aa'])).toEqual([]);
    await pressUntil(
      () => page.keyboard.press('Enter'),
      () => expect(resume).toBeHidden({ timeout: 10 }),
    );
    await bar.getByRole('link', { name: 'Home' }).tap();
    await expect(page).toHaveURL('/');
    await expect(page.locator('.wantedLight')).toHaveCount(0);
  });
});
