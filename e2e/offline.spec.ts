import { type ChildProcess, spawn } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { ROUTES } from '../src/site/routes';

test.use({ serviceWorkers: 'allow' });

/** A server of its own that can be taken away. */
async function serve(): Promise<{ address: string; server: ChildProcess }> {
  const server = spawn(process.execPath, ['dist/server/main.js'], { env: { ...process.env, PORT: '0' } });
  const address = await new Promise<string>((ready) => {
    server.stdout?.once('data', (line) => ready(String(line).match(/http:\/\/\S+/)?.[0] ?? ''));
  });
  return { address, server };
}

test('every page works with the server gone, after one visit to Home', async ({ page }) => {
  test.setTimeout(180_000);
  const { address, server } = await serve();
  await page.goto(`${address}/`);
  await expect(page.getByText('ready to play offline')).toBeVisible({ timeout: 30_000 });
  const gone = new Promise((done) => server.once('exit', done));
  server.kill('SIGKILL');
  await gone;
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
