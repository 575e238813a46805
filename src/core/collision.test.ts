import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reflect, sweepCircle, sweepSegment } from './collision';
import { type Circle, closestOnSegment, distance, type Point } from './geometry';

const coordinate = fc.double({ min: -200, max: 200, noNaN: true });
const points = fc.record({ x: coordinate, y: coordinate });

/** Where a circle is after a share of its move. */
const along = (circle: Circle, move: Point, share: number): Point => ({
  x: circle.x + move.x * share,
  y: circle.y + move.y * share,
});

describe('collision', () => {
  it('turns the part towards a wall round, scaled by the bounce, and leaves the rest', () => {
    expect(reflect({ x: 3, y: 10 }, { x: 0, y: -1 }, 0.8)).toEqual({ x: 3, y: -8 });
    expect(reflect({ x: 3, y: -10 }, { x: 0, y: -1 }, 0.8)).toEqual({ x: 3, y: -10 });
  });

  it('meets a circle exactly where the two touch', () => {
    const impact = sweepCircle({ x: 0, y: 0, radius: 2 }, { x: 20, y: 0 }, { x: 10, y: 0, radius: 3 });
    expect(impact?.at).toBeCloseTo(0.25);
    expect(impact?.normal.x).toBeCloseTo(-1);
  });

  it('never lets a fast circle jump over another', () => {
    const hits = sweepCircle({ x: -1000, y: 1, radius: 1 }, { x: 2000, y: 0 }, { x: 0, y: 0, radius: 1 });
    expect(hits).not.toBeNull();
  });

  it('stands just beside what it met, whatever the move', () => {
    const far = fc.double({ min: 1, max: 5, noNaN: true });
    const aside = fc.double({ min: -6, max: 6, noNaN: true });
    fc.assert(
      fc.property(points, points, far, aside, (from, other, length, miss) => {
        const moving = { ...from, radius: 5 };
        const resting = { ...other, radius: 8 };
        fc.pre(distance(from, other) > 14);
        const move = { x: (other.x - from.x) * length + miss, y: (other.y - from.y) * length - miss };
        const impact = sweepCircle(moving, move, resting);
        expect(impact).not.toBeNull();
        if (impact) expect(distance(along(moving, move, impact.at), resting)).toBeCloseTo(13, 5);
      }),
    );
  });

  it('agrees with a slow walk whether a wall is met', () => {
    fc.assert(
      fc.property(points, points, points, points, (from, move, a, b) => {
        const moving = { ...from, radius: 6 };
        const wall = { a, b };
        fc.pre(distance(a, b) > 1 && distance(closestOnSegment(wall, moving), moving) > 6.5);
        const impact = sweepSegment(moving, move, wall);
        let nearest = Number.POSITIVE_INFINITY;
        for (let step = 0; step <= 400; step++) {
          const at = along(moving, move, step / 400);
          nearest = Math.min(nearest, distance(closestOnSegment(wall, at), at));
        }
        if (nearest < 5.9) expect(impact).not.toBeNull();
        if (nearest > 7) expect(impact).toBeNull();
        if (impact) {
          const at = along(moving, move, impact.at);
          expect(distance(closestOnSegment(wall, at), at)).toBeCloseTo(6, 4);
        }
      }),
    );
  });
});
