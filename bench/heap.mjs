// How much memory a page holds once it is loaded, next to a page that only hydrates React.
import { launch, visit } from './browser.mjs';
import { atMost, judged, kB, median, table, times, verdict } from './table.mjs';

const ROUNDS = 3;
const SETTLED = 500;
const TARGET = atMost(1.3, times);

async function heapOf(browser, { url, isGame }) {
  const { page, tools, leave } = await visit(browser);
  await page.goto(url, { waitUntil: 'networkidle' });
  // A page that plays nothing would wait for somebody, and weigh nothing.
  if (!isGame) await page.mouse.move(1, 1);
  await page.waitForTimeout(SETTLED);
  await tools.send('HeapProfiler.enable');
  await tools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await tools.send('Runtime.getHeapUsage');
  await leave();
  return usedSize;
}

export async function heap({ address, routes }) {
  const browser = await launch();
  const seen = [{ path: 'bare React', url: `${address}/bench/bare` }, ...routes].map((route) => ({
    ...route,
    sizes: [],
  }));
  for (let round = 0; round < ROUNDS; round++) {
    for (const route of seen) route.sizes.push(await heapOf(browser, route));
  }
  await browser.close();
  const [bare, ...own] = seen.map(({ path, sizes }) => ({ path, size: median(sizes) }));
  return table(
    'Heap',
    `The script heap after loading and a forced collection, over that of the bare React page (${kB(bare.size)} kB). Medians of ${ROUNDS}.`,
    ['page', 'kB', ...verdict('ratio')],
    own.map(({ path, size }) => [path, kB(size), ...judged(size / bare.size, times, TARGET)]),
  );
}
