// What each page costs a first visitor: bytes and requests.
import { launch, visit } from './browser.mjs';
import { kB, table } from './table.mjs';

const MOST_SCRIPT = 12_000;
const MOST_ART = 15_000;

async function costOf(browser, url) {
  const { page, leave } = await visit(browser);
  await page.goto(url, { waitUntil: 'networkidle' });
  const { entries, paint } = await page.evaluate(() => ({
    entries: [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(
      ({ name, startTime, encodedBodySize }) => ({ name, startTime, bytes: encodedBodySize }),
    ),
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));
  await leave();
  const sum = (filter) => entries.filter(({ name }) => filter(name)).reduce((all, { bytes }) => all + bytes, 0);
  return {
    script: sum((name) => name.endsWith('.js')),
    art: sum((name) => /\/art-/.test(name)),
    everything: sum(() => true),
    requests: entries.length,
    first: entries.filter(({ name, startTime }) => startTime < paint && !/woff2|favicon/.test(name)).length,
  };
}

export async function pages({ routes, bareBytes }) {
  const browser = await launch();
  const rows = [];
  for (const { path, url, isGame } of routes) {
    const { script, art, everything, requests, first } = await costOf(browser, url);
    const own = script - bareBytes;
    const target = isGame ? [`${kB(MOST_SCRIPT)} and ${kB(MOST_ART)}`] : [''];
    const missed = isGame && (own > MOST_SCRIPT || art > MOST_ART) ? '**missed**' : '';
    rows.push([path, kB(script), requests, first, kB(everything), kB(own), kB(art), ...target, missed]);
  }
  await browser.close();
  return table(
    'Pages',
    `Kilobytes after brotli, with an empty cache. Bare React is ${kB(bareBytes)} kB of script. A game may cost ${kB(MOST_SCRIPT)} kB of script above that, and ${kB(MOST_ART)} kB of art.`,
    ['page', 'script', 'requests', 'before first paint', 'everything', 'above bare React', 'art', 'target', ''],
    rows,
  );
}
