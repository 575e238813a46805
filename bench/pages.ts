// What each page costs a first visitor: bytes and requests, up to the first touch and all that comes with it.
import { readdirSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { launch, visit } from './browser';
import type { BenchSite } from './site';
import { atMost, judged, kB, table, verdict } from './table';

const SCRIPT = atMost(26_000, kB);
const ART = atMost(15_000, kB);
/** Pictures of the site's frame are no art of a game. */
const FRAME = readdirSync('src/kit/art').map((file) => file.replace('.svg', ''));
const ART_FILE = new RegExp(`/assets/(?!(${FRAME.join('|')})-[\\w-]{8}\\.)[^/]+\\.svg$`);
/** So many ms without anything new: all is there. */
const QUIET = 1000;

const entriesOf = (page: Page) =>
  page.evaluate(() => {
    const fetched = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
    return (fetched as PerformanceResourceTiming[]).map(({ name, startTime, encodedBodySize }) => ({
      name,
      startTime,
      bytes: encodedBodySize,
    }));
  });
type Entries = Awaited<ReturnType<typeof entriesOf>>;

const bytesOf = (entries: Entries, which: RegExp) =>
  entries.filter(({ name }) => which.test(name)).reduce((sum, { bytes }) => sum + bytes, 0);

/** What was fetched, once nothing comes any more. */
async function whenQuiet(page: Page): Promise<Entries> {
  let before = 0;
  for (;;) {
    const entries = await entriesOf(page);
    if (entries.length === before) return entries;
    before = entries.length;
    await page.waitForTimeout(QUIET);
  }
}

async function costOf(browser: Browser, url: string) {
  const { page, leave } = await visit(browser);
  await page.goto(url, { waitUntil: 'networkidle' });
  const untouched = await whenQuiet(page);
  // A corner where nothing stands, not even a question: whatever comes now, any first touch brings.
  await page.mouse.click(1, 1);
  const all = await whenQuiet(page);
  const paint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
  await leave();
  return {
    script: bytesOf(all, /\.js$/),
    byTouch: bytesOf(all, /\.js$/) - bytesOf(untouched, /\.js$/),
    art: bytesOf(all, ART_FILE),
    everything: bytesOf(all, /./),
    requests: all.length,
    first: all.filter(({ name, startTime }) => startTime < paint && !/woff2|favicon/.test(name)).length,
  };
}

export async function pages({ routes, bareBytes }: BenchSite): Promise<string> {
  const browser = await launch();
  const rows: (string | number)[][] = [];
  for (const { path, url, isGame } of routes) {
    const { script, byTouch, art, everything, requests, first } = await costOf(browser, url);
    const own = script - bareBytes;
    const limits = isGame ? [...judged(own, kB, SCRIPT), ...judged(art, kB, ART)] : [kB(own), '', '', kB(art), '', ''];
    rows.push([path, kB(script), kB(byTouch), ...limits, requests, first, kB(everything)]);
  }
  await browser.close();
  return table(
    'Pages',
    `Kilobytes after brotli, with an empty cache, the first touch and what comes with it included; dialogs come when they are opened and are not. Bare React is ${kB(bareBytes)} kB of script. Requests and everything are a trend, without a limit.`,
    [
      'page',
      'script',
      'of it by touch',
      ...verdict('above bare React'),
      ...verdict('art'),
      'requests',
      'before first paint',
      'everything',
    ],
    rows,
  );
}
