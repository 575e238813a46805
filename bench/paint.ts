// How much later a page shows its first words, and the largest thing on it, than a page that is nothing but words; and
// whether it jumps.
import type { Browser } from '@playwright/test';
import { launch, SLOW_4G, SLOW_CPU, visit } from './browser';
import type { BenchSite } from './site';
import { atMost, judged, median, medianRatio, table, times, verdict, wholeMs } from './table';

const ROUNDS = 5;
const SETTLED = 2500;
const FIRST = atMost(1.25, times);
const LARGEST = atMost(2, times);
const STEADY = atMost(0);

interface Paints {
  /** Milliseconds until something can be read. */
  readonly first: number;
  /** And until the largest picture or text is there. */
  readonly largest: number;
  /** How far things jumped about until the page was whole. */
  readonly shift: number;
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

async function paintsOf(browser: Browser, url: string): Promise<Paints> {
  const { page, leave } = await visit(browser, { cpu: SLOW_CPU, network: SLOW_4G });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(SETTLED);
  // Asked only now: a question counts as a touch, and brings scripts.
  const paints = await page.evaluate(async () => {
    const entriesOf = (type: string) =>
      new Promise<PerformanceEntry[]>((done) => {
        const observer = new PerformanceObserver((list) => done(list.getEntries()));
        observer.observe({ type, buffered: true });
        // Where there are none, nobody calls.
        setTimeout(() => done([]), 500);
      });
    const [paints, largest, shifts] = await Promise.all(
      ['paint', 'largest-contentful-paint', 'layout-shift'].map(entriesOf),
    );
    const jumps = ((shifts ?? []) as LayoutShift[]).filter(({ hadRecentInput }) => !hadRecentInput);
    return {
      first: paints?.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN,
      largest: largest?.at(-1)?.startTime ?? Number.NaN,
      shift: jumps.reduce((sum, { value }) => sum + value, 0),
    };
  });
  await leave();
  return paints;
}

export async function paint({ address, routes }: BenchSite): Promise<string> {
  const browser = await launch();
  const blank = `${address}/bench/hello`;
  const seen = routes.map(({ path, url }) => ({ path, url, own: [] as Paints[], words: [] as Paints[] }));
  await paintsOf(browser, blank);
  for (let round = 0; round < ROUNDS; round++) {
    for (const { url, own, words } of seen) {
      words.push(await paintsOf(browser, blank));
      own.push(await paintsOf(browser, url));
    }
  }
  await browser.close();
  const { latency, downloadThroughput, uploadThroughput } = SLOW_4G;
  return table(
    'First and largest paint',
    `First and largest contentful paint over those of a page with one heading and neither styles nor scripts, from the same server. CPU ${SLOW_CPU}x slower, the browser's own Slow 4G (${latency} ms to the first byte, ${((downloadThroughput * 8) / 1e6).toFixed(2)} Mbit/s down and ${((uploadThroughput * 8) / 1e6).toFixed(2)} up), empty cache, medians of ${ROUNDS} taken in turn. Then the cumulative layout shift, the largest of all rounds.`,
    [
      'page',
      'first, ms',
      'heading alone, ms',
      ...verdict('ratio'),
      'largest, ms',
      ...verdict('ratio'),
      ...verdict('layout shift'),
    ],
    seen.map(({ path, own, words }) => {
      const compare = (what: 'first' | 'largest') => {
        const [ours, theirs] = [own.map((paints) => paints[what]), words.map((paints) => paints[what])];
        return { ours: wholeMs(median(ours)), theirs: wholeMs(median(theirs)), ratio: medianRatio(ours, theirs) };
      };
      const [first, largest] = [compare('first'), compare('largest')];
      const shift = Math.max(...own.map((paints) => paints.shift));
      return [
        path,
        first.ours,
        first.theirs,
        ...judged(first.ratio, times, FIRST),
        largest.ours,
        ...judged(largest.ratio, times, LARGEST),
        ...judged(shift, (moved) => moved.toFixed(4), STEADY),
      ];
    }),
  );
}
