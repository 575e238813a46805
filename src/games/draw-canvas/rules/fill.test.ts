import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Area, fill, isNear, wordOf } from './fill';
import { COLORS } from './rules';

/** The plainest fill there is: pixel by pixel, four neighbors each. */
function plainFill(pixels: Uint32Array, width: number, x: number, y: number, color: number): Area | null {
  const height = pixels.length / width;
  const touched = pixels[y * width + x] as number;
  if (touched === color) return null;
  const todo = [{ x, y }];
  const done: { x: number; y: number }[] = [];
  for (let at = todo.pop(); at; at = todo.pop()) {
    const pixel = pixels[at.y * width + at.x] as number;
    if (at.x < 0 || at.y < 0 || at.x >= width || at.y >= height || pixel === color || !isNear(pixel, touched)) continue;
    pixels[at.y * width + at.x] = color;
    done.push(at);
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      todo.push({ x: at.x + dx, y: at.y + dy });
    }
  }
  const [xs, ys] = [done.map((at) => at.x), done.map((at) => at.y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: top, width: Math.max(...xs) - left + 1, height: Math.max(...ys) - top + 1 };
}

const WHITE = wordOf('#FFFFFF');

describe('fill', () => {
  it('paints as the plainest fill does, on random bitmaps', () => {
    const tones = ['#FFFFFF', '#E0E0E0', '#808080', COLORS.red, COLORS.pink].map(wordOf);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 24 }),
        fc.integer({ min: 1, max: 24 }),
        fc.infiniteStream(fc.constantFrom(...tones)),
        fc.nat(),
        fc.constantFrom(...tones),
        (width, height, words, place, color) => {
          const pixels = Uint32Array.from({ length: width * height }, () => words.next().value ?? WHITE);
          const expected = pixels.slice();
          const [x, y] = [place % width, Math.floor(place / width) % height];
          expect(fill(pixels, width, x, y, color)).toEqual(plainFill(expected, width, x, y, color));
          expect(pixels).toEqual(expected);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('does nothing if the touched area is already the chosen color', () => {
    const pixels = new Uint32Array(12).fill(wordOf(COLORS.blue));
    expect(fill(pixels, 4, 1, 1, wordOf(COLORS.blue))).toBeNull();
  });

  it('does nothing outside of the picture', () => {
    const pixels = new Uint32Array(12).fill(WHITE);
    for (const [x, y] of [
      [-1, 1],
      [4, 0],
      [0, 3],
      [0, -1],
    ] as const) {
      expect(fill(pixels, 4, x, y, wordOf(COLORS.red))).toBeNull();
    }
    expect(pixels.every((pixel) => pixel === WHITE)).toBe(true);
  });

  it('takes soft edges along but keeps all eight colors apart', () => {
    const words = Object.values(COLORS).map(wordOf);
    for (const a of words) for (const b of [...words, WHITE]) expect(isNear(a, b)).toBe(a === b);
    expect(isNear(WHITE, wordOf('#D0D0D0'))).toBe(true);
  });

  it('lays out red, green and blue as the canvas does', () => {
    expect([...new Uint8Array(Uint32Array.of(wordOf('#FF8040')).buffer)]).toEqual([255, 128, 64, 255]);
  });
});
