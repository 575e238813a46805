import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Book,
  grow,
  isFull,
  lift,
  MOST_STICKERS,
  move,
  type Page,
  pose,
  put,
  RIM,
  SCENES,
  SIZES,
  shrink,
  stickerAt,
  takeOff,
  turn,
} from './book';
import { EMPTY_BOOK, parseBook } from './parseBook';

const far = fc.double({ min: -5, max: 5, noNaN: true });
const spot = fc.record({ x: far, y: far });
const key = fc.integer({ min: 1, max: 45 });
const sticker = fc.constantFrom('snake/apple', 'bee-pong/bee', 'adam/star');

type Act = (page: Page) => Page;
const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.tuple(sticker, spot).map(
      ([name, to]): Act =>
        (page) =>
          put(page, name, to),
    ),
  },
  fc.tuple(key, spot).map(
    ([which, to]): Act =>
      (page) =>
        move(page, which, to),
  ),
  fc.tuple(key, fc.integer({ min: -30, max: 30 })).map(
    ([which, steps]): Act =>
      (page) =>
        turn(page, which, steps),
  ),
  fc.tuple(key, spot, far).map(
    ([which, to, by]): Act =>
      (page) =>
        pose(page, which, { ...to, turn: by * 400, size: by }),
  ),
  key.map(
    (which): Act =>
      (page) =>
        grow(grow(page, which), which),
  ),
  key.map(
    (which): Act =>
      (page) =>
        shrink(page, which),
  ),
  key.map(
    (which): Act =>
      (page) =>
        lift(page, which),
  ),
  key.map(
    (which): Act =>
      (page) =>
        takeOff(page, which),
  ),
);
const page = fc.array(act, { maxLength: 90 }).map((acts) => acts.reduce((now, next) => next(now), [] as Page));

const AT = { x: 0.5, y: 0.5 };
const full = Array.from({ length: MOST_STICKERS }).reduce<Page>((now) => put(now, 'snake/apple', AT), []);

describe('a page of the sticker book', () => {
  it('holds everything inside, at a size that a hand can meet, and no more than fits', () => {
    fc.assert(
      fc.property(page, (made) => {
        expect(made.length).toBeLessThanOrEqual(MOST_STICKERS);
        expect(new Set(made.map((placed) => placed.key)).size).toBe(made.length);
        for (const { x, y, size, turn: angle } of made) {
          for (const place of [x, y]) expect(place >= RIM && place <= 1 - RIM).toBe(true);
          expect(size >= SIZES.least && size <= SIZES.most).toBe(true);
          expect(Number.isInteger(angle) && angle >= 0 && angle < 360).toBe(true);
        }
      }),
    );
  });

  it('takes a sticker off again as if it had never been put', () => {
    fc.assert(
      fc.property(page, sticker, spot, (made, name, to) => {
        const more = put(made, name, to);
        const last = more.at(-1);
        expect(isFull(made) || !last ? more : takeOff(more, last.key)).toEqual(made);
      }),
    );
  });

  it('that is full keeps all it has, and leaves the new one in the tray', () => {
    expect(full).toHaveLength(MOST_STICKERS);
    expect(put(full, 'adam/star', AT)).toBe(full);
  });

  it('takes the same sticker as often as wanted', () => {
    expect(put(put([], 'snake/apple', AT), 'snake/apple', AT).map((placed) => placed.key)).toEqual([1, 2]);
  });

  it('turns by steps of 15 degrees, both ways round', () => {
    const one = put([], 'snake/apple', AT);
    expect(turn(one, 1)[0]?.turn).toBe(15);
    expect(turn(one, 1, -1)[0]?.turn).toBe(345);
    expect(turn(one, 1, 24)).toEqual(one);
  });

  it('lifts one over the others and changes nothing else', () => {
    const three = ['a/a', 'b/b', 'c/c'].reduce((now, name) => put(now, name, AT), [] as Page);
    expect(lift(three, 1).map((placed) => placed.sticker)).toEqual(['b/b', 'c/c', 'a/a']);
    expect(lift(three, 3)).toBe(three);
    expect(lift(three, 9)).toBe(three);
  });

  it('knows which sticker a finger means: the topmost, and a near one where it meets none', () => {
    const two = put(put([], 'a/a', { x: 0.5, y: 0.5 }), 'b/b', { x: 0.55, y: 0.5 });
    expect(stickerAt(two, { x: 0.52, y: 0.5 }, 0)?.sticker).toBe('b/b');
    expect(stickerAt(two, { x: 0.44, y: 0.5 }, 0)?.sticker).toBe('a/a');
    // A page is wider than high: the same part is less of its height.
    expect(stickerAt(two, { x: 0.5, y: 0.62 }, 0)?.sticker).toBe('a/a');
    expect(stickerAt(two, { x: 0.4, y: 0.5 }, 0)).toBeNull();
    expect(stickerAt(two, { x: 0.4, y: 0.5 }, 0.12)?.sticker).toBe('a/a');
  });
});

describe('the sticker book as it is kept', () => {
  it('is read as it was written', () => {
    const book = fc.record(Object.fromEntries(SCENES.map((scene) => [scene, page])) as Record<keyof Book, typeof page>);
    fc.assert(
      fc.property(book, (made) => {
        expect(parseBook(JSON.stringify(made))).toEqual(made);
      }),
      { numRuns: 50 },
    );
  });

  it('never fails over what it finds', () => {
    const part = fc.oneof(fc.anything(), fc.array(fc.record({ key: fc.anything(), sticker, x: fc.anything() })));
    const book = fc.record(Object.fromEntries(SCENES.map((scene) => [scene, part])));
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          book.map((made) => JSON.stringify(made, (_, value) => (typeof value === 'bigint' ? 0 : value))),
        ),
        (text) => {
          for (const made of Object.values(parseBook(text))) expect(Array.isArray(made)).toBe(true);
        },
      ),
    );
  });

  it.each([null, '', '7', 'null', '[]', '{"wood":7,"hill":[]}'])('is empty where there is %s', (text) => {
    expect(parseBook(text)).toEqual(EMPTY_BOOK);
  });

  it('leaves out what is broken and keeps the rest', () => {
    const good = { key: 2, sticker: 'snake/apple', x: 0.5, y: 0.5, turn: 30, size: 1 };
    const wood = [
      good,
      { ...good, key: 2 },
      { ...good, key: 3, sticker: 'javascript:alert(1)' },
      { ...good, key: 4, x: null },
      { ...good, key: 5.5 },
      null,
      { ...good, key: 6, x: 9, y: -9, size: 99, turn: -15 },
    ];
    const kept = [good, { ...good, key: 6, x: 1 - RIM, y: RIM, size: SIZES.most, turn: 345 }];
    expect(parseBook(JSON.stringify({ wood }))).toEqual({ ...EMPTY_BOOK, wood: kept });
  });

  it('holds no more on a page than fits, whoever wrote it', () => {
    const wood = Array.from({ length: 60 }, (_, at) => ({ key: at, sticker: 'a/b', x: 0.5, y: 0.5, turn: 0, size: 1 }));
    expect(parseBook(JSON.stringify({ wood })).wood).toHaveLength(MOST_STICKERS);
  });
});
