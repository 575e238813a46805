// Where a finger taps in each game so that the game answers, and how the game gets there.
import type { Locator, Page } from '@playwright/test';
import type { Answer, Finger, Point } from './finger';

/** One tap that is measured, and before it whatever has to be pressed for it; with the number of the time. */
type Tap = (finger: Finger, page: Page, time: number) => Promise<void>;

export interface Touches {
  /** Brings the game to where it answers. An overlay is passed by itself. */
  readonly start?: (finger: Finger, page: Page) => Promise<void>;
  readonly tap: Tap;
  /** What brings the answer, where it is not the touch itself. */
  readonly answer?: Answer;
}

/** Overlays sleep for their first moments. */
const AWAKE = 700;
const OVERLAY = 'main > div:not(.play) > section';
const ARROWS = ['Right', 'Right', 'Right', 'Down'];

async function middleOf(thing: Locator): Promise<Point> {
  const box = await thing.boundingBox();
  if (!box) throw new Error(`${thing} is not there`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A place of the play area, by shares of its sides. */
async function placeAt(page: Page, x: number, y: number): Promise<Point> {
  const box = await page.getByRole('application').boundingBox();
  if (!box) throw new Error('There is no play area');
  return { x: box.x + box.width * x, y: box.y + box.height * y };
}

export const press = (name: string) => async (finger: Finger, page: Page) =>
  finger.press(await middleOf(page.getByRole('button', { name }).first()));

/** Passes the menu or the end of a round, if there is one. */
export async function passOverlay(finger: Finger, page: Page): Promise<void> {
  const button = page.locator(OVERLAY).locator('button').first();
  if ((await button.count()) === 0) return;
  await page.waitForTimeout(AWAKE);
  await finger.press(await middleOf(button));
  await button.waitFor({ state: 'detached' });
}

/** One after the other of what the selector finds, in this order. */
export const oneOf =
  (selector: string, order: readonly number[]): Tap =>
  async (finger, page, time) =>
    finger.tap(await middleOf(page.locator(selector).nth(order[time % order.length] ?? 0)));

export const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Here and there on the play area. */
export const spread: Tap = async (finger, page, time) =>
  finger.tap(await placeAt(page, 0.15 + ((time * 3) % 8) * 0.1, 0.3 + ((time * 5) % 6) * 0.1));

export const leftAndRight =
  (x: number, y: number): Tap =>
  async (finger, page, time) =>
    finger.tap(await placeAt(page, time % 2 === 0 ? x : 1 - x, y));

export const arrows: Tap = async (finger, page, time) => {
  const name = ARROWS[time % ARROWS.length] ?? '';
  await finger.tap(await middleOf(page.getByRole('button', { name, exact: true })));
};

/** A thing, then a target for it. */
export const tidy: Tap = async (finger, page, time) => {
  const field = page.getByRole('application');
  const thing = field.locator('[aria-pressed]').first();
  const targets = field.locator('button:not([aria-pressed])');
  if ((await thing.count()) === 0) {
    // All is tidy: the panel that says so comes a little later.
    await page.locator(OVERLAY).waitFor();
    await passOverlay(finger, page);
  }
  const target = targets.nth(Math.floor(time / 2) % (await targets.count()));
  await finger.tap(await middleOf(time % 2 === 0 ? thing : target));
};

/** The gaps between four by four dots: each tap chooses another line. */
export const lines: Tap = async (finger, page, time) => {
  if (time > 0 && time % 24 === 0) await press('New Game')(finger, page);
  const [along, across] = [time % 3, Math.floor(time / 3) % 4];
  const [x, y] = [30 + 80 * (along + 0.5), 30 + 80 * across];
  const isUpright = time % 24 >= 12;
  await finger.tap(await placeAt(page, (isUpright ? y : x) / 300, (isUpright ? x : y) / 300));
};

/** Pulled back and let go; the next bee takes its time. */
export const sling: Tap = async (finger, page) => {
  await page.waitForTimeout(3000);
  await finger.tap(await placeAt(page, 0.4, 0.6), await placeAt(page, 0.2, 0.8));
};
