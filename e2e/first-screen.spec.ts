import type { Locator, Page } from '@playwright/test';
import { GAMES, isReady } from './hardening/games';
import { expect, test } from './support';

/** Whole cards that a child sees on Home before anything is touched, at least. */
const CARDS: readonly (readonly [width: number, height: number, cards: number])[] = [
  [1024, 768, 4],
  [1180, 820, 4],
  [1280, 720, 4],
  [1366, 768, 4],
  [1440, 900, 5],
  [768, 1024, 6],
  [820, 1180, 6],
  [390, 844, 2],
  [360, 740, 2],
  [844, 390, 3],
];

/** Cards whose picture, name, description and 'Play Now' lie wholly within the first screen. */
const wholeCards = () =>
  [...document.querySelectorAll('main li')].filter((card) =>
    [...card.querySelectorAll('img, h2, p, a')].every((part) => {
      const { top, bottom, left, right } = part.getBoundingClientRect();
      return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
    }),
  ).length;

test('Home shows whole cards on the first screen, with the blurb open', async ({ page }) => {
  for (const [width, height, cards] of CARDS) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await expect(page.getByText('Little games for little hands')).toBeVisible();
    expect(await page.evaluate(wholeCards), `${width}x${height}`).toBeGreaterThanOrEqual(cards);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});

test('an age and the favorites hold for the visit', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Favorite: Balloon Pop' }).click();
  await page.getByRole('button', { name: 'Age 2', exact: true }).click();
  await page.getByRole('button', { name: /Show Favorites Only/ }).click();
  await page.getByRole('link', { name: 'Play Now: Balloon Pop' }).click();
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('button', { name: 'Age 2', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: /Show All Games/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('link', { name: /^Play Now/ })).toHaveCount(1);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Age 2', exact: true })).toHaveAttribute('aria-pressed', 'false');
});

test("the browser's bar has the color of the theme, from the first moment", async ({ page }) => {
  const bar = page.locator('meta[name="theme-color"]');
  await page.goto('/');
  await expect(bar).toHaveAttribute('content', '#b4e4ff');
  await page.getByRole('button', { name: 'Game Settings' }).click();
  await page.getByRole('radio', { name: 'Cyber Neon' }).check({ force: true });
  await expect(bar).toHaveAttribute('content', '#0a1122');
  // Before any script of the page: the stored one is taken by the head itself.
  await page.route('**/assets/*.js', (route) => route.fulfill({ body: '', contentType: 'text/javascript' }));
  await page.evaluate(() => location.reload());
  await page.waitForFunction(() => document.readyState === 'complete' && !('alive' in window));
  await expect(bar).toHaveAttribute('content', '#0a1122');
});

interface Box {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

/** Presses the menu of a game away, if there is one. */
async function begin(page: Page) {
  const button = page.locator('main > div:not(.play) > section .btn').first();
  if (!(await button.isVisible())) return;
  // A panel takes no press in its first moments.
  await expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 500 });
    await expect(button).toBeHidden({ timeout: 500 });
  }).toPass();
}

/** The boards of all games while they are played, on one screen. */
async function boards(page: Page, width: number, height: number): Promise<Box[]> {
  await page.setViewportSize({ width, height });
  const found: Box[] = [];
  for (const { name, address } of GAMES) {
    await page.goto(address);
    await page.waitForFunction(isReady);
    await begin(page);
    const board = page.locator('main [role=application], main [data-board]').first();
    if ((await board.count()) === 0) continue;
    const box = await board.boundingBox();
    if (box) found.push({ name, ...box });
  }
  return found;
}

for (const [width, height, share] of [
  [1024, 768, 0.78],
  [1180, 820, 0.78],
  [1280, 720, 0.78],
  [1366, 768, 0.78],
  [844, 390, 0.74],
] as const) {
  test(`boards as high as wide, or higher, take ${100 * share} % of the height at ${width}x${height}`, async ({
    page,
  }) => {
    const high = (await boards(page, width, height)).filter((box) => box.width <= 1.15 * box.height);
    expect(high.length).toBeGreaterThanOrEqual(6);
    const small = high.filter((box) => box.height < share * height);
    expect(small).toEqual([]);
  });
}

test('square boards take nine tenths of the width of a phone', async ({ page }) => {
  const square = (await boards(page, 390, 844)).filter(
    (box) => box.width > 0.85 * box.height && box.width < 1.15 * box.height,
  );
  expect(square.length).toBeGreaterThanOrEqual(4);
  expect(square.filter((box) => box.width < 0.9 * 390)).toEqual([]);
});

