// From a finger's touch to the painted answer, next to a page of twelve buttons that only change their color.
import type { Browser, Page } from '@playwright/test';
import { readGames } from './benchedGame';
import { launch, openGame, PHONE, SLOW_CPU, visit } from './browser';
import { createFinger, LEAST } from './finger';
import { type BenchSite, urlOf } from './site';
import { atMost, judged, median, medianRatio, share, table, times, verdict, wholeMs } from './table';
import { passOverlay, type Touches } from './touches';

const ROUNDS = 3;
/** The first few taps only warm the page up; of the others 5 % is more than one. */
const WARM_UP = 3;
const TAPS = 21;
/** What comes with the first touch has come by then. */
const SETTLED = 2000;
const QUICK = atMost(2, times);

const BUTTONS: Touches = {
  async tap(finger, page, time) {
    const box = await page
      .locator('button')
      .nth(time % 12)
      .boundingBox();
    if (box) await finger.tap({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  },
};

interface Seen {
  readonly first: number;
  readonly median: number;
  readonly late: number;
}

async function play(
  browser: Browser,
  open: (page: Page) => Promise<unknown>,
  { start, tap, answer = 'pointerdown' }: Touches,
): Promise<Seen> {
  const { page, tools, slowDown, leave } = await visit(browser, PHONE);
  const finger = await createFinger(page, tools);
  await open(page);
  await slowDown(SLOW_CPU);
  await passOverlay(finger, page);
  await start?.(finger, page);
  for (let time = 0; time < WARM_UP + TAPS; time++) {
    await passOverlay(finger, page);
    await tap(finger, page, time);
    if (time === 0) await page.waitForTimeout(SETTLED);
  }
  const taken = (await finger.taps(answer)).slice(WARM_UP);
  const seen = { first: await finger.first(), median: median(taken), late: share(taken, 0.95) };
  await leave();
  return seen;
}

export async function taps(site: BenchSite): Promise<string> {
  const { address } = site;
  const browser = await launch();
  const games = (await readGames()).map(({ path, touches }) => ({
    path,
    url: urlOf(site, path),
    touches,
    own: [] as Seen[],
    buttons: [] as Seen[],
  }));
  for (let round = 0; round < ROUNDS; round++) {
    for (const { url, touches, own, buttons } of games) {
      buttons.push(await play(browser, (page) => page.goto(`${address}/bench/buttons`), BUTTONS));
      own.push(await play(browser, (page) => openGame(page, url), touches));
    }
  }
  await browser.close();
  return table(
    'Taps on a slow phone',
    `From a real touch to the paint after it, by the browser's own Event Timing, with the CPU ${SLOW_CPU}x slower, over that of a page of twelve buttons that change their color. It tells steps of 8 ms, and what it does not tell took less than ${LEAST} ms and counts as that. Of ${TAPS} taps after a few others: the one in the middle, and the slower end (19 of 20 are quicker). Then the very first touch of the page up to its last answer. Medians of ${ROUNDS}, taken in turn.`,
    ['game', 'middle, ms', 'buttons, ms', 'slow, ms', 'buttons, ms', ...verdict('ratio'), 'first, ms', 'buttons, ms'],
    games.map(({ path, own, buttons }) => {
      const both = (what: keyof Seen) => [own.map((seen) => seen[what]), buttons.map((seen) => seen[what])] as const;
      const cells = (what: keyof Seen) => both(what).map((values) => wholeMs(median(values)));
      const ratio = judged(medianRatio(...both('late')), times, QUICK);
      return [path, ...cells('median'), ...cells('late'), ...ratio, ...cells('first')];
    }),
  );
}
