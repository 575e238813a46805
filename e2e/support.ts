import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { PAGE_ALIVE } from '../src/site/boot/earlyClicks';

/** Keeps the page's own sign that the app has taken it over: from now on a press is answered. */
export const watchForLife = (page: Page) =>
  page.addInitScript(
    (event) => window.addEventListener(event, () => Object.assign(window, { alive: true })),
    PAGE_ALIVE,
  );
export const isAlive = () => 'alive' in window;

/** Every test fails on an uncaught error, a console error, a failed request, or one to anybody else. Pages that are gone to are alive. */
export const test = base.extend<{ page: Page }>({
  page: async ({ page, baseURL }, use) => {
    const problems: string[] = [];
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== baseURL) problems.push(`asked a stranger: ${request.url()}`);
    });
    page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
    page.on('console', (message) => message.type() === 'error' && problems.push(`console: ${message.text()}`));
    page.on('requestfailed', (request) => {
      // A page that is left takes its requests with it.
      if (request.failure()?.errorText !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()}`);
    });
    await watchForLife(page);
    const load = page.goto.bind(page);
    page.goto = async (url, options) => {
      const answer = await load(url, options);
      await page.waitForFunction(isAlive);
      return answer;
    };
    await use(page);
    expect(problems).toEqual([]);
  },
});

/** For tests that are not about motion: everything is at its place at once, and the machine has less to do. */
export const STILL = { contextOptions: { reducedMotion: 'reduce' } } as const;

export { expect };

/** Holds what is asked for back until it is let go. */
export async function holdBack(page: Page, files: RegExp): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route(files, (route) => held.then(() => route.fallback()));
  return letGo;
}

export const holdBackApp = (page: Page) => holdBack(page, /assets\/entry-client-.*\.js/);

/** Where a clock that was set to 0 is stopped: whatever a slow page took until then. */
export const HOUR = 3_600_000;

/** From the next load on a game's one seed comes from here, so that luck decides nothing. */
export const fixChance = (page: Page, seed = 1) =>
  page.addInitScript((value) => {
    crypto.getRandomValues = ((array: Uint32Array) => array.fill(value)) as typeof crypto.getRandomValues;
  }, seed);

/** Opens a game with time and chance under control: the clock stands still until `pass`. */
export async function openGame(page: Page, path: string, { seed = 1 } = {}): Promise<void> {
  await page.clock.install({ time: 0 });
  await fixChance(page, seed);
  await page.goto(path);
  // The faked clock has no performance marks, so the mounted play area is the sign that the game is there.
  await page.locator('main .play').waitFor();
  await page.clock.pauseAt(HOUR);
}

/** Lets time pass, frame by frame, as it would. */
export const pass = (page: Page, ms: number) => page.clock.runFor(ms);

/** The value of the HUD under a label. */
export const hud = (page: Page, label: string) =>
  page.locator('li', { has: page.getByText(label, { exact: true }) }).locator('b');

export const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** Presses a button of an overlay, which sleeps for its first 400 ms. All of it is on the screen: no child would scroll. */
export async function pressOverlay(page: Page, name: string | RegExp): Promise<void> {
  await pass(page, 500);
  const panel = page.locator('main > div:not(.play) > section');
  expect(await panel.evaluate(({ parentElement: veil }) => (veil ? veil.scrollHeight - veil.clientHeight : 0))).toBe(0);
  await panel.getByRole('button', { name }).click();
}

/** Presses until what is pressed is gone: a panel takes no press in its first moments. */
export async function pressAway(button: Locator, press: () => Promise<void>): Promise<void> {
  await expect(async () => {
    if (await button.isVisible()) await press();
    await expect(button).toBeHidden({ timeout: 500 });
  }).toPass();
}

/** Turns the phone, and looks whether all things are still on the stage. */
export async function expectOnStageWhenTurned(page: Page, things: Locator): Promise<void> {
  for (const [width, height] of [
    [844, 390],
    [320, 568],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await pass(page, 100);
    const field = await boxOf(page.getByRole('application'));
    for (const thing of await things.all()) {
      const box = await boxOf(thing);
      expect(box.x).toBeGreaterThanOrEqual(field.x - 1);
      expect(box.y).toBeGreaterThanOrEqual(field.y - 1);
      expect(box.right).toBeLessThanOrEqual(field.right + 1);
      expect(box.bottom).toBeLessThanOrEqual(field.bottom + 1);
    }
  }
}

export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not on the screen');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** The point in the middle of something. */
export async function middleOf(locator: Locator) {
  const { x, y, width, height } = await boxOf(locator);
  return { x: x + width / 2, y: y + height / 2 };
}

/** However small the stage is, nothing of a panel in it has to be scrolled to. */
export async function expectWholePanel(page: Page, last: Locator): Promise<void> {
  for (const [width, height] of [
    [320, 568],
    [360, 800],
    [390, 844],
    [768, 1024],
    [844, 390],
    [568, 320],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(last, `${width}x${height}`).toBeInViewport({ ratio: 1 });
  }
}
