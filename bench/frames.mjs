// What a frame of each canvas game costs while it is played, and how evenly frames follow each other on a slow phone,
// next to a page with an empty canvas of the same size and pixels that is cleared in every frame, under the same hands:
// what the browser does for a key or a finger, whoever listens, is in both.
import { launch, mainThread, openGame, SLOW_CPU, visit, watchFrames } from './browser.mjs';
import { KEEP_EVERY, PLAYS } from './plays.mjs';
import { atMost, judged, median, medianRatio, share, table, times, verdict } from './table.mjs';

const ROUNDS = 3;
const WORK = { settle: 1000, length: 3600, target: atMost(1.3, times) };
const PACE = { settle: 2000, length: 9000, cpu: SLOW_CPU, target: atMost(1.1, times) };
const PACED = ['/fidgetspinner', '/planetbowling', '/beepong', '/abilities'];

/** Plays for a while; tells the main thread's ms a frame and the ms between frames. */
async function play(browser, open, { start, keep }, { settle, length, cpu }) {
  const { page, tools, slowDown, leave } = await visit(browser);
  await watchFrames(page);
  await open(page);
  await start?.(page);
  if (cpu) await slowDown(cpu);
  await page.waitForTimeout(settle);
  const size = await page.evaluate(() => {
    const canvas = document.querySelector('canvas');
    const { width, height } = canvas.getBoundingClientRect();
    return [width, height, canvas.width, canvas.height];
  });
  await page.evaluate(() => Object.assign(window.bench, { times: [], gaps: [] }));
  const before = await mainThread(tools);
  for (let gone = 0; gone < length; gone += KEEP_EVERY) {
    await keep?.(page, gone / KEEP_EVERY);
    await page.waitForTimeout(KEEP_EVERY);
  }
  const work = (await mainThread(tools)) - before;
  const { times: frames, gaps } = await page.evaluate(() => window.bench);
  await leave();
  return { size, perFrame: work / frames.length, gaps };
}

/** Plays games and empty canvases in turn. */
async function compare(browser, { address, routes }, paths, how) {
  const seen = paths.map((path) => ({ path, own: [], empty: [] }));
  for (let round = 0; round < ROUNDS; round++) {
    for (const { path, own, empty } of seen) {
      const { url } = routes.find((route) => route.path === path);
      const game = await play(browser, (page) => openGame(page, url), PLAYS[path], how);
      own.push(game);
      const { keep } = PLAYS[path];
      empty.push(await play(browser, (page) => page.goto(`${address}/bench/canvas?${game.size}`), { keep }, how));
    }
  }
  return seen;
}

function workRow({ path, own, empty }) {
  const [game, alone] = [own, empty].map((spells) => spells.map(({ perFrame }) => perFrame));
  const ratio = judged(medianRatio(game, alone), times, WORK.target);
  return [path, median(game).toFixed(2), median(alone).toFixed(2), ...ratio];
}

/** Of several spells the quietest: what else the machine does can only make it worse. */
function paceRow({ path, own, empty }) {
  const [game, alone] = [own, empty].map((spells) => Math.min(...spells.map(({ gaps }) => share(gaps, 0.99))));
  return [path, game.toFixed(1), alone.toFixed(1), ...judged(game / alone, times, PACE.target)];
}

export async function frames(site) {
  const browser = await launch();
  const work = await compare(browser, site, Object.keys(PLAYS), WORK);
  const pace = await compare(browser, site, PACED, PACE);
  await browser.close();
  const head = ['game', 'ms', 'empty canvas, ms', ...verdict('ratio')];
  return [
    table(
      'Frames',
      `Main-thread time of a frame while the game is played, over that of an empty canvas that is touched and pressed as often. No graphics card takes part here: an empty canvas is cleared by the main thread, games are painted by a thread of their own from the first touch on. Medians of ${ROUNDS}, taken in turn.`,
      head,
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
