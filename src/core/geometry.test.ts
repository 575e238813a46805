import { describe, expect, it } from 'vitest';
import { clamp, closestOnSegment, distance } from './geometry';

describe('geometry', () => {
  it('keeps a number between two others', () => {
    expect([-1, 0, 5, 10, 11].map((value) => clamp(value, 0, 10))).toEqual([0, 0, 5, 10, 10]);
  });

  it('measures the straight way', () => {
    expect(distance({ x: 1, y: 2 }, { x: 4, y: 6 })).toBe(5);
  });

  it('finds the nearest point of a segment, its ends included', () => {
    const wall = { a: { x: 0, y: 0 }, b: { x: 10, y: 0 } };
    expect(closestOnSegment(wall, { x: 4, y: 7 })).toEqual({ x: 4, y: 0 });
    expect(closestOnSegment(wall, { x: -5, y: 3 })).toEqual({ x: 0, y: 0 });
    expect(closestOnSegment(wall, { x: 50, y: 3 })).toEqual({ x: 10, y: 0 });
  });
});
