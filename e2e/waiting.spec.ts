import { expect, isAlive, stored, test } from './support';

test.use({ awake: false });

/** Longer than a page takes that does not wait, and shorter than the longest wait. */
const A_WHILE = 1500;

for (const path of ['/', '/about', '/donate']) {
  test(`${path} runs no script on a first visit before somebody is there`, async ({ page }) => {
    await page.goto(path);
    await page.waitForTimeout(A_WHILE);
    expect(await page.evaluate(isAlive, false)).toBe(false);
    await page.mouse.move(100, 100);
    await page.waitForFunction(isAlive, false, { timeout: A_WHILE });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('what is below the first screen comes with somebody', async ({ page }) => {
    let previews = 0;
    page.on('request', (request) => {
      if (/preview-.*\.svg/.test(request.url())) previews++;
    });
    await page.goto('/safe-kids-games');
    await page.waitForTimeout(A_WHILE);
    expect(previews).toBe(2);
    await page.keyboard.press('End');
    await expect(page.getByRole('contentinfo').getByRole('link').last()).toBeInViewport();
    await expect.poll(() => previews).toBeGreaterThan(2);
  });
});

test.describe('on a small tablet', () => {
  test.use({ viewport: { width: 600, height: 1024 } });

  test('every picture that can be seen is there before anybody stirs', async ({ page }) => {
    await page.goto('/safe-kids-games');
    await page.waitForTimeout(A_WHILE);
    const seen = await page
      .locator('main li')
      .evaluateAll((points) =>
        points
          .filter((point) => point.getBoundingClientRect().top < innerHeight)
          .map((point) => point.querySelector('img')?.naturalWidth ?? 0),
      );
    expect(seen.length).toBeGreaterThan(2);
    expect(Math.min(...seen)).toBeGreaterThan(0);
    expect(await page.evaluate(isAlive, false)).toBe(false);
  });
});

test('is alive after a while though nobody stirs', async ({ page }) => {
  await page.goto('/');
  await page.waitForFunction(isAlive, false, { timeout: 10_000 });
});

test('where something is kept, it is shown at once', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('wigglewood-favorites', '["Snake"]'));
  await page.goto('/');
  await page.waitForFunction(isAlive, false, { timeout: A_WHILE });
  await expect(page.getByRole('button', { name: 'Show Favorites Only' })).toContainText('1');
});

test('a game waits for nobody', async ({ page }) => {
  await page.goto('/tictactoe');
  await page.waitForFunction(isAlive, false, { timeout: A_WHILE });
});

test.describe('a finger that is faster than the script', () => {
  test.use({ hasTouch: true });

  test('is answered once the script is there, and once only', async ({ page }) => {
    let come = () => {};
    const waiting = new Promise<void>((done) => {
      come = done;
    });
    await page.route(/assets\/entry-client-.*\.js/, (route) => waiting.then(() => route.continue()));
    await page.goto('/', { waitUntil: 'commit' });
    const heart = page.getByRole('button', { name: 'Favorite: Snake', exact: true });
    await heart.tap();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    come();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => stored(page, 'wigglewood-favorites')).toBe('["Snake"]');
    await heart.tap();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
  });
});
