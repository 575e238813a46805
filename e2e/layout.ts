import { expect, type Locator, type Page } from '@playwright/test';
import { isReady } from './hardening/games';
import { boxOf, pressAway } from './support';

/** Presses the menu of a game away, if there is one. */
export async function begin(page: Page) {
  const button = page.locator('main > div:not(.play) > section .btn').first();
  if (await button.isVisible()) await pressAway(button, () => button.click({ timeout: 500 }));
}

/** A game that is played, at this size. */
export async function play(page: Page, address: string, width: number, height: number) {
  await page.setViewportSize({ width, height });
  await page.goto(address);
  await page.waitForFunction(isReady);
  await begin(page);
}

/** The narrower side of the smallest of these. As laid out: what is chosen or pressed is shown a little smaller. */
const smallest = async (buttons: Locator) => {
  const sides = await buttons.evaluateAll((all) =>
    all.flatMap((button) => (button instanceof HTMLElement ? [button.offsetWidth, button.offsetHeight] : [])),
  );
  return sides.length > 0 ? Math.min(...sides) : 0;
};

/** All there is to press has at least this side, in px. What was just turned may be laid out a moment later. */
export const expectLarge = (buttons: Locator, side: number, where?: string) =>
  expect.poll(() => smallest(buttons), where).toBeGreaterThanOrEqual(side);

/** The colors that things have a little inside, as they are seen. */
export async function colorsOf(things: Locator): Promise<ReadonlySet<string>> {
  const colors = new Set<string>();
  for (const thing of await things.all()) {
    const { x, y, width, height } = await boxOf(thing);
    const clip = { x: x + width * 0.2, y: y + height / 2, width: 2, height: 2 };
    colors.add((await thing.page().screenshot({ clip })).toString('base64'));
  }
  return colors;
}
