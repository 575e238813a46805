import { expect, type Page, test } from '@playwright/test';
import { isReady } from './hardening/games';

async function openPlanets(page: Page) {
  await page.goto('/planets');
  await page.waitForFunction(isReady);
}

/** The share of the stage's pixels with something on them. */
const painted = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('.play canvas');
    if (!canvas) return 0;
    const copy = new OffscreenCanvas(canvas.width, canvas.height);
    const context = copy.getContext('2d');
    context?.drawImage(canvas, 0, 0);
    const pixels = context?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    let count = 0;
    for (let at = 3; at < pixels.length; at += 4) if (pixels[at]) count++;
    return count / (pixels.length / 4);
  });

/** Whether the canvas is in the hands of another thread: it then gives nobody a context any more. */
const isElsewhere = (page: Page) =>
  page.evaluate(() => {
    try {
      return document.querySelector<HTMLCanvasElement>('.play canvas')?.getContext('2d') === null;
    } catch {
      return true;
    }
  });

test('once the page is at rest a thread of its own paints, and goes with the game', async ({ page }) => {
  await openPlanets(page);
  await expect.poll(() => isElsewhere(page)).toBe(true);
  expect(page.workers()).toHaveLength(1);
  await expect.poll(() => painted(page)).toBeGreaterThan(0.5);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => painted(page)).toBeGreaterThan(0.5);

  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What shall we play today?');
  await expect.poll(() => page.workers().length).toBe(0);
});

test('where that thread does not come, the page goes on painting', async ({ page }) => {
  await page.route(/\/assets\/worker-/, (route) => route.abort());
  const gaveUp = page.waitForEvent('console', (message) => message.text().includes('without a thread of its own'));
  await openPlanets(page);
  await gaveUp;
  expect(await isElsewhere(page)).toBe(false);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => painted(page)).toBeGreaterThan(0.5);
});
