import { expect as expectPlain, test as plain } from '@playwright/test';
import { answer, colorAt, draft, draw, held, keep, keepDrawing, pictures, RED, WHITE } from './album';
import { boxOf, expect, holdBack, STILL, test } from './support';

test.use(STILL);

const DRAWING = '/drawcanvas';
const BLOCKS = '/blockbuilder';
const question = 'Go on?';

test('a drawing is kept at a tap, hangs on the fridge, and is gone on with', async ({ page }) => {
  await page.goto(DRAWING);
  await keep(page);
  // Nothing was drawn yet.
  expect((await held(page)).pictures).toBe(0);
  await draw(page, [0.1, 0.5], [0.9, 0.5]);
  await keepDrawing(page);
  // As it is it hangs there already.
  await keep(page);
  await draw(page, [0.5, 0.1], [0.5, 0.9]);
  await keepDrawing(page);
  expect((await held(page)).pictures).toBe(2);

  await page.getByRole('link', { name: 'Album' }).click();
  await expect(page.getByRole('heading', { name: "Wiggle's Album" })).toBeVisible();
  await expect(pictures(page)).toHaveCount(2);
  // The newest first: it has the second line.
  await pictures(page).first().click();
  const dialog = page.getByRole('dialog', { name: 'Your picture' });
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await expect(page).toHaveURL(DRAWING);
  await expect.poll(() => colorAt(page, 0.5, 0.2)).toBe(RED);
  expect(await colorAt(page, 0.2, 0.5)).toBe(RED);
  expect(await colorAt(page, 0.2, 0.2)).toBe(WHITE);
  await expect(page.getByRole('heading', { name: question })).toHaveCount(0);
  // It is the picture, not a copy that is scaled: drawing goes on where the finger is.
  await draw(page, [0.1, 0.2], [0.3, 0.2]);
  expect(await colorAt(page, 0.2, 0.2)).toBe(RED);
});

test('on a lying phone all that can be done with a picture is on the screen', async ({ page }) => {
  await page.goto(DRAWING);
  await draw(page, [0.1, 0.5], [0.9, 0.5]);
  await keepDrawing(page);
  await page.goto('/album');
  await pictures(page).first().click();
  const dialog = page.getByRole('dialog', { name: 'Your picture' });
  for (const [width, height] of [
    [667, 375],
    [740, 360],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    const things = [dialog.locator('canvas'), ...(await dialog.getByRole('button').all())];
    expect(things.length).toBeGreaterThan(5);
    for (const thing of things) await expect(thing, `${width}x${height}`).toBeInViewport({ ratio: 1 });
    const closing = await boxOf(dialog.getByRole('button', { name: 'Close' }));
    expect((await boxOf(dialog.getByRole('button', { name: 'Print', exact: true }))).y).toBeGreaterThanOrEqual(
      closing.bottom,
    );
  }
});

test('what was being made is there again, whether it was left by a link or in the middle of a stroke', async ({
  page,
}) => {
  await page.goto(DRAWING);
  await draw(page, [0.1, 0.5], [0.9, 0.5]);
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'What shall we play today?' })).toBeVisible();
  await expect.poll(async () => (await held(page)).drafts).toBe(1);
  await page.goto(DRAWING);
  await expect(page.getByRole('heading', { name: question })).toBeVisible();
  await answer(page, 'Go on');
  await expect.poll(() => colorAt(page, 0.5, 0.5)).toBe(RED);

  const before = (await draft(page))?.at;
  // The finger is still down when the tablet dies.
  await draw(page, [0.1, 0.2], [0.9, 0.2], false);
  const dead = page;
  await expect.poll(async () => (await draft(dead))?.at).not.toBe(before);
  const alive = await page.context().newPage();
  await dead.goto('chrome://crash').catch(() => {});
  await alive.goto(DRAWING);
  await answer(alive, 'Go on');
  await expect.poll(() => colorAt(alive, 0.5, 0.2)).toBe(RED);
  expect(await colorAt(alive, 0.5, 0.5)).toBe(RED);
});

test('the first picture of all is there again, however soon one comes back to it', async ({ page }) => {
  const letGo = await holdBack(page, /assets\/encode\.worker.*\.js/);
  await page.goto(DRAWING);
  await draw(page, [0.1, 0.5], [0.9, 0.5]);
  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('link', { name: 'Play Now: Draw Canvas' }).click();
  await expect(page.getByRole('application')).toBeVisible();
  letGo();
  await answer(page, 'Go on');
  await expect.poll(() => colorAt(page, 0.5, 0.5)).toBe(RED);
});

