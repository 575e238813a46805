// A browser to measure in: a fresh visitor for every page, and what the browser itself tells about the page.
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { LAUNCH } from '../scripts/browser.mjs';

/** A slow phone: what is measured "on a slow phone" is measured with these. */
export const SLOW_CPU = 4;
/**
 * The browser's own "Slow 4G" (Chrome's developer tools, and Lighthouse where it slows the browser down): a round trip of
 * 150 ms and 1.6 Mbit/s. It is applied to whole requests, so the first byte waits for 3.75 round trips, those of a new
 * connection, and a tenth of the line goes to the protocol.
 */
export const SLOW_4G = {
  latency: 150 * 3.75,
  downloadThroughput: (1_600_000 / 8) * 0.9,
  uploadThroughput: (750_000 / 8) * 0.9,
};
export const PHONE = { viewport: { width: 390, height: 844 }, pixelRatio: 2, hasTouch: true };

/** A busy machine gets its time. */
const PATIENCE = 180_000;

interface Device {
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly pixelRatio?: number;
  readonly hasTouch?: boolean;
  /** So many times slower. */
  readonly cpu?: number;
  readonly network?: typeof SLOW_4G;
}

export interface Visitor {
  readonly page: Page;
  readonly tools: CDPSession;
  slowDown(rate: number): Promise<void>;
  leave(): Promise<void>;
}

export const launch = () => chromium.launch(LAUNCH);

/** A visitor who was never here before, on a blank page. */
export async function visit(
  browser: Browser,
  { viewport = { width: 1280, height: 720 }, pixelRatio = 1, hasTouch = false, cpu, network }: Device = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport,
    deviceScaleFactor: pixelRatio,
    hasTouch,
  });
  context.setDefaultTimeout(PATIENCE);
  // tsx puts calls of this helper into functions, also into those that run in the page, which does not have it.
  await context.addInitScript('globalThis.__name = (named) => named');
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  // Thread time: what others do on this machine meanwhile does not count.
  await tools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const slowDown = async (rate: number) => void (await tools.send('Emulation.setCPUThrottlingRate', { rate }));
  if (cpu) await slowDown(cpu);
  if (network) {
    await tools.send('Network.enable');
    await tools.send('Network.emulateNetworkConditions', { offline: false, ...network });
  }
  return { page, tools, slowDown, leave: () => context.close() };
}

/** Milliseconds the main thread has worked so far. */
export async function mainThread(tools: CDPSession): Promise<number> {
  const { metrics } = await tools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

/** Goes to a game and waits until it can be played. */
export async function openGame(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.locator('main .play').waitFor();
}

interface FrameLog {
  requested: number;
  times: number[];
  gaps: number[];
}

declare global {
  interface Window {
    bench: FrameLog;
  }
}

/** From now on the page keeps the times of its animation frames in `bench`. */
export async function watchFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const request = window.requestAnimationFrame.bind(window);
    const bench: FrameLog = { requested: 0, times: [], gaps: [] };
    let inFrame = false;
    let last = 0;
    window.bench = bench;
    window.requestAnimationFrame = (callback) => {
      bench.requested++;
      // A gap counts where one frame asked for the next: between two spells of motion nothing is late.
      const follows = inFrame;
      return request((time) => {
        if (time !== last) {
          if (follows) bench.gaps.push(time - last);
          bench.times.push(time);
          last = time;
        }
        inFrame = true;
        try {
          callback(time);
        } finally {
          inFrame = false;
        }
      });
    };
  });
}

/** What one thread of the browser did; `dur` and `tdur`, the thread's own time, are in µs. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: { readonly data?: { readonly type?: string } };
}

/** What the browser's threads did meanwhile. */
export async function traced(browser: Browser, doing: () => Promise<void>): Promise<TraceEvent[]> {
  const tools = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  // The protocol's own type for them is `object`.
  tools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const complete = new Promise((done) => tools.once('Tracing.tracingComplete', done));
  await tools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  });
  await doing();
  await tools.send('Tracing.end');
  await complete;
  await tools.detach();
  return events;
}