/** A game that is played, at this size. */
async function play(page: Page, address: string, width: number, height: number) {
  await page.setViewportSize({ width, height });
  await page.goto(address);
  await page.waitForFunction(isReady);
  await begin(page);
}

const boxOf = async (found: Locator) => {
  const box = await found.boundingBox();
  if (!box) throw new Error('It is not on the screen');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

/** The narrower side of the smallest thing to press below or beside the sheet or the board. */
const smallest = async (buttons: Locator) =>
  Math.min(
    ...(await buttons.evaluateAll((all) =>
      // As laid out: what is chosen or pressed is shown a little smaller.
      all.flatMap((button) => (button instanceof HTMLElement ? [button.offsetWidth, button.offsetHeight] : [])),
    )),
  );

for (const [width, height, columns, cell] of [
  [320, 568, 20, 15],
  [360, 740, 20, 17],
  [390, 664, 17, 20],
  [390, 844, 17, 21],
] as const) {
  test(`Abilities: a cell is ${cell} px at least at ${width}x${height}, and no button under 64 px`, async ({
    page,
  }) => {
    await play(page, '/abilities?verified=true', width, height);
    const board = await boxOf(page.getByRole('application'));
    expect(board.width / columns).toBeGreaterThanOrEqual(cell);
    const buttons = page.getByRole('region', { name: 'Controls' }).getByRole('button');
    await expect(buttons).toHaveCount(10);
    expect(await smallest(buttons)).toBeGreaterThanOrEqual(64);
    for (const button of await buttons.all()) await expect(button).toBeInViewport({ ratio: 1 });
  });
}

test('Draw Canvas: the sheet has its specified height and the most of the screen, and nothing slides', async ({
  page,
}) => {
  // A sheet is 500 px high at most: on a tall phone its width is what can grow.
  for (const [width, height, share] of [
    [1024, 768, 0.6],
    [390, 844, 0.56],
    [360, 740, 0.58],
    [390, 664, 0.54],
  ] as const) {
    await play(page, '/drawcanvas', width, height);
    const sheet = await boxOf(page.getByRole('application'));
    expect(sheet.height, `${width}x${height}`).toBeCloseTo(Math.min(500, height - 280), 0);
    expect((sheet.width * sheet.height) / (width * height), `${width}x${height}`).toBeGreaterThanOrEqual(share);
    const tools = page.locator('main button');
    await expect(tools).toHaveCount(15);
    expect(await smallest(tools), `${width}x${height}`).toBeGreaterThanOrEqual(64);
    // Not 1: a browser's own share of a turned or scaled button is a hair less.
    for (const tool of await tools.all()) await expect(tool).toBeInViewport({ ratio: 0.999 });
  }
});

for (const [address, set, played] of [
  ['/snake', 'BOT OFF', 'Up'],
  ['/abilities?verified=true', 'Strength', 'Up'],
  ['/fifteenpuzzle', 'Easy', 'New Game'],
  ['/towerofhanoi', 'Easy', 'Undo'],
  ['/planetbowling', 'New Game', 'Roll'],
] as const) {
  test(`what is set stands left of the stage, what is played right of it: ${address}`, async ({ page }) => {
    for (const [width, height] of [
      [1024, 768],
      [844, 390],
    ] as const) {
      await play(page, address, width, height);
      const stage = await boxOf(page.getByRole('main'));
      expect((await boxOf(page.getByRole('button', { name: set }))).right).toBeLessThanOrEqual(stage.x);
      expect((await boxOf(page.getByRole('button', { name: played }))).x).toBeGreaterThanOrEqual(stage.right - 1);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    const { bottom } = await boxOf(page.getByRole('main'));
    for (const name of [set, played]) {
      expect((await boxOf(page.getByRole('button', { name }))).y).toBeGreaterThanOrEqual(bottom);
    }
  });
}

test('a panel on a high stage has a large picture and a button for small hands', async ({ page }) => {
  for (const [width, height] of [
    [1180, 820],
    [1440, 900],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/balloonpop');
    await page.waitForFunction(isReady);
    const panel = page.locator('main > div:not(.play) > section');
    const art = await boxOf(panel.locator(':scope > :first-child'));
    expect(Math.max(art.width, art.height), `${width}x${height}`).toBeGreaterThanOrEqual(270);
    expect((await boxOf(panel.locator('.btn').first())).height).toBeGreaterThanOrEqual(96);
    await expect(panel).toBeInViewport({ ratio: 1 });
  }
});
