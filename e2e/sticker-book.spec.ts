import type { Locator, Page } from '@playwright/test';
import { THEMES } from '../src/kit/theme/themes';
import { violations } from './axe';
import { expectLarge } from './layout';
import { STICKERS } from './site';
import { boxOf, expect, middleOf, STILL, stored, test } from './support';

test.use(STILL);

const BOOK = 'wigglewood-sticker-book';
/** The first of three games: which they are is all the same. */
const [FIRST, SECOND, THIRD] = [0, 3, 6].map((index) => STICKERS[index] ?? { id: '', name: '' }) as [
  Named,
  Named,
  Named,
];
const GIVEN = [FIRST.id, SECOND.id, THIRD.id];
const ONE = { key: 1, sticker: FIRST.id, x: 0.5, y: 0.5, turn: 0, size: 1 };

interface Named {
  readonly id: string;
  readonly name: string;
}

interface Placed {
  readonly key: number;
  readonly sticker: string;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly size: number;
}

interface Start {
  readonly given?: readonly string[];
  readonly wood?: readonly Placed[];
  readonly theme?: string;
}

/** The sticker book of a device with these stickers. */
async function open(page: Page, { given = GIVEN, wood = [], theme = 'sky-blue' }: Start = {}) {
  await page.addInitScript(
    ([key, stickers, book, look]) => {
      if (sessionStorage.getItem('begun')) return;
      sessionStorage.setItem('begun', '');
      localStorage.setItem('wigglewood-stickers', stickers);
      if (book) localStorage.setItem(key, book);
      localStorage.setItem('wigglewood-theme', look);
    },
    [BOOK, JSON.stringify(given), wood.length > 0 ? JSON.stringify({ wood }) : '', theme] as const,
  );
  await page.goto('/album');
  await page.getByRole('button', { name: 'Stickers' }).click();
  await expect(sheet(page)).toBeVisible();
}

const sheet = (page: Page) => page.getByRole('application');
const tray = (page: Page) => page.getByRole('list', { name: 'Stickers' });
const inTray = (page: Page, name: string) => tray(page).getByRole('button', { name });
const onPage = (page: Page, name: string) => sheet(page).getByRole('button', { name });
const kept = async (page: Page, scene = 'wood'): Promise<Placed[]> =>
  JSON.parse((await stored(page, BOOK)) ?? '{}')[scene] ?? [];
const keptOne = async (page: Page) => (await kept(page))[0];
async function at(page: Page, x: number, y: number) {
  const box = await boxOf(sheet(page));
  return { x: box.x + box.width * x, y: box.y + box.height * y };
}
async function tap(page: Page, x: number, y: number) {
  const spot = await at(page, x, y);
  await page.mouse.click(spot.x, spot.y);
}
const middleIn = async (page: Page, thing: Locator) => {
  const [box, middle] = [await boxOf(sheet(page)), await middleOf(thing)];
  return { x: (middle.x - box.x) / box.width, y: (middle.y - box.y) / box.height };
};

async function touchesOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  return (
    type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel',
    points: readonly { x: number; y: number }[] = [],
  ) => session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((point, id) => ({ ...point, id })) });
}

test('a sticker is dragged from the tray onto the page, moved there, kept, and dragged back', async ({ page }) => {
  await open(page);
  const from = await middleOf(inTray(page, FIRST.name));
  const to = await at(page, 0.25, 0.7);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  expect(await stored(page, BOOK)).toBeNull();
  await page.mouse.up();
  await expect(onPage(page, FIRST.name)).toHaveCount(1);
  await expect
    .poll(() => keptOne(page))
    .toMatchObject({ sticker: FIRST.id, x: expect.closeTo(0.25, 2), y: expect.closeTo(0.7, 2) });

  const next = await at(page, 0.6, 0.4);
  await page.mouse.move(to.x, to.y);
  await page.mouse.down();
  await page.mouse.move(next.x, next.y, { steps: 5 });
  await expect(onPage(page, FIRST.name)).toHaveAttribute('data-held');
  // Nothing is written while it is in the hand.
  expect((await keptOne(page))?.x).toBeCloseTo(0.25, 2);
  await page.mouse.up();
  await expect.poll(async () => (await keptOne(page))?.x).toBeCloseTo(0.6, 2);

  await page.reload();
  await page.getByRole('button', { name: 'Stickers' }).click();
  // A page that is opened turns in first.
  await expect
    .poll(() => middleIn(page, onPage(page, FIRST.name)))
    .toEqual({ x: expect.closeTo(0.6, 2), y: expect.closeTo(0.4, 2) });

  const again = await at(page, 0.6, 0.4);
  const home = await middleOf(tray(page));
  await page.mouse.move(again.x, again.y);
  await page.mouse.down();
  await page.mouse.move(home.x, home.y, { steps: 5 });
  await page.mouse.up();
  await expect(onPage(page, FIRST.name)).toHaveCount(0);
  expect(await kept(page)).toEqual([]);
});

