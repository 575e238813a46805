// A finger on the screen, by real touches, and how long the browser says that its taps took until they were painted.
import type { CDPSession, Page } from '@playwright/test';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Finger {
  /** A tap that is measured; one that goes on to another place before it lifts is a pull. */
  tap(at: Point, to?: Point): Promise<void>;
  /** A tap that is not. */
  press(at: Point): Promise<void>;
  /** The ms of the very first touch, measured or not, up to its last answer. */
  first(): Promise<number>;
  /** The ms of the measured taps, by the event that answers. */
  taps(answer: Answer): Promise<number[]>;
}

export type Answer = 'pointerdown' | 'pointerup';

/** So long a finger stays down, and so long it rests. */
const HELD = 60;
const REST = 300;
/** The browser's own Event Timing tells whole steps of 8 ms, and nothing of what took less than this. */
export const LEAST = 16;

/** The compiler's list of options does not know this one yet. */
interface EventTimingInit extends PerformanceObserverInit {
  readonly durationThreshold: number;
}

interface Touched {
  /** When each event of a touch came. */
  readonly at: Partial<Record<string, number>>;
}

declare global {
  interface Window {
    touches: { touched: Touched[]; timings: { name: string; at: number; ms: number }[] };
  }
}

/** From now on the page keeps what the browser tells of its touches. */
async function watchTouches(page: Page): Promise<void> {
  await page.addInitScript((durationThreshold) => {
    const touches: Window['touches'] = { touched: [], timings: [] };
    window.touches = touches;
    addEventListener('pointerdown', (event) => touches.touched.push({ at: { pointerdown: event.timeStamp } }), true);
    for (const name of ['pointerup', 'click'] as const) {
      const note = (event: Event) => Object.assign(touches.touched.at(-1)?.at ?? {}, { [name]: event.timeStamp });
      addEventListener(name, note, true);
    }
    const what: EventTimingInit = { type: 'event', durationThreshold, buffered: true };
    new PerformanceObserver((list) => {
      for (const { name, startTime, duration } of list.getEntries()) {
        if (/^(pointerdown|pointerup|click)$/.test(name)) touches.timings.push({ name, at: startTime, ms: duration });
      }
    }).observe(what);
  }, LEAST);
}

/** Ms from each event of each touch to the paint after it. */
async function readTouches(page: Page): Promise<Record<string, number>[]> {
  const { touched, timings } = await page.evaluate(() => window.touches);
  return touched.map(({ at }) =>
    Object.fromEntries(
      Object.entries(at).map(([name, time = 0]) => {
        const timing = timings.find((entry) => entry.name === name && Math.abs(entry.at - time) < 1);
        return [name, timing?.ms ?? LEAST];
      }),
    ),
  );
}

export async function createFinger(page: Page, tools: CDPSession): Promise<Finger> {
  await watchTouches(page);
  let count = 0;
  const measured: number[] = [];

  async function touch(at: Point, to: Point = at) {
    count++;
    await tools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    await page.waitForTimeout(HELD);
    if (to !== at) await tools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [to] });
    await tools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.waitForTimeout(REST);
  }

  return {
    async tap(at, to) {
      measured.push(count);
      await touch(at, to);
    },
    press: (at) => touch(at),
    async first() {
      const [events = {}] = await readTouches(page);
      return Math.max(...Object.values(events));
    },
    async taps(answer) {
      const touches = await readTouches(page);
      if (touches.length !== count) throw new Error(`Of ${count} touches the page saw ${touches.length}`);
      return measured.map((index) => touches[index]?.[answer] ?? LEAST);
    },
  };
}
