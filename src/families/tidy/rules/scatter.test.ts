import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distance, type Point } from '../../../core/geometry';
import { createRandom, type Random } from '../../../core/random';
import { type Box, carry, findPlace, inside, keepIn, playAreaOf, roomFor } from './scatter';

const BOX: Box = { x: 10, y: 20, width: 100, height: 50 };

describe('boxes', () => {
  it('holds the points on its edges, and none beyond', () => {
    expect(inside({ x: 10, y: 20 }, BOX)).toBe(true);
    expect(inside({ x: 110, y: 70 }, BOX)).toBe(true);
    expect(inside({ x: 9.99, y: 20 }, BOX)).toBe(false);
    expect(inside({ x: 110.01, y: 70 }, BOX)).toBe(false);
    expect(inside({ x: 10, y: 19.99 }, BOX)).toBe(false);
    expect(inside({ x: 10, y: 70.01 }, BOX)).toBe(false);
  });

  it('keeps a point in the box', () => {
    expect(keepIn({ x: -5, y: 500 }, BOX)).toEqual({ x: 10, y: 70 });
    expect(keepIn({ x: 50, y: 50 }, BOX)).toEqual({ x: 50, y: 50 });
  });

  it('carries a point to the same share of another box, and no further', () => {
    const to = { x: 0, y: 0, width: 10, height: 10 };
    expect(carry({ x: 60, y: 45 }, BOX, to)).toEqual({ x: 5, y: 5 });
    expect(carry({ x: 900, y: 20 }, BOX, to)).toEqual({ x: 10, y: 0 });
  });
});

describe('the room of a screen', () => {
  it('is the screen itself between small and ample', () => {
    expect(roomFor({ width: 374, height: 600 }, 340)).toEqual({ width: 374, height: 600 });
  });

  it('is never less than 24rem high and so wide: a small screen shows everything smaller', () => {
    expect(roomFor({ width: 600, height: 192 }, 340)).toEqual({ width: 1200, height: 384 });
    expect(roomFor({ width: 170, height: 400 }, 340)).toEqual({ width: 340, height: 800 });
  });

  it('grows with an ample screen instead of getting wider', () => {
    expect(roomFor({ width: 1200, height: 1200 }, 340)).toEqual({ width: 600, height: 600 });
    expect(roomFor({ width: 1000, height: 1000 }, 340, 250_000)).toEqual({ width: 500, height: 500 });
  });

  it('has a play area of at most 56rem in its middle', () => {
    expect(playAreaOf({ width: 1096, height: 400 })).toEqual({ x: 100, y: 0, width: 896, height: 400 });
    expect(playAreaOf({ width: 340, height: 384 })).toEqual({ x: 0, y: 0, width: 340, height: 384 });
  });
});

const smallestGap = (points: readonly Point[]) =>
  Math.min(...points.flatMap((a, index) => points.slice(index + 1).map((b) => distance(a, b))));

interface Wanted {
  readonly count: number;
  readonly area: Box;
  readonly spacings: readonly number[];
  readonly taken?: readonly Point[];
  readonly free?: (point: Point) => boolean;
}

/** So many places, each apart from those before. */
function scatter({ count, area, spacings, taken = [], free = () => true }: Wanted, random: Random): Point[] {
  const placed = [...taken];
  const gapAt = (point: Point) => (free(point) ? Math.min(...placed.map((other) => distance(point, other))) : -1);
  while (placed.length < taken.length + count) placed.push(findPlace(area, spacings, gapAt, random));
  return placed.slice(taken.length);
}

describe('scattering', () => {
  it('keeps the wanted spacing where there is room', () => {
    const area = { x: 0, y: 0, width: 1000, height: 600 };
    for (let seed = 0; seed < 50; seed++) {
      const points = scatter({ count: 8, area, spacings: [120, 84] }, createRandom(seed));
      expect(smallestGap(points)).toBeGreaterThanOrEqual(120);
    }
  });

  it('relaxes it where there is not', () => {
    const area = { x: 0, y: 0, width: 250, height: 250 };
    const points = scatter({ count: 8, area, spacings: [120, 60] }, createRandom(3));
    expect(smallestGap(points)).toBeLessThan(120);
    expect(smallestGap(points)).toBeGreaterThanOrEqual(60);
  });

  it('gives what is left the loneliest points of a grid', () => {
    const area = { x: 0, y: 0, width: 100, height: 100 };
    const points = scatter({ count: 4, area, spacings: [1000] }, createRandom(1));
    const [first, ...rest] = points;
    expect(points).toHaveLength(4);
    // All but the first one come from the grid: twenty steps of five.
    for (const { x, y } of rest) expect([x % 5, y % 5]).toEqual([0, 0]);
    expect(smallestGap(points)).toBeGreaterThan(40);
    expect(first).toBeDefined();
  });

  it('stays in the middle when no place is free, and ends', () => {
    const area = { x: 0, y: 0, width: 100, height: 100 };
    const points = scatter({ count: 2, area, spacings: [10], free: () => false }, createRandom(1));
    expect(points).toEqual([
      { x: 50, y: 50 },
      { x: 50, y: 50 },
    ]);
  });

  it('keeps away from what lies there already', () => {
    const taken = [{ x: 50, y: 50 }];
    const area = { x: 0, y: 0, width: 100, height: 100 };
    for (let seed = 0; seed < 30; seed++) {
      const [point = taken[0]] = scatter({ count: 1, area, spacings: [40], taken }, createRandom(seed));
      expect(distance(point as Point, { x: 50, y: 50 })).toBeGreaterThanOrEqual(40);
    }
  });

  it('always gives as many places as wanted, all in the area and all free if any is', () => {
    const size = fc.integer({ min: 0, max: 900 });
    fc.assert(
      fc.property(
        fc.integer(),
        fc.nat(12),
        size,
        size,
        fc.integer({ min: 1, max: 200 }),
        (seed, count, width, height, spacing) => {
          const area = { x: 5, y: 7, width, height };
          const free = ({ x }: Point) => x <= 5 + width / 2;
          const points = scatter({ count, area, spacings: [spacing, spacing * 0.7], free }, createRandom(seed));
          expect(points).toHaveLength(count);
          for (const point of points) {
            expect(inside(point, area)).toBe(true);
            expect(free(point)).toBe(true);
          }
        },
      ),
    );
  });
});