test('a drag that ends beside the page leaves the sticker in the tray', async ({ page }) => {
  await open(page);
  const from = await middleOf(inTray(page, FIRST.name));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y - 300, { steps: 5 });
  await page.mouse.move(from.x + 90, from.y, { steps: 5 });
  await page.mouse.up();
  await inTray(page, SECOND.name).press('Enter');
  await expect(onPage(page, SECOND.name)).toHaveCount(1);
  await expect(onPage(page, FIRST.name)).toHaveCount(0);
});

test('a sticker is chosen with a tap and put with a tap; buttons do the rest', async ({ page }) => {
  await open(page);
  await inTray(page, FIRST.name).click();
  await expect(inTray(page, FIRST.name)).toHaveAttribute('aria-pressed', 'true');
  await tap(page, 0.3, 0.3);
  await expect(inTray(page, FIRST.name)).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: 'Turn' }).click();
  await page.getByRole('button', { name: 'Larger' }).click();
  await page.getByRole('button', { name: 'Larger' }).click();
  await page.getByRole('button', { name: 'Smaller' }).click();
  await expect
    .poll(() => keptOne(page))
    .toMatchObject({ x: expect.closeTo(0.3, 2), turn: 15, size: expect.closeTo(1.2, 1) });
  // A tap beside it lets go of it, a tap on it takes it up again.
  await tap(page, 0.8, 0.8);
  await expect(page.getByRole('button', { name: 'Turn' })).toHaveCount(0);
  await tap(page, 0.3, 0.3);
  await page.getByRole('button', { name: 'Back to the tray' }).click();
  await expect(onPage(page, FIRST.name)).toHaveCount(0);
  expect(await kept(page)).toEqual([]);
});

test('everything is done by keyboard alone', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Sea', exact: true }).focus();
  await page.keyboard.press('Enter');
  const apple = inTray(page, FIRST.name);
  for (let step = 0; step < 20 && !(await apple.evaluate((each) => each === document.activeElement)); step++)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(onPage(page, FIRST.name)).toBeFocused();
  for (const key of ['ArrowLeft', 'ArrowDown', 'r', 'r', 'Shift+R', '+', '+', '-']) await page.keyboard.press(key);
  const [placed] = await kept(page, 'sea');
  expect(placed).toMatchObject({ x: 0.48, y: 0.52, turn: 15, size: expect.closeTo(1.2, 1) });
  await page.keyboard.press('Delete');
  await expect(apple).toBeFocused();
  expect(await kept(page, 'sea')).toEqual([]);
});

test('a tapped sticker wiggles and sings; a calm one only sings, and none where it is silent', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const voices = { count: 0 };
    Object.assign(window, { voices });
    const make = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () {
      voices.count += 1;
      return make.call(this);
    };
  });
  const voices = () => page.evaluate(() => (window as unknown as { voices: { count: number } }).voices.count);
  const wiggles = () =>
    onPage(page, FIRST.name)
      .locator('img')
      .evaluate((img) => img.getAnimations().length > 0);
  await open(page, { wood: [ONE] });
  const { x, y } = await at(page, 0.5, 0.5);
  await expect(async () => {
    await page.mouse.click(x, y);
    expect(await wiggles()).toBe(true);
    expect(await voices()).toBeGreaterThan(2);
  }).toPass();

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(wiggles).toBe(false);
  const before = await voices();
  await page.mouse.click(x, y);
  await expect.poll(voices).toBeGreaterThan(before);
  expect(await wiggles()).toBe(false);

  await page.evaluate(() => localStorage.setItem('wigglewood-volume', '0'));
  await page.reload();
  await page.getByRole('button', { name: 'Stickers' }).click();
  await page.mouse.click(x, y);
  await page.mouse.click(x, y);
  await expect(page.getByRole('button', { name: 'Turn' })).toBeVisible();
  expect(await voices()).toBe(0);
});

