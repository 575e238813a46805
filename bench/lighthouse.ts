// What Lighthouse says of a few pages: the medians of five runs each, as single ones move by several points. It needs
// Node 24, which npm brings along, and stays out of the dependencies.
import { spawnSync } from 'node:child_process';
import { LAUNCH } from '../scripts/browser.mjs';
import { readGames } from './benchedGame';
import { type BenchSite, urlOf } from './site';
import { atLeast, judged, median, table, verdict } from './table';

const COMMAND = ['-y', '-p', 'node@24', '-p', 'lighthouse@13.5.0', 'lighthouse'];
const PATHS = ['/', '/about', '/donate'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const RUNS = 5;
const FAST = atLeast(95);
const FULL = atLeast(100);

interface Report {
  readonly categories: Readonly<Record<(typeof CATEGORIES)[number], { readonly score: number | null }>>;
}

/** The points of each category, or null where Lighthouse could not be had. */
function run(url: string): number[] | null {
  const flags = [`--only-categories=${CATEGORIES}`, '--output=json', '--quiet'];
  const chrome = `--chrome-flags=--headless=new ${LAUNCH.args.join(' ')}`;
  const { status, stdout, stderr } = spawnSync('npx', [...COMMAND, url, ...flags, chrome], {
    encoding: 'utf8',
    env: { ...process.env, ...(LAUNCH.executablePath && { CHROME_PATH: LAUNCH.executablePath }) },
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error(stderr);
    return null;
  }
  const { categories }: Report = JSON.parse(stdout);
  return CATEGORIES.map((name) => Math.round((categories[name].score ?? 0) * 100));
}

export async function lighthouse(site: BenchSite): Promise<string> {
  const samples = (await readGames()).filter(({ isSample }) => isSample).map(({ path }) => path);
  const seen = [...PATHS, ...samples].map((path) => ({ path, runs: [] as number[][] }));
  for (let round = 0; round < RUNS; round++) {
    for (const { path, runs } of seen) {
      const url = urlOf(site, path);
      // On a busy machine a trace may fail.
      const points = run(url) ?? run(url);
      if (!points) return table('Lighthouse', 'Not measured: it could not be fetched or run here.', ['page'], []);
      runs.push(points);
    }
  }
  const pointsOf = (runs: readonly number[][], index: number) => runs.map((points) => points[index] ?? 0);
  return table(
    'Lighthouse',
    `Lighthouse 13.5 as a phone on a slow line, medians of ${RUNS} runs taken in turn; all runs of performance beside it.`,
    ['page', ...verdict('performance'), 'runs', ...CATEGORIES.slice(1).flatMap(verdict)],
    seen.map(({ path, runs }) => {
      const judge = (index: number, target = FULL) => judged(median(pointsOf(runs, index)), String, target);
      const others = CATEGORIES.slice(1).flatMap((_, index) => judge(index + 1));
      return [path, ...judge(0, FAST), pointsOf(runs, 0).join(', '), ...others];
    }),
  );
}
