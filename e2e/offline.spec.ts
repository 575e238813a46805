import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { serveSite } from '../scripts/serve';
import { ROUTES } from './site';

test.use({ serviceWorkers: 'allow' });

/** Visits Home until everything is on the device. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/`);
  await expect(page.getByText('ready to play offline')).toBeVisible({ timeout: 30_000 });
}

test('every page works with the server gone, after one visit to Home', async ({ page }) => {
  test.setTimeout(180_000);
  const { address, stop } = await serveSite();
  await visit(page, address);
  await stop();
  for (const { path } of ROUTES) {
    await page.goto(`${address}${path}`);
    await expect(page.locator('h1')).toBeVisible();
    if (path !== '/') {
      await page.goto(`${address}${path}/?from=test`);
      await expect(page.locator('h1')).toBeVisible();
    }
  }
  await page.goto(`${address}/no/such/page`);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
});

test('offline /donate says that it needs a connection, and a game that was checked opens', async ({
  page,
  context,
}) => {
  const { address, stop } = await serveSite();
  // First the page comes to life, then the site to the device. The page itself looks at the clock: it may be slow.
  await page.addInitScript(() => {
    const { serviceWorker } = navigator;
    const register = serviceWorker.register.bind(serviceWorker);
    serviceWorker.register = (...args) => {
      performance.mark('register');
      return register(...args);
    };
  });
  await page.goto(`${address}/tictactoe`);
  const restedFor = await page.waitForFunction(() => {
    const [asked] = performance.getEntriesByName('register');
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return asked && load && asked.startTime - load.loadEventStart;
  });
  expect(await restedFor.jsonValue()).toBeGreaterThan(500);
  await visit(page, address);
  await stop();
  // A page that does not fit its static text complains here; so does a script that is not on the device.
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (/hydrat|React/i.test(message.text())) complaints.push(message.text());
  });
  const needsConnection = page.getByText('Donating needs a connection');

  // The server alone is gone, then the whole network.
  for (const offline of [false, true]) {
    await context.setOffline(offline);
    await page.goto(`${address}/donate`);
    await expect(needsConnection).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continue to payment' })).toBeVisible();
    await page.goto(`${address}/donate?success=true`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You!');
    await expect(needsConnection).toBeVisible();
    await page.goto(`${address}/abilities?verified=true`);
    await expect(page.locator('main .play')).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  expect(complaints).toEqual([]);
});

test('tells parents as many files and MB as are on the device', async ({ page }) => {
  const { address, stop } = await serveSite();
  await visit(page, address);
  const { files, bytes } = await page.evaluate(async () => {
    const [name = ''] = await caches.keys();
    const answers = await (await caches.open(name)).matchAll();
    const sizes = await Promise.all(answers.map(async (answer) => (await answer.blob()).size));
    return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
  });
  expect(files).toBeGreaterThan(100);
  const words = `To play offline, this device keeps ${files} files, ${(bytes / 1e6).toFixed(1)} MB.`;
  await expect(page.getByText(words, { exact: true })).toBeVisible();
  await stop();
});

test('nothing comes to a device that saves data', async ({ page }) => {
  const registered = () => page.evaluate(async () => Boolean(await navigator.serviceWorker.getRegistration()));
  await page.clock.install();
  await page.addInitScript(() => {
    const connection = { saveData: !location.search.includes('all') };
    Object.defineProperty(navigator, 'connection', { value: connection });
  });
  await page.goto('/snake');
  await page.clock.runFor(60_000);
  expect(await registered()).toBe(false);
  // The same minute without the wish.
  await page.goto('/snake?all');
  await page.clock.runFor(60_000);
  await expect.poll(registered).toBe(true);
});

/** The next version of the site: the same pages with a mark, and a worker that knows it is another. */
async function nextVersion(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'next-version-'));
  await cp('dist', folder, { recursive: true });
  const list = JSON.parse(await readFile(`${folder}/site.json`, 'utf8'));
  const names = await readdir(`${folder}/site`, { recursive: true });
  for (const name of names.filter((name) => /\.html$|^sw\.js$/.test(name))) {
    const text = await readFile(`${folder}/site/${name}`, 'utf8');
    const next = text.replace('<html ', '<html data-version="2" ').replace(/(wigglewood-)[0-9a-f]{12}/, '$1two');
    await writeFile(`${folder}/site/${name}`, next);
    for (const file of Object.values<{ file: string; etag: string; encodings: string[] }>(list.files)) {
      if (file.file === name) Object.assign(file, { etag: `${file.etag}2`, encodings: [] });
    }
  }
  await writeFile(`${folder}/site.json`, JSON.stringify(list));
  return folder;
}

declare global {
  interface Window {
    /** How often this page asked a new version to take over. */
    asked: number;
  }
}

/** From the next load on, counts what the page asks of workers. */
const countAsking = (page: Page) =>
  page.addInitScript(() => {
    window.asked = 0;
    const { postMessage } = ServiceWorker.prototype;
    ServiceWorker.prototype.postMessage = function (...message: [unknown]) {
      if (message[0] === 'take over') window.asked++;
      postMessage.apply(this, message);
    };
  });

test('a new version waits while a game is open and is taken at Home when it is the only window', async ({
  page,
  context,
}) => {
  const old = await serveSite();
  await visit(page, old.address);
  const game = await context.newPage();
  for (const each of [page, game]) await countAsking(each);
  await game.goto(`${old.address}/snake`);
  await expect(game.locator('main .play')).toBeVisible();
  await old.stop();

  const folder = await nextVersion();
  const next = await serveSite({ PORT: new URL(old.address).port }, join(folder, 'server/main.js'));
  const version = (of: Page) => of.evaluate(() => document.documentElement.dataset.version ?? 'old');
  const waiting = () => page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));

  await page.goto(`${next.address}/`);
  await expect.poll(waiting, { timeout: 30_000 }).toBe(true);
  // Who asks a second time got no answer to the first.
  await page.waitForFunction(() => window.asked > 1, null, { timeout: 30_000 });
  // The game goes on, and Home is still of the same version.
  expect([await version(page), await version(game), await waiting()]).toEqual(['old', 'old', true]);
  await game.reload();
  await expect(game.locator('main .play')).toBeVisible();
  expect(await version(game)).toBe('old');

  // Nor is it taken in a game that is the only window.
  await page.close();
  await game.reload();
  // The hand comes later than a page would ask.
  await expect(game.locator('.ghostHand')).toHaveCount(1);
  expect([await version(game), await game.evaluate(() => window.asked)]).toEqual(['old', 0]);

  await game.goto(`${next.address}/`);
  await expect.poll(() => version(game).catch(() => ''), { timeout: 60_000 }).toBe('2');
  await game.goto(`${next.address}/snake`);
  expect(await version(game)).toBe('2');
  await next.stop();
  await rm(folder, { recursive: true });
});
