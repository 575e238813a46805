import type { Page } from '@playwright/test';
import { boxOf, expect } from './support';

/** Draws a line across the sheet, by shares of its width and height. */
export async function draw(page: Page, from: readonly [number, number], to: readonly [number, number], lift = true) {
  const box = await boxOf(page.getByRole('application'));
  const at = ([x, y]: readonly [number, number]) => [box.x + box.width * x, box.y + box.height * y] as const;
  await page.mouse.move(...at(from));
  await page.mouse.down();
  await page.mouse.move(...at(to), { steps: 5 });
  if (lift) await page.mouse.up();
}

/** The color of the sheet at a share of its width and height. */
export const colorAt = (page: Page, x: number, y: number) =>
  page.getByRole('application').evaluate(
    (field, [across, down]) => {
      const canvas = field.querySelector('canvas');
      const data = canvas?.getContext('2d')?.getImageData(canvas.width * across, canvas.height * down, 1, 1).data;
      return data ? `${data[0]} ${data[1]} ${data[2]}` : '';
    },
    [x, y] as const,
  );

export const RED = '255 0 64';
export const WHITE = '255 255 255';

const STORES = ['pictures', 'files', 'drafts'] as const;

/** How much each store of the album holds; it is never made by asking. */
export const held = (page: Page): Promise<Record<(typeof STORES)[number], number>> =>
  page.evaluate(async (stores) => {
    const count = { pictures: 0, files: 0, drafts: 0 };
    if (!(await indexedDB.databases()).some(({ name }) => name === 'album')) return count;
    const database = await new Promise<IDBDatabase>((done) => {
      const opening = indexedDB.open('album');
      opening.onsuccess = () => done(opening.result);
    });
    for (const name of stores)
      count[name] = await new Promise((done) => {
        const counting = database.transaction(name).objectStore(name).count();
        counting.onsuccess = () => done(counting.result);
      });
    database.close();
    return count;
  }, STORES);

/** What is being made, as it was written last. */
export const draft = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ at: number; isKept: boolean } | undefined>((done) => {
        const opening = indexedDB.open('album');
        opening.onsuccess = () => {
          const all = opening.result.transaction('drafts').objectStore('drafts').getAll();
          all.onsuccess = () => {
            done(all.result[0]);
            opening.result.close();
          };
        };
      }),
  );

export const keep = (page: Page) => page.getByRole('button', { name: 'Keep in the album' }).click();
export const pictures = (page: Page) => page.locator('main ul').first().getByRole('button');

export async function keepDrawing(page: Page) {
  const { pictures: before } = await held(page);
  await keep(page);
  await expect.poll(async () => (await held(page)).pictures).toBe(before + 1);
}

/** Presses a button of a panel until the panel is gone: it sleeps for its first moment. */
export async function answer(page: Page, name: string) {
  const asked = page.locator('main section', { has: page.getByRole('button', { name }) });
  const title = await asked.locator('h2').innerText();
  // The next panel may have a button of the same name.
  const panel = asked.filter({ has: page.getByRole('heading', { name: title }) });
  await expect(async () => {
    if (await panel.isVisible()) await panel.getByRole('button', { name }).click({ timeout: 1000 });
    await expect(panel).toHaveCount(0, { timeout: 1000 });
  }).toPass();
}
