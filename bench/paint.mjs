// How much later a page shows its first words than a page that is nothing but words, and whether it jumps.
import { launch, SLOW_4G, SLOW_CPU, visit } from './browser.mjs';
import { atMost, judged, median, medianRatio, table, times, verdict } from './table.mjs';

const ROUNDS = 5;
const SETTLED = 2500;
const LATEST = atMost(1.15, times);
const STEADY = atMost(0);

/** Milliseconds until something can be read. `look` is called then, while the page is still there. */
async function firstPaint(browser, url, look = async () => {}) {
  const { page, tools, leave } = await visit(browser, { cpu: SLOW_CPU, network: SLOW_4G });
  await tools.send('Page.enable');
  await tools.send('Page.setLifecycleEventsEnabled', { enabled: true });
  const painted = new Promise((done) => {
    tools.on('Page.lifecycleEvent', ({ name }) => name === 'firstContentfulPaint' && done());
  });
  await page.goto(url, { waitUntil: 'commit' });
  await painted;
  const at = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0].startTime);
  await look(page);
  await leave();
  return at;
}

/** How far things jumped about until the page was whole. */
async function layoutShift(page) {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLED);
  return page.evaluate(
    () =>
      new Promise((done) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) sum += value;
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => done(sum), 200);
      }),
  );
}

export async function paint({ address, routes }) {
  const browser = await launch();
  const seen = routes.map(({ path, url }) => ({ path, url, own: [], words: [], shift: 0 }));
  await firstPaint(browser, `${address}/bench/hello`);
  for (let round = 0; round < ROUNDS; round++) {
    for (const route of seen) {
      route.words.push(await firstPaint(browser, `${address}/bench/hello`));
      const look = async (page) => {
        if (round === 0) route.shift = await layoutShift(page);
      };
      route.own.push(await firstPaint(browser, route.url, look));
    }
  }
  await browser.close();
  const { latency, downloadThroughput, uploadThroughput } = SLOW_4G;
  return table(
    'First paint',
    `First contentful paint over that of a page with one heading and neither styles nor scripts, from the same server. CPU ${SLOW_CPU}x slower, the browser's own Slow 4G (${latency} ms to the first byte, ${((downloadThroughput * 8) / 1e6).toFixed(2)} Mbit/s down and ${((uploadThroughput * 8) / 1e6).toFixed(2)} up), empty cache, medians of ${ROUNDS} taken in turn. Then the cumulative layout shift.`,
    ['page', 'ms', 'heading alone, ms', ...verdict('ratio'), ...verdict('layout shift')],
    seen.map(({ path, own, words, shift }) => {
      const late = judged(medianRatio(own, words), times, LATEST);
      return [
        path,
        median(own).toFixed(0),
        median(words).toFixed(0),
        ...late,
        ...judged(shift, (moved) => moved.toFixed(4), STEADY),
      ];
    }),
  );
}
