// What a game does while it waits for the child: nothing.
import type { Browser } from '@playwright/test';
import { BEGUN_KEY } from '../src/kit/session/firstVisit';
import { readGames } from './benchedGame';
import { launch, mainThread, openGame, visit, watchFrames } from './browser';
import { type BenchSite, urlOf } from './site';
import { atMost, judged, table, verdict } from './table';

/** For a child who has played the game before, the ghost hand comes after 12 s: until then nothing does. */
const SETTLED = 3000;
const UNTOUCHED = 8000;
const NO_FRAMES = atMost(0);
const LITTLE_WORK = atMost(10);

async function rest(browser: Browser, path: string, url: string) {
  const { page, tools, leave } = await visit(browser);
  await page.addInitScript(([key, begun]) => localStorage.setItem(key, begun), [
    BEGUN_KEY,
    JSON.stringify([path]),
  ] as const);
  await watchFrames(page);
  await openGame(page, url);
  await page.waitForTimeout(SETTLED);
  const frames = () => page.evaluate(() => window.bench.requested);
  const framesBefore = await frames();
  const workBefore = await mainThread(tools);
  await new Promise((done) => setTimeout(done, UNTOUCHED));
  const work = (await mainThread(tools)) - workBefore;
  const requested = (await frames()) - framesBefore;
  await leave();
  return { requested, work };
}

export async function idle(site: BenchSite): Promise<string> {
  const browser = await launch();
  const rows: string[][] = [];
  const resting = (await readGames()).filter(({ rests }) => rests);
  for (const { path } of resting) {
    const { requested, work } = await rest(browser, path, urlOf(site, path));
    const worked = judged(work, (ms) => ms.toFixed(1), LITTLE_WORK);
    rows.push([path, ...judged(requested, String, NO_FRAMES), ...worked]);
  }
  await browser.close();
  return table(
    'At rest',
    `Games that wait for a child who knows them, untouched for ${UNTOUCHED / 1000} s, before the ghost hand comes: animation frames they asked for, and ms of work on the main thread.`,
    ['game', ...verdict('frames'), ...verdict('main thread, ms')],
    rows,
  );
}
