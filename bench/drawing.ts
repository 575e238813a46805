// A sheet to draw on, on a slow phone: how evenly frames follow each other under a hasty hand, and how long a fill takes.
import type { Browser, CDPSession, Page } from '@playwright/test';
import { type BenchFile, readGames } from './benchedGame';
import { launch, openGame, SLOW_CPU, traced, visit, watchFrames } from './browser';
import { type BenchSite, urlOf } from './site';
import { atMost, judged, median, share, table, times, verdict } from './table';

/** At this size the sheet is 1024 by 500. */
const SCREEN = { viewport: { width: 1600, height: 900 }, pixelRatio: 2 };
const SHEET = { width: 1024, height: 500 };
const STROKES = 500;
const STEP = 8;
const ROUNDS = 3;
const EMPTY_FOR = 8000;
const EVEN = atMost(2, times);
const QUICK = atMost(50, (ms) => `${ms} ms`);

type Fills = NonNullable<BenchFile['fills']>;

interface Point {
  readonly x: number;
  readonly y: number;
}
/** A place on the screen, from shares of the sheet. */
type At = (x: number, y: number) => Point;

async function sheetOf(page: Page): Promise<At> {
  const box = await page.getByRole('application').boundingBox();
  if (!box || Math.round(box.width) !== SHEET.width || Math.round(box.height) !== SHEET.height) {
    throw new Error(`The sheet is ${box?.width} by ${box?.height}, not ${SHEET.width} by ${SHEET.height}`);
  }
  return (x, y) => ({ x: box.x + box.width * x, y: box.y + box.height * y });
}

async function openSheet(browser: Browser, url: string) {
  const visitor = await visit(browser, SCREEN);
  await watchFrames(visitor.page);
  await openGame(visitor.page, url);
  const at = await sheetOf(visitor.page);
  await visitor.slowDown(SLOW_CPU);
  return { ...visitor, at };
}

/** Stroke after stroke, twenty a second: a zigzag of a hand's breadth each, here and there on the sheet. */
async function scribble(tools: CDPSession, at: At) {
  const sent: Promise<unknown>[] = [];
  const send = async (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', { x, y }: Point) => {
    sent.push(tools.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', buttons: 1, clickCount: 1 }));
    await new Promise((done) => setTimeout(done, STEP));
  };
  for (let stroke = 0; stroke < STROKES; stroke++) {
    const [left, top] = [0.05 + ((stroke * 7) % 70) / 100, 0.1 + ((stroke * 11) % 70) / 100];
    const place = (step: number) => at(left + step * 0.05, top + (step % 2) * 0.1);
    await send('mousePressed', place(0));
    for (const step of [1, 2, 3, 4]) await send('mouseMoved', place(step));
    await send('mouseReleased', place(4));
  }
  await Promise.all(sent);
}

/** Ms between the frames of the page, which has no loop of its own, while somebody scribbles. */
async function hastyGaps(browser: Browser, url: string): Promise<number[]> {
  const { page, tools, at, leave } = await openSheet(browser, url);
  await page.evaluate(() => {
    const loop = () => requestAnimationFrame(loop);
    loop();
  });
  await page.waitForTimeout(1000);
  await page.evaluate(() => Object.assign(window.bench, { gaps: [] }));
  await scribble(tools, at);
  const gaps = await page.evaluate(() => window.bench.gaps);
  await leave();
  return gaps;
}

async function emptyGaps(browser: Browser, url: string): Promise<number[]> {
  const { page, slowDown, leave } = await visit(browser, SCREEN);
  await watchFrames(page);
  await page.goto(url);
  await slowDown(SLOW_CPU);
  await page.waitForTimeout(1000);
  await page.evaluate(() => Object.assign(window.bench, { gaps: [] }));
  await page.waitForTimeout(EMPTY_FOR);
  const gaps = await page.evaluate(() => window.bench.gaps);
  await leave();
  return gaps;
}

/** Ms that the main thread works on each fill of the whole sheet: on the touch, the release and all that they cause. */
async function fillTimes(browser: Browser, url: string, { tools, colors }: Fills): Promise<number[]> {
  const { page, at, leave } = await openSheet(browser, url);
  const { x, y } = at(0.5, 0.5);
  for (const name of tools) await page.getByRole('button', { name }).click();
  const spent: number[] = [];
  for (const color of colors) {
    await page.getByRole('button', { name: color, exact: true }).click();
    await page.waitForTimeout(300);
    const events = await traced(browser, () => page.mouse.click(x, y));
    const handled = events.filter(
      ({ name, args }) => name === 'EventDispatch' && /^pointer(down|up)$/.test(args.data?.type ?? ''),
    );
    spent.push(handled.reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0));
  }
  await leave();
  return spent;
}

export async function drawing(site: BenchSite): Promise<string> {
  const game = (await readGames()).find(({ fills }) => fills);
  if (!game?.fills) throw new Error('No game has a sheet to draw on');
  const browser = await launch();
  const url = urlOf(site, game.path);
  const { pixelRatio } = SCREEN;
  const { width, height } = SHEET;
  const size = [width, height, width * pixelRatio, height * pixelRatio];
  const own: number[] = [];
  const empty: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    own.push(share(await hastyGaps(browser, url), 0.99));
    empty.push(share(await emptyGaps(browser, `${site.address}/bench/canvas?${size}`), 0.99));
  }
  const fill = median(await fillTimes(browser, url, game.fills));
  await browser.close();
  const [hasty, alone] = [Math.min(...own), Math.min(...empty)];
  return table(
    'Drawing on a slow phone',
    `A sheet of ${width} by ${height} at ${pixelRatio} pixels per unit, CPU ${SLOW_CPU}x slower. Frames: one in a hundred comes later than this during ${STROKES} strokes, twenty a second, over an empty canvas of the same size; the quietest of ${ROUNDS} spells. Fill: the main thread's work for filling the whole sheet, the median of ${game.fills.colors.length}.`,
    ['what', 'ms', 'empty canvas, ms', ...verdict('value')],
    [
      ['frames', hasty.toFixed(1), alone.toFixed(1), ...judged(hasty / alone, times, EVEN)],
      ['fill', fill.toFixed(1), '', ...judged(fill, (ms) => `${ms.toFixed(1)} ms`, QUICK)],
    ],
  );
}