test('outlines are links to the games, and one leads there', async ({ page }) => {
  await open(page);
  const outline = tray(page).getByRole('link', { name: 'Sticker from Balloon Pop' }).first();
  await outline.click();
  await expect(page).toHaveURL(/\/balloonpop$/);
});

test('a page is printed alone on a sheet', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { print: () => Object.assign(window, { printed: true }) }));
  await open(page, { wood: [ONE] });
  await page.getByRole('button', { name: 'Print' }).click();
  await page.waitForFunction(() => 'printed' in window);
  await page.emulateMedia({ media: 'print' });
  const seen = page.locator('body > *').filter({ visible: true });
  await expect(seen).toHaveCount(1);
  await expect(seen.locator('canvas')).toHaveCount(1);
  // The red of the apple, in its middle.
  const [red = 0, green = 0] = await seen
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement) => [...(canvas.getContext('2d')?.getImageData(865, 470, 1, 1).data ?? [])]);
  expect(red).toBeGreaterThan(green + 80);
});

test('a page is kept as a picture, and hangs on the fridge', async ({ page }) => {
  await open(page, { wood: [ONE] });
  await page.getByRole('button', { name: 'Keep as a picture' }).click();
  await expect(page.getByRole('status')).toHaveText('It hangs on the fridge now.');
  await page.getByRole('button', { name: 'Pictures' }).click();
  await page.getByRole('button', { name: /^Page of the sticker book/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled();
  await expect(dialog.getByRole('button', { name: 'Go on' })).toHaveCount(0);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a finger along the row slides it, one that goes up takes a sticker', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page);
    const touch = await touchesOf(page);
    const from = await middleOf(inTray(page, FIRST.name));
    const glide = async (dx: number, dy: number) => {
      await touch('touchStart', [from]);
      for (let step = 1; step <= 12; step++)
        await touch('touchMove', [{ x: from.x + (dx * step) / 12, y: from.y + (dy * step) / 12 }]);
      await touch('touchEnd');
    };
    await glide(-180, 4);
    await expect.poll(() => tray(page).evaluate((row) => row.scrollLeft)).toBeGreaterThan(60);
    await expect(onPage(page, FIRST.name)).toHaveCount(0);
    // While the row still glides, a touch only stops it.
    await expect
      .poll(() =>
        tray(page).evaluate(async (row) => {
          row.scrollTo({ left: 0, behavior: 'instant' });
          for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
          return row.scrollLeft;
        }),
      )
      .toBe(0);
    const to = await at(page, 0.5, 0.5);
    await glide(to.x - from.x, to.y - from.y);
    await expect(onPage(page, FIRST.name)).toHaveCount(1);
    await expect.poll(async () => (await keptOne(page))?.x).toBeCloseTo(0.5, 1);
  });

  test('two fingers turn and stretch a sticker', async ({ page }) => {
    await open(page, { wood: [ONE] });
    const touch = await touchesOf(page);
    const { x, y } = await at(page, 0.5, 0.5);
    await touch('touchStart', [
      { x: x - 30, y },
      { x: x + 30, y },
    ]);
    for (const far of [36, 44, 52, 60])
      await touch('touchMove', [
        { x, y: y - far },
        { x, y: y + far },
      ]);
    await touch('touchEnd');
    await expect
      .poll(() => keptOne(page))
      .toMatchObject({ turn: 90, size: expect.closeTo(2, 1), x: expect.closeTo(0.5, 1) });
  });

  test('ten fingers at once break nothing', async ({ page }) => {
    const wood = Array.from({ length: 6 }, (_, index) => ({ ...ONE, key: index + 1, x: 0.1 + index * 0.15 }));
    await open(page, { wood });
    const touch = await touchesOf(page);
    const tops = await Promise.all([...wood.map(({ x }) => at(page, x, 0.5)), at(page, 0.3, 0.52), at(page, 0.9, 0.9)]);
    const fingers = [...tops, await middleOf(inTray(page, FIRST.name)), await middleOf(inTray(page, SECOND.name))];
    for (let count = 1; count <= fingers.length; count++) await touch('touchStart', fingers.slice(0, count));
    for (let step = 1; step <= 6; step++)
      await touch(
        'touchMove',
        fingers.map((finger, index) => ({ x: finger.x + step * 6 * (index % 3), y: finger.y - step * 9 })),
      );
    await touch('touchEnd');
    await expect.poll(async () => (await kept(page)).find(({ key }) => key === 6)?.y).toBeLessThan(0.48);
    expect((await kept(page)).length).toBeGreaterThanOrEqual(6);
    for (const placed of await kept(page)) {
      expect(placed.x >= 0.04 && placed.x <= 0.96 && placed.y >= 0.04 && placed.y <= 0.96).toBe(true);
      expect(placed.size >= 0.5 && placed.size <= 2.5).toBe(true);
    }
    // It goes on as before.
    await inTray(page, THIRD.name).press('Enter');
    await expect(onPage(page, THIRD.name)).toBeFocused();
  });
});

