import type { Page } from '@playwright/test';
import { violations } from './axe';
import { answer, enterAsGrownUp, question } from './grownUp';
import { isReady } from './hardening/games';
import { createDice, createHands } from './hardening/hands';
import { expect, pass, STILL, stored, test } from './support';

test.use(STILL);

const KEY = 'wigglewood-play-lock';

const lock = (page: Page) => page.addInitScript((key) => localStorage.setItem(key, 'true'), KEY);
/** The guards come with a script of their own; in a game their sign stands on the page. */
const isLocked = (page: Page) => expect(page.locator('html[data-locked]')).toHaveCount(1, { timeout: 60_000 });

/** Outside games: a middle press on a link, which nothing else answers, is held back. */
function isGuarded() {
  const link = Object.assign(document.createElement('a'), { href: '/about' });
  document.body.append(link);
  const isHeld = !link.dispatchEvent(new MouseEvent('auxclick', { bubbles: true, cancelable: true }));
  link.remove();
  return isHeld;
}

async function openLocked(page: Page, path: string) {
  await lock(page);
  await page.goto(path);
  await isLocked(page);
}

test('on Home one Escape takes back the question alone, and not the settings below it', async ({ page }) => {
  await lock(page);
  await page.goto('/');
  await page.waitForFunction(isGuarded);
  await page.getByRole('button', { name: 'Game Settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Game Settings' });
  await settings.getByRole('link', { name: /grown-ups/i }).click();
  await expect(question(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question(page)).toHaveCount(0);
  await expect(settings).toBeVisible();
});

test('from a game Home leads out by the question alone', async ({ page }) => {
  await openLocked(page, '/balloonpop');
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(question(page)).toBeVisible();
  expect(await violations(page, ['wcag2a', 'wcag2aa'])).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(question(page)).toHaveCount(0);
  await expect(page).toHaveURL('/balloonpop');
  // The same by keyboard.
  await page.getByRole('link', { name: 'Home' }).first().focus();
  await page.keyboard.press('Enter');
  await answer(page);
  await expect(page).toHaveURL('/');
  await expect(page.locator('html[data-locked]')).toHaveCount(0);
});

test('hands that go on pressing close the question, whatever they hit', async ({ page }) => {
  await openLocked(page, '/balloonpop');
  await page.getByRole('link', { name: 'Home' }).first().click();
  await answer(page);
  await page.mouse.click(640, 700);
  await expect(question(page)).toHaveCount(0);
  await expect(page).toHaveURL('/balloonpop');
});

test('going back stays in the game, however often', async ({ page }) => {
  await lock(page);
  // It listens first: nobody hears of a step that was held back.
  await page.addInitScript(() => {
    const counted = Object.assign(window, { steps: 0 });
    addEventListener('popstate', () => counted.steps++, true);
  });
  await page.goto('/');
  await page.waitForFunction(isGuarded);
  await page.getByRole('link', { name: 'Play Now: Balloon Pop' }).click();
  await isLocked(page);
  for (let time = 0; time < 3; time++) {
    await page.evaluate(() => history.back());
    await page.waitForFunction((count) => (window as unknown as { steps: number }).steps > count, time);
    await expect(page).toHaveURL('/balloonpop');
    await expect(page.locator('main .play')).toBeAttached();
  }
});

test('closing asks first, and a game from Home takes the whole screen', async ({ page }) => {
  await lock(page);
  await page.addInitScript(() => {
    const asked: string[] = [];
    Object.assign(window, { asked });
    Element.prototype.requestFullscreen = async () => void asked.push('whole screen');
  });
  await page.goto('/');
  await page.waitForFunction(isGuarded);
  await page.getByRole('link', { name: 'Play Now: Balloon Pop' }).click();
  await isLocked(page);
  expect(await page.evaluate(() => (window as unknown as { asked: string[] }).asked)).toEqual(['whole screen']);
  const isHeld = () => page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
  expect(await isHeld()).toBe(true);
  await page.getByRole('link', { name: 'Home' }).first().click();
  await answer(page);
  await expect(page).toHaveURL('/');
  await expect.poll(isHeld).toBe(false);
});

test('a game from the album takes the whole screen, too, and nobody is asked', async ({ page }) => {
  await lock(page);
  await page.addInitScript(() => {
    Element.prototype.requestFullscreen = async () => sessionStorage.setItem('asked', 'whole screen');
  });
  await page.goto('/album');
  await page.waitForFunction(isGuarded);
  await page.getByRole('link', { name: 'Draw Canvas' }).click();
  await expect(page).toHaveURL('/drawcanvas');
  expect(await page.evaluate(() => sessionStorage.getItem('asked'))).toBe('whole screen');
});

test('on Home no link leads away before the question, which is asked once', async ({ page }) => {
  await lock(page);
  await page.goto('/');
  await page.waitForFunction(isGuarded);
  for (const link of [
    page.getByRole('link', { name: 'Buy us a coffee' }),
    page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }),
    page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Support Us' }),
  ]) {
    await link.click();
    await expect(question(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question(page)).toHaveCount(0);
    await expect(page).toHaveURL('/');
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await answer(page);
  await expect(page).toHaveURL('/privacy');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/about');
});

test('without play lock links work as ever', async ({ page }) => {
  await page.goto('/balloonpop');
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(page).toHaveURL('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL('/privacy');
});

test('is one switch, saved at once, and shows how to lock the tablet', async ({ page }) => {
  await enterAsGrownUp(page);
  const control = page.getByRole('switch', { name: 'Play lock' });
  await expect(control).toHaveAttribute('aria-checked', 'false');
  await control.click();
  await expect(control).toHaveAttribute('aria-checked', 'true');
  expect(await stored(page, KEY)).toBe('true');
  for (const guide of ['iPad and iPhone: Guided Access', 'Android: app pinning'])
    await expect(page.getByRole('heading', { name: guide })).toBeVisible();
});

test.describe('by touch', () => {
  const screen = { width: 768, height: 1024, touch: true };
  test.use({ viewport: { width: 768, height: 1024 }, hasTouch: true, isMobile: true });

  test('two thumbs in two corners lead out after two seconds, a third finger or a short press do not', async ({
    page,
  }) => {
    await page.clock.install();
    await openLocked(page, '/balloonpop');
    const cdp = await page.context().newCDPSession(page);
    const corners = [
      { id: 0, x: 30, y: 1000 },
      { id: 1, x: 740, y: 1000 },
    ];
    const touch = (type: 'touchStart' | 'touchEnd', touchPoints: object[]) =>
      cdp.send('Input.dispatchTouchEvent', { type, touchPoints: touchPoints as { x: number; y: number }[] });
    await touch('touchStart', corners);
    await touch('touchEnd', []);
    await touch('touchStart', [...corners, { id: 2, x: 400, y: 500 }]);
    // Longer than two thumbs alone would need.
    await pass(page, 2600);
    await expect(page).toHaveURL('/balloonpop');
    await touch('touchEnd', []);
    await touch('touchStart', corners);
    await pass(page, 2000);
    await expect(page).toHaveURL('/');
    await touch('touchEnd', []);
  });

  for (const path of ['/balloonpop', '/drawcanvas'])
    test(`${path} withstands small hands`, async ({ page }) => {
      await openLocked(page, path);
      await page.waitForFunction(isReady);
      await page.evaluate(() => Object.assign(window, { sameLoad: true, print: () => {} }));
      const cdp = await page.context().newCDPSession(page);
      const hands = createHands(page, cdp, createDice(path.length), screen);
      for (let event = 0; event < 300; event++) {
        await hands.act();
        if (event % 20 > 0) continue;
        // Home is the largest picture in the bar: small hands find it.
        await hands.letGo();
        await page.touchscreen.tap(42, 40);
      }
      await hands.letGo();
      expect(new URL(page.url()).pathname).toBe(path);
      expect(await page.evaluate(() => 'sameLoad' in window)).toBe(true);
      await expect(page.locator('main .play')).toBeAttached();
      await isLocked(page);
    });
});
