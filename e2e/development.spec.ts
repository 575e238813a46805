import { expect, test } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import { isAlive, watchForLife } from './support';

let server: ViteDevServer;
let address = '';

test.beforeAll(async () => {
  server = await createServer({ server: { port: 0 }, logLevel: 'error' });
  await server.listen();
  address = server.resolvedUrls?.local[0] ?? '';
});
test.afterAll(() => server.close());

test('the development server shows pages as the build does, with the same inline scripts', async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await watchForLife(page);
  await page.addInitScript(() => localStorage.setItem('wigglewood-theme', 'cyber-neon'));
  for (const path of ['about', 'safe-kids-games', 'no-ads-games-for-kids', 'blog/safe-online-games', '', 'snake']) {
    await page.goto(address + path);
    await page.waitForFunction(isAlive);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'cyber-neon');
    // Its own styles have come.
    await expect(page.locator('h1')).toHaveCSS('font-family', /Fredoka/);
  }
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What shall we play today?');
  // React opens everything twice here: a dialog must outlive that.
  await page.getByRole('button', { name: 'Game Settings' }).click();
  await expect(page.getByRole('dialog')).toContainText('Pick a world');
  expect(problems).toEqual([]);
});
