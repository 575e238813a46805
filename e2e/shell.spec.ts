import { GAMES, isReady } from './hardening/games';
import { CARDS } from './site';
import { expect, test } from './support';

test('an unknown address shows the not-found page with a real 404', async ({ browser, baseURL }) => {
  // Its own page: the 404 of the document is not a failure here.
  const page = await browser.newPage({ baseURL });
  const answer = await page.goto('/nowhere/at/all');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle('Page Not Found');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await expect(page.getByText("Wiggle can't find this page.")).toBeVisible();
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  const home = page.getByRole('link', { name: 'Home' });
  for (const [width, height] of [
    [844, 390],
    [740, 360],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(home, `${width}x${height}`).toBeInViewport({ ratio: 1 });
  }
  await home.click();
  await expect(page).toHaveURL('/');
  await expect(page).not.toHaveTitle('Page Not Found');
  await page.close();
});

test('the home page carries the facts of all games, a game’s page not those of the others', async ({ request }) => {
  const textOf = async (address: string) => (await request.get(address)).text();
  async function toldBy(path: string) {
    const scripts = (await textOf(path)).match(/\/assets\/[\w-]+\.js/g) ?? [];
    const code = (await Promise.all([...new Set(scripts)].map(textOf))).join();
    return CARDS.filter(({ card }) => code.includes(card.description)).map(({ card }) => card.path);
  }
  expect(await toldBy('/')).toHaveLength(CARDS.length);
  for (const { card } of CARDS) {
    const others = (await toldBy(card.path)).filter((path) => path !== card.path);
    expect(others, card.path).toEqual([]);
  }
});

test('goes from card to game and back without loading the page again', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => Object.assign(window, { sameLoad: true }));
  await page.mouse.wheel(0, 600);
  await page.getByRole('link', { name: 'Play Now: Snake' }).click();
  await expect(page).toHaveURL('/snake');
  await expect(page).toHaveTitle(/^Snake/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Snake');
  expect(await page.evaluate(() => 'sameLoad' in window)).toBe(true);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/snake$/);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Play Now: Snake' })).toBeVisible();
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/$/);
  expect(await page.evaluate(() => 'sameLoad' in window)).toBe(true);
});

test('fetches a page’s parts when the mouse comes near', async ({ page }) => {
  await page.goto('/');
  const script = page.waitForRequest(/assets\/Snake-.*\.js/);
  await page.getByRole('link', { name: 'Play Now: Snake' }).hover();
  await script;
});

test('focuses the heading after a navigation', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Play Now: Memory Match' }).click();
  await expect(page).toHaveURL('/memorymatch');
  await expect(page.locator('h1')).toBeFocused();
});

test('keeps the heading of a game where the screen is low', async ({ page }) => {
  for (const [path, width, seen] of [
    ['/pumpkincatcher', 844, true],
    ['/pumpkincatcher', 568, false],
    ['/tictactoe', 568, true],
  ] as const) {
    await page.setViewportSize({ width, height: 320 });
    await page.goto(path);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveCount(1);
    await expect(heading).toHaveCSS('opacity', seen ? '1' : '0');
  }
});

test('has room for every value of a game on the smallest phone: no word lies on another', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  let seen = 0;
  for (const { path, address } of GAMES.filter(({ check }) => check.counted)) {
    await page.goto(address);
    await page.waitForFunction(isReady);
    const values = page.locator('header li');
    seen += await values.count();
    const tooWide = await values.evaluateAll((all) =>
      all.flatMap((value) => [...value.children].filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)),
    );
    expect(tooWide, path).toEqual([]);
    const edges = await values.evaluateAll((all) =>
      all.map((value) => {
        const words = document.createRange();
        words.selectNodeContents(value);
        const { left, right } = words.getBoundingClientRect();
        const tile = value.getBoundingClientRect();
        return { left, right, spare: Math.min(left - tile.left, tile.right - right) };
      }),
    );
    for (const [index, { right, spare }] of edges.entries()) {
      expect(right, path).toBeLessThanOrEqual(edges[index + 1]?.left ?? 320);
      expect(spare, path).toBeGreaterThanOrEqual(2);
    }
  }
  // Some have theirs elsewhere, or while they are played; most do not.
  expect(seen).toBeGreaterThan(20);
});

test('reloads once when a page’s script is gone, then says kindly what is wrong', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL });
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route(/assets\/Snake-.*\.js/, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/snake');
  await expect(page.getByRole('heading', { name: 'Oops, Wiggle tripped' })).toBeVisible();
  expect(loads).toBe(2);
  await page.unroute(/assets\/Snake-.*\.js/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: /Easy Mode/ })).toBeVisible();
  await page.close();
});

test('shows a kind screen with Home when a game crashes', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL });
  await page.addInitScript(() => {
    crypto.getRandomValues = () => {
      throw new Error('broken on purpose');
    };
  });
  await page.goto('/snake');
  await expect(page.getByRole('heading', { name: 'Oops, Wiggle tripped' })).toBeVisible();
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  await page.close();
});

test('applies the stored theme before the first paint', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('wigglewood-theme', 'cyber-neon');
    new PerformanceObserver(() => {
      Object.assign(window, { themeAtPaint: document.documentElement.dataset.theme });
    }).observe({ type: 'paint', buffered: true });
  });
  await page.goto('/');
  await page.waitForFunction(() => 'themeAtPaint' in window);
  expect(await page.evaluate(() => (window as unknown as { themeAtPaint: string }).themeAtPaint)).toBe('cyber-neon');
});

test('sends every page with its security policy and no cookie', async ({ request }) => {
  const answer = await request.get('/snake');
  const headers = answer.headers();
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['content-security-policy']).not.toContain('unsafe-inline');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(headers['strict-transport-security']).toBeTruthy();
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  expect(headers['set-cookie']).toBeUndefined();
});