test('a new picture loses nothing: the one before hangs on the fridge', async ({ page }) => {
  await page.goto(DRAWING);
  await draw(page, [0.1, 0.5], [0.9, 0.5]);
  await expect.poll(async () => (await held(page)).drafts).toBe(1);
  await page.reload();
  await answer(page, 'New picture');
  await expect(page.getByRole('heading', { name: question })).toHaveCount(0);
  expect(await held(page)).toEqual({ pictures: 1, files: 1, drafts: 0 });
  expect(await colorAt(page, 0.5, 0.5)).toBe(WHITE);
  // A sheet that was wiped is no draft.
  await draw(page, [0.1, 0.5], [0.9, 0.5]);
  await expect.poll(async () => (await held(page)).drafts).toBe(1);
  await page.getByRole('button', { name: 'Clear canvas' }).click();
  await expect.poll(async () => (await held(page)).drafts).toBe(0);
});

test('a picture that is asked about has its own proportions, on screens of every shape', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto(DRAWING);
  await draw(page, [0.1, 0.5], [0.9, 0.5]);
  await expect.poll(async () => (await held(page)).drafts).toBe(1);
  await page.reload();
  const picture = page.getByRole('img', { name: 'Your last picture' });
  for (const [width, height] of [
    [1024, 768],
    [844, 390],
    [390, 844],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height });
    const { own, shown } = await picture.evaluate((canvas: HTMLCanvasElement) => ({
      own: canvas.width / canvas.height,
      shown: canvas.clientWidth / canvas.clientHeight,
    }));
    expect(Math.abs(shown / own - 1), `${width}x${height}`).toBeLessThan(0.05);
    await expect(picture).toBeInViewport({ ratio: 1 });
  }
});

test('a building is kept and gone on with, block by block', async ({ page }) => {
  await page.goto(BLOCKS);
  await answer(page, 'Start Building');
  const board = page.getByRole('application');
  const count = page.getByText('Blocks placed:').locator('b');
  for (const x of [100, 160, 220]) await board.click({ position: { x, y: 100 } });
  await expect(count).toHaveText('3');
  await keepDrawing(page);
  await expect.poll(async () => (await held(page)).drafts).toBe(1);
  await page.reload();
  await answer(page, 'Go on');
  await expect(count).toHaveText('3');
  await board.click({ position: { x: 100, y: 100 }, button: 'right' });
  await expect(count).toHaveText('2');
});

test.describe(() => {
  test.use({ hasTouch: true });

  test('a tap right after a quick stroke keeps the drawing', async ({ page }) => {
    await page.goto(DRAWING);
    const sheet = await boxOf(page.getByRole('application'));
    const cdp = await page.context().newCDPSession(page);
    // Lifted while it still moves: such a stroke could be the fling that scrolls a page.
    for (let step = 0; step < 16; step++) {
      const at = { x: sheet.x + 100 + step * 40, y: sheet.y + sheet.height / 2 };
      await cdp.send('Input.dispatchTouchEvent', { type: step ? 'touchMove' : 'touchStart', touchPoints: [at] });
    }
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.getByRole('button', { name: 'Keep in the album' }).tap();
    await expect.poll(async () => (await held(page)).pictures).toBe(1);
  });
});

test('where what keeps pictures does not come, the game says so', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL, serviceWorkers: 'block' });
  await page.route(/assets\/keeping-.*\.js/, (route) => route.abort());
  await page.goto(DRAWING);
  await draw(page, [0.1, 0.5], [0.9, 0.5]);
  await page.getByRole('button', { name: 'Keep in the album' }).click();
  await expect(page.getByText('The album is out of reach just now.')).toBeAttached();
  expect(await colorAt(page, 0.5, 0.5)).toBe(RED);
  await page.close();
});

test('the bin gives back, until the page is left', async ({ page }) => {
  await page.goto(DRAWING);
  await draw(page, [0.1, 0.5], [0.9, 0.5]);
  await keepDrawing(page);
  await draw(page, [0.5, 0.1], [0.5, 0.9]);
  await keepDrawing(page);
  await page.goto('/album');
  for (const left of [1, 0]) {
    await pictures(page).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Bin' }).click();
    await expect.poll(async () => (await held(page)).pictures).toBe(left);
    // The focus goes with the picture.
    await expect(page.getByRole('region', { name: 'Bin' }).getByRole('button').first()).toBeFocused();
  }
  await expect(page.getByRole('heading', { name: 'Here your pictures will hang' })).toBeVisible();
  const bin = page.getByRole('region', { name: 'Bin' });
  await expect(bin.getByRole('button')).toHaveCount(2);
  // To look at the stickers is not to leave.
  await page.getByRole('button', { name: 'Stickers' }).click();
  await expect(bin).toHaveCount(0);
  await page.getByRole('button', { name: 'Pictures' }).click();
  await expect(bin.getByRole('button')).toHaveCount(2);
  await bin.getByRole('button').first().click();
  await expect(bin.getByRole('button')).toHaveCount(1);
  await expect(pictures(page).first()).toBeFocused();
  expect(await held(page)).toMatchObject({ pictures: 1, files: 1 });
  await page.reload();
  await expect(pictures(page)).toHaveCount(1);
  await expect(bin).toHaveCount(0);
});

