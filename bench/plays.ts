// How each canvas game is brought to run, by real presses, and kept running while its frames are measured.
import type { Page } from '@playwright/test';

type Step = (page: Page, time: number) => Promise<void>;

export interface Play {
  /** Its frames are counted on a slow phone, too. */
  readonly isPaced?: boolean;
  /** Done once. */
  readonly start?: Step;
  /** Done every so often (KEEP_EVERY), with the number of the time. */
  readonly keep?: Step;
}

const ARROWS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];
/** Overlays sleep for their first moments. */
const AWAKE = 700;

export const press =
  (name: string | RegExp): Step =>
  async (page) => {
    await page.waitForTimeout(AWAKE);
    await page.getByRole('button', { name }).first().click();
  };
export const key =
  (name: string): Step =>
  (page) =>
    page.keyboard.press(name);
export const arrows: Step = (page, time) => page.keyboard.press(ARROWS[time % ARROWS.length] ?? 'ArrowRight');
export const each =
  (...steps: Step[]): Step =>
  async (page, time) => {
    for (const step of steps) await step(page, time);
  };

/** A finger that goes down at shares of the play area, and stays there. */
export const hold =
  (x: number, y: number): Step =>
  async (page) => {
    const box = await page.getByRole('application').boundingBox();
    if (!box) throw new Error('There is no play area');
    await page.mouse.move(box.x + box.width * x, box.y + box.height * y);
    await page.mouse.down();
  };
export const touch = (x: number, y: number) => each(hold(x, y), (page) => page.mouse.up());

export const KEEP_EVERY = 900;
