import type { Page } from '@playwright/test';
import { serveInPieces } from './pieces';
import { expect, holdBack, holdBackApp, isAlive, stored, test, watchForLife } from './support';

// What every page does before and beside React (src/site/boot).

test.use({ hasTouch: true });

test('a press on a button before the script is there is answered, once', async ({ page }) => {
  const letGo = await holdBackApp(page);
  const loading = page.goto('/');
  const heart = page.getByRole('button', { name: 'Favorite: Snake', exact: true });
  await heart.tap();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  letGo();
  await loading;
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => stored(page, 'wigglewood-favorites')).toBe('["Snake"]');
  await heart.tap();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('a press while React is half awake counts once', async ({ page }) => {
  await page.addInitScript(() => {
    const listen = EventTarget.prototype.addEventListener;
    let pressed = false;
    EventTarget.prototype.addEventListener = function (type: string, ...rest) {
      listen.call(this, type, ...rest);
      if (pressed || type !== 'click' || !(this instanceof Element) || this.id !== 'root') return;
      pressed = true;
      // From now on React would answer, and the page does not know it yet.
      queueMicrotask(() => document.querySelector<HTMLElement>('[aria-label="Favorite: Snake"]')?.click());
    };
  });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Favorite: Snake', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect.poll(() => stored(page, 'wigglewood-favorites')).toBe('["Snake"]');
});

test('an early press on a game that asks for the age asks over Home', async ({ page }) => {
  const letGo = await holdBackApp(page);
  const loading = page.goto('/');
  await page.getByRole('link', { name: 'Play Now: Abilities' }).tap();
  letGo();
  await loading;
  await expect(page.getByRole('dialog')).toContainText('This game is for age 5 and up');
  await expect(page).toHaveURL('/');
});

test('where the script does not come at all, such a link is followed', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL, hasTouch: true });
  let fail = () => {};
  const held = new Promise<void>((done) => {
    fail = done;
  });
  await page.route(/assets\/entry-client-.*\.js/, (route) => held.then(() => route.abort()));
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Play Now: Abilities' }).tap();
  fail();
  await expect(page).toHaveURL('/abilities');
  await page.close();
});

test('where the script does not come at all, a game says so', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL, viewport: { width: 844, height: 390 } });
  await page.route(/assets\/entry-client-.*\.js/, (route) => route.abort());
  await page.goto('/snake');
  await expect(page.getByRole('heading', { name: 'Oops, Wiggle tripped' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Home' })).toBeInViewport({ ratio: 1 });
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('main .play')).toBeVisible();
  await page.close();
});

test('the land behind a page is asked for with the page', async ({ page }) => {
  await page.goto('/');
  const asked = await page.locator('link[rel=preload][as=image][href*=scene]').getAttribute('href');
  const land = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--scene'));
  expect(land).toContain(String(asked));
});

test('every picture comes when it is scrolled to', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/', '/safe-kids-games']) {
    await page.goto(path);
    for (const picture of await page.locator('img').filter({ visible: true }).all()) {
      // By hand: a card's picture breathes, and never stands still.
      await picture.evaluate((img) => img.scrollIntoView());
      await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    }
  }
});

for (const [path, lastToCome] of [
  ['/album', 'main section img'],
  ['/abilities', 'dialog img'],
  ['/no-such-page', 'main img'],
  ['/donate?success=true', 'main img'],
  ['/grown-ups', 'dialog img'],
] as const) {
  test(`nothing moves on ${path} when its pictures come late`, async ({ browser, baseURL }) => {
    const page = await browser.newPage({ baseURL });
    await watchForLife(page);
    const letGo = await holdBack(page, /\.svg$/);
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(isAlive);
    // The album has looked for its pictures, the question has come: no part is missing but pictures.
    await expect(page.locator(lastToCome).first()).toBeVisible();
    // The room of each picture in the layout, whatever moves it while it arrives.
    const rooms = () =>
      page.evaluate(() =>
        [...document.images].map((image) => `${image.src}: ${image.offsetWidth} x ${image.offsetHeight}`),
      );
    const before = await rooms();
    letGo();
    const isWhole = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;
    for (const picture of await page.locator(lastToCome).all()) {
      await expect.poll(() => picture.evaluate(isWhole)).toBe(true);
    }
    expect(await rooms()).toEqual(before);
    await page.close();
  });
}

test('nothing moves on a page that is painted while it is still read', async ({ browser, baseURL }) => {
  const line = await serveInPieces(String(baseURL));
  const moved: string[] = [];
  for (const path of ['/', '/about', '/privacy', '/blog/safe-online-games', '/donate', '/balloonpop', '/snake']) {
    for (const [width, height] of [
      [1280, 720],
      [1024, 768],
      [390, 844],
    ] as const) {
      const page = await browser.newPage({ viewport: { width, height } });
      await page.addInitScript(() => {
        const moves: number[] = [];
        Object.assign(window, { moves });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) moves.push(entry.startTime);
        }).observe({ type: 'layout-shift' });
      });
      await watchForLife(page);
      await page.goto(line.address + path);
      await page.waitForFunction(isAlive);
      const moves: number[] = await page.evaluate(() => Reflect.get(window, 'moves'));
      if (moves.length > 0) moved.push(`${path} at ${width}x${height}: ${moves}`);
      await page.close();
    }
  }
  line.stop();
  expect(moved).toEqual([]);
});

test.describe('our letters', () => {
  test.use({ serviceWorkers: 'allow' });

  /** As some browsers tell it: ms to the other end and back. */
  const tellLine = (page: Page, rtt: number) =>
    page.addInitScript((rtt) => Object.defineProperty(navigator, 'connection', { value: { rtt } }), rtt);
  const heading = (page: Page) => page.getByRole('heading', { level: 1 });

  test('on a slow line the first page does not wait for them, and the next has them', async ({ page }) => {
    await tellLine(page, 560);
    await page.goto('/');
    await expect(page.locator('link[rel=preload][as=font]')).toHaveCount(0);
    await expect(heading(page)).not.toHaveCSS('font-family', /Fredoka/);
    await page.getByRole('link', { name: 'About Us' }).first().click();
    await expect(page).toHaveURL('/about');
    await expect(heading(page)).toHaveCSS('font-family', /Fredoka/);
    expect(await page.evaluate(() => document.fonts.check('16px "Fredoka Variable"'))).toBe(true);
  });

  test('on a slow line what is on the device is used at once', async ({ page }) => {
    await tellLine(page, 560);
    await page.goto('/');
    await page.waitForFunction(() => navigator.serviceWorker.controller);
    await page.reload();
    await expect(page.locator('link[rel=preload][as=font]')).toHaveCount(1);
    await expect(heading(page)).toHaveCSS('font-family', /Fredoka/);
  });

  test('on a quick line they are asked for with the page', async ({ page }) => {
    await tellLine(page, 100);
    await page.goto('/');
    await expect(page.locator('link[rel=preload][as=font]')).toHaveCount(1);
    await expect(heading(page)).toHaveCSS('font-family', /Fredoka/);
  });
});