test('the door stays where it is when a picture goes into the bin', async ({ page }) => {
  await page.goto(DRAWING);
  for (const height of [0.1, 0.3, 0.5, 0.7, 0.9]) {
    await draw(page, [0.1, height], [0.9, height]);
    await keepDrawing(page);
  }
  await page.setViewportSize({ width: 390, height: 420 });
  await page.goto('/album');
  await pictures(page).nth(1).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Bin' }).click();
  await expect(page.getByRole('region', { name: 'Bin' }).getByRole('button').first()).toBeFocused();
  const places = await page.evaluate(() => [...document.querySelectorAll('*')].map(({ scrollTop }) => scrollTop));
  expect(Math.max(...places)).toBe(0);
  await expect(pictures(page).first()).toBeInViewport();
});

test('a picture is printed alone, once or four times on a sheet, saved as a file and shared', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {};
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files }: { files: File[] }) =>
        Object.assign(window, { shared: files.map(({ name, type, size }) => `${name} ${type} ${size > 100}`) }),
    });
  });
  await page.goto(DRAWING);
  await draw(page, [0.1, 0.5], [0.9, 0.5]);
  await keepDrawing(page);
  await page.goto('/album');
  await pictures(page).first().click();
  const dialog = page.getByRole('dialog');
  for (const [name, copies] of [
    ['Print', 1],
    ['Print four', 4],
  ] as const) {
    await dialog.getByRole('button', { name, exact: true }).click();
    await page.emulateMedia({ media: 'print' });
    const sheet = page.locator('body > [data-copies] canvas');
    await expect(sheet).toHaveCount(copies);
    for (const copy of await sheet.all()) await expect(copy).toBeVisible();
    // Nothing else goes on paper.
    await expect(page.getByRole('heading')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(sheet).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
  }
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save' }).click();
  expect((await download).suggestedFilename()).toBe('my-picture.png');
  await dialog.getByRole('button', { name: 'Share' }).click();
  expect(await page.evaluate(() => 'shared' in window && window.shared)).toEqual(['my-picture.png image/png true']);
});

test('two tabs overwrite nothing, and see what the other one did', async ({ page, context }) => {
  const other = await context.newPage();
  await page.goto(DRAWING);
  await other.goto(DRAWING);
  await draw(page, [0.1, 0.5], [0.9, 0.5]);
  await draw(other, [0.1, 0.2], [0.9, 0.2]);
  await expect.poll(async () => (await held(page)).drafts).toBe(2);
  // What is being made elsewhere is nobody else's to go on with.
  const third = await context.newPage();
  await third.goto(DRAWING);
  await draw(third, [0.1, 0.8], [0.9, 0.8]);
  await expect.poll(async () => (await held(page)).drafts).toBe(3);
  await expect(third.getByRole('heading', { name: question })).toHaveCount(0);

  await third.goto('/album');
  await expect(third.getByRole('heading', { name: 'Here your pictures will hang' })).toBeVisible();
  await keepDrawing(page);
  await keepDrawing(other);
  await expect(pictures(third)).toHaveCount(2);

  // One that another tab throws away meanwhile.
  await page.goto('/album');
  await pictures(third).first().click();
  await pictures(page).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Bin' }).click();
  await expect.poll(async () => (await held(page)).pictures).toBe(1);
  await third.getByRole('dialog').getByRole('button', { name: 'Bin' }).click();
  await expect(third.getByText('This picture is gone. Another tab threw it away.')).toBeVisible();
  await page.getByRole('region', { name: 'Bin' }).getByRole('button').click();
  await expect(pictures(third)).toHaveCount(2);
  await expect(third.getByText('This picture is gone.')).toHaveCount(0);
});

test('loaded again under an open picture, one step back leaves the album', async ({ page }) => {
  await page.goto(DRAWING);
  await draw(page, [0.1, 0.5], [0.9, 0.5]);
  await keepDrawing(page);
  await page.getByRole('link', { name: 'Album' }).click();
  await pictures(page).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.reload();
  await expect.poll(() => page.evaluate(() => Boolean(history.state?.dialog))).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL(DRAWING);
});

