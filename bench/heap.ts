// How much memory a page holds once it is loaded, next to a page that only hydrates React.
import type { Browser } from '@playwright/test';
import { launch, visit } from './browser';
import type { BenchRoute, BenchSite } from './site';
import { kB, median, table, times } from './table';

const ROUNDS = 3;
const SETTLED = 500;

async function heapOf(browser: Browser, { url, isGame }: BenchRoute): Promise<number> {
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

export async function heap({ address, routes }: BenchSite): Promise<string> {
  const browser = await launch();
  const watch = (route: BenchRoute) => ({ route, sizes: [] as number[] });
  const bare = watch({ path: 'bare React', url: `${address}/bench/bare`, isGame: false });
  const own = routes.map(watch);
  for (let round = 0; round < ROUNDS; round++) {
    for (const { route, sizes } of [bare, ...own]) sizes.push(await heapOf(browser, route));
  }
  await browser.close();
  const bareSize = median(bare.sizes);
  return table(
    'Heap',
    `The script heap after loading and a forced collection, over that of the bare React page (${kB(bareSize)} kB). Medians of ${ROUNDS}. A trend, without a limit.`,
    ['page', 'kB', 'ratio'],
    own.map(({ route, sizes }) => [route.path, kB(median(sizes)), times(median(sizes) / bareSize)]),
  );
}