test('with blocked storage it plays on', async ({ page }) => {
  await page.addInitScript((given) => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    Storage.prototype.getItem = (key: string) => (key === 'wigglewood-stickers' ? given : refuse());
    Storage.prototype.setItem = refuse;
    Object.defineProperty(window, 'indexedDB', { get: refuse });
  }, JSON.stringify(GIVEN));
  await page.goto('/album');
  await page.getByRole('button', { name: 'Stickers' }).click();
  await inTray(page, FIRST.name).press('Enter');
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('button', { name: 'Castle', exact: true }).click();
  await page.getByRole('button', { name: 'Wood', exact: true }).click();
  await expect.poll(async () => (await middleIn(page, onPage(page, FIRST.name))).x).toBeCloseTo(0.48, 2);
  await page.getByRole('button', { name: 'Keep as a picture' }).click();
  await expect(page.getByRole('status')).toHaveText('This device keeps no pictures. Your page stays as it is.');
});

for (const theme of THEMES) {
  test(`${theme}: both sides are for everyone`, async ({ page }) => {
    await open(page, { wood: [ONE], theme });
    const rules = { type: 'tag' as const, values: ['wcag2a', 'wcag2aa', 'best-practice'] };
    expect(await violations(page, rules)).toEqual([]);
    await onPage(page, FIRST.name).focus();
    expect(await violations(page, rules)).toEqual([]);
    await page.getByRole('button', { name: 'Pictures' }).click();
    await expect(page.getByText('Here your pictures will hang')).toBeVisible();
    expect(await violations(page, rules)).toEqual([]);
  });
}

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [844, 390],
  [1024, 768],
] as const) {
  test(`${width}x${height}: all of it is on the screen, and large enough`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, { wood: [ONE] });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await onPage(page, FIRST.name).focus();
    const box = await boxOf(sheet(page));
    expect(box.width / box.height).toBeCloseTo(1.6, 1);
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(width);
    for (const name of ['Turn', 'Larger', 'Smaller', 'Back to the tray']) {
      const button = await boxOf(page.getByRole('button', { name }));
      expect(button.right).toBeLessThanOrEqual(width);
      expect(button.bottom).toBeLessThanOrEqual(height);
      // Nothing of the page is hidden below it.
      expect(button.x >= box.right || button.y >= box.bottom).toBe(true);
    }
    await expectLarge(page.locator('main button:not([data-key]), header button').filter({ visible: true }), 64);
    await expectLarge(tray(page).locator('button, a'), 96);
    const row = await boxOf(tray(page));
    expect(row.x >= box.right || row.y >= box.bottom).toBe(true);
    // The first sticker is there to take, without sliding.
    const first = await boxOf(tray(page).getByRole('button').first());
    expect(first.bottom).toBeLessThanOrEqual(height);
    expect(first.right).toBeLessThanOrEqual(width);
  });
}