test('a full fridge says so kindly, and loses nothing', async ({ page }) => {
  await page.goto(DRAWING);
  await draw(page, [0.1, 0.5], [0.9, 0.5]);
  await keepDrawing(page);
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        const opening = indexedDB.open('album');
        opening.onsuccess = () => {
          const all = opening.result.transaction(['pictures', 'files'], 'readwrite');
          const [kept, files] = [all.objectStore('pictures'), all.objectStore('files')];
          const first = kept.getAll();
          first.onsuccess = () => {
            for (let index = 1; index < 60; index++) {
              kept.put({ ...first.result[0], id: `copy-${index}` });
              files.put(new ArrayBuffer(1), `copy-${index}`);
            }
          };
          all.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
  );
  await draw(page, [0.5, 0.1], [0.5, 0.9]);
  await keep(page);
  await expect(page.getByRole('heading', { name: 'The album is full!' })).toBeVisible();
  expect((await held(page)).pictures).toBe(60);
  await answer(page, 'Go on');
  expect(await colorAt(page, 0.5, 0.2)).toBe(RED);
  // Nor does a new picture push it out.
  await expect.poll(async () => (await draft(page))?.isKept).toBe(false);
  await page.reload();
  await answer(page, 'New picture');
  await expect(page.getByRole('heading', { name: 'The album is full!' })).toBeVisible();
  await answer(page, 'Go on');
  await expect(page.getByRole('heading', { name: question })).toBeVisible();
  expect(await held(page)).toEqual({ pictures: 60, files: 60, drafts: 1 });
  await page.goto('/album');
  await expect(page.getByText('The fridge is full.')).toBeInViewport();
  // From far down a picture is thrown away, and comes back where it hung: it is seen there.
  const first = pictures(page).first();
  await first.click();
  await page.getByRole('button', { name: 'Bin' }).click();
  await pictures(page).last().scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: /Give back/ }).click();
  await expect(pictures(page)).toHaveCount(60);
  await expect(first).toBeFocused();
  await expect(first).toBeInViewport();
});

/** What a device may do to a store, before the page knows of it. */
const BROKEN = {
  'no database at all': () => Object.defineProperty(window, 'indexedDB', { value: undefined }),
  'a database that does not open': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Not in a private window', 'SecurityError');
    };
  },
  'a device without room': () => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('No room', 'QuotaExceededError');
    };
  },
} as const;

for (const [name, breakIt] of Object.entries(BROKEN)) {
  test(`${name}: the game plays on, says kindly why nothing is kept, and files still save`, async ({ page }) => {
    await page.addInitScript(breakIt);
    await page.goto(DRAWING);
    await draw(page, [0.1, 0.5], [0.9, 0.5]);
    await keep(page);
    const title = name === 'a device without room' ? 'No room left' : 'No album here';
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await answer(page, 'Go on');
    expect(await colorAt(page, 0.5, 0.5)).toBe(RED);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save picture' }).click();
    expect((await download).suggestedFilename()).toBe('my-picture.png');
    await page.goto('/album');
    const empty = name === 'a device without room' ? 'Here your pictures will hang' : 'No pictures stay here';
    await expect(page.getByRole('heading', { name: empty })).toBeVisible();
  });
}

test('/privacy deletes the album, and gives it back until one leaves', async ({ page }) => {
  await page.goto(DRAWING);
  await draw(page, [0.1, 0.5], [0.9, 0.5]);
  await keepDrawing(page);
  await expect.poll(async () => (await held(page)).drafts).toBe(1);
  await page.goto('/privacy');
  await expect(page.getByText('1 picture', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await page.getByRole('button', { name: 'Yes, delete everything' }).click();
  await expect.poll(() => held(page)).toEqual({ pictures: 0, files: 0, drafts: 0 });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => held(page)).toEqual({ pictures: 1, files: 1, drafts: 1 });
  await page.getByRole('button', { name: /The pictures of the album/ }).click();
  await expect(page.getByText('No pictures', { exact: true })).toBeVisible();
  await page.goto('/album');
  await expect(page.getByRole('heading', { name: 'Here your pictures will hang' })).toBeVisible();
});

plain.describe('without a line', () => {
  plain.use({ serviceWorkers: 'allow' });

  plain('a drawing is kept and seen', async ({ page, context }) => {
    await page.goto('/');
    await expectPlain(page.getByText('ready to play offline')).toBeVisible({ timeout: 30_000 });
    await context.setOffline(true);
    await page.goto(DRAWING);
    await draw(page, [0.1, 0.5], [0.9, 0.5]);
    await keepDrawing(page);
    await page.goto('/album');
    await expectPlain(pictures(page)).toHaveCount(1);
  });
});
