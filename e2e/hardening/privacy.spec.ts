import type { Page } from '@playwright/test';
import { ROUTES, STORAGE_KEYS } from '../site';
import { expect, test } from '../support';
import { isReady } from './games';
import { LONG } from './size';

const DOCUMENTED = STORAGE_KEYS.map(({ key }) => key);

/** Everything a page may keep on a device, by name. */
const kept = (page: Page) =>
  page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    cookies: document.cookie,
  }));

/** Opens pages and gives them a little to do, as a visitor would. */
async function visit(page: Page, paths: readonly string[]) {
  for (const path of paths) {
    await page.goto(path);
    if (path === '/') await page.getByRole('button', { name: 'Favorite: Snake' }).click();
    if (path.includes('verified')) {
      await page.waitForFunction(isReady);
      for (const key of ['Enter', 'Space', 'ArrowRight', 'KeyM']) await page.keyboard.press(key);
    }
    const { local, ...others } = await kept(page);
    expect(local.filter((key) => !DOCUMENTED.includes(key))).toEqual([]);
    expect(others).toEqual({ session: [], databases: [], caches: [], cookies: '' });
  }
}

// The short form leaves the games to the mashing hands, which look at what is kept, too.
const games = ROUTES.filter(({ page }, index) => page.game && (LONG || index % 6 === 0)).map(
  ({ path }) => `${path}?verified=true`,
);
const others = ROUTES.filter(({ page }) => !page.game).map(({ path }) => path);

for (const [what, paths] of [
  ['games', games],
  ['other pages', [...others, '/?from=elsewhere', '/donate?success=true']],
] as const) {
  test(`the ${what} speak to nobody else and keep nothing but the documented keys`, async ({
    page,
    context,
    baseURL,
  }) => {
    const strangers: string[] = [];
    context.on('request', (request) => {
      if (new URL(request.url()).origin !== baseURL) strangers.push(request.url());
    });
    await visit(page, paths);
    expect(strangers).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  });
}

test('the donate page waits for the adult, even where card donations are on', async ({ page, context, baseURL }) => {
  const strangers: string[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).origin !== baseURL) strangers.push(request.url());
  });
  const prices = { '2': 'price_2', '5': 'price_5', '10': 'price_10' };
  await page.route('**/api/donation-config', (route) =>
    route.fulfill({ json: { enabled: true, publishableKey: 'pk_test_1', prices } }),
  );
  const told = page.waitForResponse('**/api/donation-config');
  await page.goto('/donate');
  await page.getByRole('button', { name: '$50' }).click();
  await page.getByLabel('Name').fill('Ann');
  await page.getByRole('tab', { name: 'Monthly' }).click();
  await page.mouse.wheel(0, 3000);
  await told;
  // The page has heard that it may take cards, and has painted what it makes of it.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(strangers).toEqual([]);
  expect(await kept(page)).toEqual({ local: [], session: [], databases: [], caches: [], cookies: '' });
});
