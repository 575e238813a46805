// What a frame of each canvas game costs while it is played, and how evenly frames follow each other on a slow phone,
// next to a page with an empty canvas of the same size and pixels that is cleared in every frame, under the same hands:
// what the browser does for a key or a finger, whoever listens, is in both.
import type { Browser, Page } from '@playwright/test';
import { readGames } from './benchedGame';
import { launch, mainThread, openGame, SLOW_CPU, visit, watchFrames } from './browser';
import { KEEP_EVERY, type Play } from './plays';
import { type BenchSite, urlOf } from './site';
import { atMost, judged, median, medianRatio, share, table, times, verdict } from './table';

/** How long a game is played before and while it is measured, and how much slower. */
interface Spell {
  readonly settle: number;
  readonly length: number;
  readonly cpu?: number;
}

/**
 * What was seen in one spell: the canvas in units and pixels, the main thread's ms a frame of the screen, the frames that
 * were asked for in a second, the ms between them.
 */
interface Seen {
  readonly size: readonly number[];
  readonly perFrame: number;
  readonly perSecond: number;
  readonly gaps: readonly number[];
}

interface Compared {
  readonly path: string;
  readonly play: Play;
  readonly own: Seen[];
  readonly empty: Seen[];
}

const ROUNDS = 3;
const SCREEN_FRAME = 1000 / 60;
const WORK: Spell = { settle: 1000, length: 3600 };
const PACE: Spell = { settle: 2000, length: 9000, cpu: SLOW_CPU };
const LITTLE_WORK = atMost(1.3, times);
const EVEN = atMost(1.1, times);

async function play(
  browser: Browser,
  open: (page: Page) => Promise<unknown>,
  { start, keep }: Play,
  { settle, length, cpu }: Spell,
): Promise<Seen> {
  const { page, tools, slowDown, leave } = await visit(browser);
  await watchFrames(page);
  await open(page);
  await start?.(page, 0);
  if (cpu) await slowDown(cpu);
  await page.waitForTimeout(settle);
  const size = await page.evaluate(() => {
    const canvas = document.querySelector('canvas');
    if (!canvas) throw new Error('There is no canvas');
    const { width, height } = canvas.getBoundingClientRect();
    return [width, height, canvas.width, canvas.height];
  });
  await page.evaluate(() => Object.assign(window.bench, { times: [], gaps: [] }));
  const [before, begun] = [await mainThread(tools), performance.now()];
  for (let gone = 0; gone < length; gone += KEEP_EVERY) {
    await keep?.(page, gone / KEEP_EVERY);
    await page.waitForTimeout(KEEP_EVERY);
  }
  const [work, lasted] = [(await mainThread(tools)) - before, performance.now() - begun];
  const { times: frames, gaps } = await page.evaluate(() => window.bench);
  await leave();
  return { size, perFrame: (work / lasted) * SCREEN_FRAME, perSecond: (frames.length / lasted) * 1000, gaps };
}

/** Plays games and empty canvases in turn. */
async function compare(
  browser: Browser,
  site: BenchSite,
  plays: readonly [path: string, play: Play][],
  how: Spell,
): Promise<Compared[]> {
  const seen = plays.map(([path, play]): Compared => ({ path, play, own: [], empty: [] }));
  for (let round = 0; round < ROUNDS; round++) {
    for (const {
      path,
      play: { start, keep },
      own,
      empty,
    } of seen) {
      const game = await play(browser, (page) => openGame(page, urlOf(site, path)), { start, keep }, how);
      own.push(game);
      empty.push(await play(browser, (page) => page.goto(`${site.address}/bench/canvas?${game.size}`), { keep }, how));
    }
  }
  return seen;
}

function workRow({ path, own, empty }: Compared): string[] {
  const [game, alone] = [own.map(({ perFrame }) => perFrame), empty.map(({ perFrame }) => perFrame)];
  const ratio = judged(medianRatio(game, alone), times, LITTLE_WORK);
  const asked = median(own.map(({ perSecond }) => perSecond)).toFixed(0);
  return [path, asked, median(game).toFixed(2), median(alone).toFixed(2), ...ratio];
}

/** Of several spells the quietest: what else the machine does can only make it worse. */
function paceRow({ path, own, empty }: Compared): string[] {
  const quietest = (spells: readonly Seen[]) => Math.min(...spells.map(({ gaps }) => share(gaps, 0.99)));
  const [game, alone] = [quietest(own), quietest(empty)];
  return [path, game.toFixed(1), alone.toFixed(1), ...judged(game / alone, times, EVEN)];
}

export async function frames(site: BenchSite): Promise<string> {
  const browser = await launch();
  const plays = (await readGames()).flatMap(({ path, play }): [string, Play][] => (play ? [[path, play]] : []));
  const work = await compare(browser, site, plays, WORK);
  const paced = plays.filter(([, { isPaced }]) => isPaced);
  const pace = await compare(browser, site, paced, PACE);
  await browser.close();
  const head = ['game', 'ms', 'empty canvas, ms', ...verdict('ratio')];
  return [
    table(
      'Frames',
      `Main-thread time for a frame of the screen, a sixtieth of a second, while the game is played, over that of an empty canvas that is touched and pressed as often. A game where nothing moves for a while asks for no frames then; how many it asked for in a second stands beside it. No graphics card takes part here: an empty canvas is cleared by the main thread, games are painted by a thread of their own from the first touch on. Medians of ${ROUNDS}, taken in turn.`,
      ['game', 'frames a second', ...head.slice(1)],
      work.map(workRow),
    ),
    table(
      'Frames on a slow phone',
      `Time from frame to frame with the CPU ${SLOW_CPU}x slower: one in a hundred is longer than this. The quietest of ${ROUNDS} spells, taken in turn.`,
      head,
      pace.map(paceRow),
    ),
  ].join('\n');
}
