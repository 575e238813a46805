import { type Book, MOST_STICKERS, type Page, type Placed, SCENES, tidy } from './book';

export const EMPTY_BOOK: Book = { wood: [], castle: [], night: [], sea: [], space: [] };

/** The folder of a game, and a name. */
const STICKER = /^[a-z0-9-]{1,40}\/[a-z0-9-]{1,40}$/;

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

function parsePlaced(value: unknown): Placed[] {
  if (typeof value !== 'object' || value === null) return [];
  const { key, sticker, x, y, turn, size } = value as Partial<Record<keyof Placed, unknown>>;
  if (!Number.isSafeInteger(key) || typeof sticker !== 'string' || !STICKER.test(sticker)) return [];
  if (!isNumber(key) || !isNumber(x) || !isNumber(y) || !isNumber(turn) || !isNumber(size)) return [];
  return [{ key, sticker, ...tidy({ x, y, turn, size }) }];
}

function parsePage(value: unknown): Page {
  if (!Array.isArray(value)) return [];
  const keys = new Set<number>();
  return value
    .flatMap(parsePlaced)
    .filter(({ key }) => !keys.has(key) && keys.add(key))
    .slice(0, MOST_STICKERS);
}

/** The book as it was kept. What is broken, or of another make, is left out. */
export function parseBook(text: string | null): Book {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (typeof value !== 'object' || value === null) return EMPTY_BOOK;
    const pages = value as Partial<Record<string, unknown>>;
    return Object.fromEntries(SCENES.map((scene) => [scene, parsePage(pages[scene])])) as unknown as Book;
  } catch {
    return EMPTY_BOOK;
  }
}
