import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { hud } from '../support';
import { LONG, SWAPS } from './size';
import { deploy, HEADINGS, MARK, makeSecondVersion, type Version } from './versions';

test.use({ serviceWorkers: 'allow' });
// One worker, so that the second version is made once.
test.describe.configure({ mode: 'default' });

let second = '';
test.beforeAll(async () => {
  second = await mkdtemp(join(tmpdir(), 'second-version-'));
  await makeSecondVersion(second);
});
test.afterAll(() => rm(second, { recursive: true, force: true }));

/** An old service worker that was woken once more stays so long (src/site/offline/serviceWorkerUpdate.ts). */
const A_WORKERS_SLEEP = 30_000;

const heading = (page: Page, version: Version) =>
  page.getByRole('heading', { level: 1, name: HEADINGS[version], exact: true });

/** Scripts and styles that one load of a page has used must all be of one version. */
async function expectUnmixed(page: Page, version: Version) {
  let parts: string[] = [];
  async function look() {
    const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    parts = names.filter((name) => /\/assets\/.*\.(js|css)$/.test(name));
    return parts.length;
  }
  // A page's words are there before its scripts.
  await expect.poll(look).toBeGreaterThan(0);
  expect(parts.filter((name) => name.includes(MARK) !== (version === 'B'))).toEqual([]);
}

const waiting = (page: Page) =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));

function collectProblems(context: BrowserContext): string[] {
  const problems: string[] = [];
  context.on('weberror', (error) => problems.push(error.error().message));
  context.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  return problems;
}

test(`a new version comes ${SWAPS} times: never into a running game, never mixed, never blank`, async ({ context }) => {
  test.setTimeout(LONG ? 1_800_000 : 240_000);
  const problems = collectProblems(context);
  const { serve, stop } = await deploy({ A: 'dist', B: second });
  const address = await serve('A');
  let home = await context.newPage();
  await home.goto(address);
  await expect(home.getByText('ready to play offline')).toBeVisible({ timeout: 60_000 });
  await home.reload();

  for (let swap = 0; swap < SWAPS; swap++) {
    const [before, after]: [Version, Version] = swap % 2 ? ['B', 'A'] : ['A', 'B'];
    const game = await context.newPage();
    await game.goto(`${address}/balloonpop`);
    // Its clock goes slowly where frames are slow.
    await expect(hud(game, 'Time Left')).not.toHaveText('60', { timeout: 30_000 });
    await game.evaluate(() => Object.assign(window, { sameLoad: true }));
    await serve(after);

    // Home looks for the new version; with a game in another window it stays where it is.
    await home.reload();
    await expect.poll(() => waiting(home), { timeout: 60_000 }).toBe(true);
    await home.getByRole('link', { name: 'Play Now: Tic Tac Toe' }).click();
    await expect(home.getByRole('heading', { level: 1, name: 'Tic Tac Toe' })).toBeVisible();
    await home.getByRole('link', { name: 'Home' }).click();
    await expect(heading(home, before)).toBeVisible();
    await expectUnmixed(home, before);

    // The game has noticed nothing, and its window finds everything it has never fetched before.
    expect(await game.evaluate(() => 'sameLoad' in window)).toBe(true);
    await expect(hud(game, 'Time Left')).toHaveText(/^\d+$/);
    await home.close();
    // It is the only window now, and the new version still waits.
    expect(await waiting(game)).toBe(true);
    expect(await game.evaluate(() => 'sameLoad' in window)).toBe(true);
    await expectUnmixed(game, before);

    // Home, in the only window, takes the new version.
    await game.getByRole('link', { name: 'Home' }).click();
    await expect(heading(game, after)).toBeVisible({ timeout: A_WORKERS_SLEEP * 2 });
    await game.getByRole('link', { name: 'Play Now: Snake' }).click();
    await expect(game.getByRole('button', { name: /Easy Mode/ })).toBeVisible();
    await expectUnmixed(game, after);
    await game.goto(address);
    await expect(heading(game, after)).toBeVisible();
    home = game;
  }
  await stop();
  expect(problems).toEqual([]);
});

test('without a service worker the next link leads into the new version', async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const { serve, stop } = await deploy({ A: 'dist', B: second });
  const address = await serve('A');
  const page = await context.newPage();
  await page.goto(`${address}/snake`);
  await page.getByRole('button', { name: /Easy Mode/ }).waitFor();
  await serve('B');
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(heading(page, 'B')).toBeVisible();
  await expectUnmixed(page, 'B');
  await stop();
  await context.close();
});
