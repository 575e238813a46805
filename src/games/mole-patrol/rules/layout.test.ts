import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIFFICULTIES, LEVELS } from './difficulty';
import { BACK, keyOf, meadowFor } from './layout';

describe('the meadow', () => {
  it('maps keys to holes as they lie on the keyboard', () => {
    expect(Array.from({ length: 6 }, (_, hole) => keyOf(hole, 'easy')).join('')).toBe('QWEASD');
    expect(Array.from({ length: 9 }, (_, hole) => keyOf(hole, 'medium')).join('')).toBe('QWEASDZXC');
    expect(Array.from({ length: 12 }, (_, hole) => keyOf(hole, 'hard')).join('')).toBe('QWERASDFZXCV');
  });

  it('keeps every mole and every hole inside the picture, at any size', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...LEVELS),
        fc.integer({ min: 300, max: 2200 }),
        fc.integer({ min: 200, max: 1400 }),
        (difficulty, width, height) => {
          const { holes, cell, corner, scale, horizon } = meadowFor({ width, height }, difficulty);
          const { gridCols, gridRows } = DIFFICULTIES[difficulty];
          expect(holes).toHaveLength(gridCols * gridRows);
          expect(corner.x).toBeGreaterThanOrEqual(0);
          expect(corner.x + cell.width * gridCols).toBeLessThanOrEqual(width + 1e-6);
          expect(corner.y + cell.height * gridRows).toBeLessThanOrEqual(height + 1e-6);
          expect(horizon).toBeGreaterThan(0);
          expect(corner.x >= BACK.width || corner.y >= BACK.height, 'beside or below Back').toBe(true);
          for (const { x, y } of holes) {
            expect(x - 80 * scale).toBeGreaterThanOrEqual(0);
            expect(x + 80 * scale).toBeLessThanOrEqual(width);
            expect(y - 107 * scale).toBeGreaterThanOrEqual(0);
            expect(y + 56 * scale).toBeLessThanOrEqual(height);
          }
        },
      ),
    );
  });

  it('leaves targets of at least 64 units on the smallest phone', () => {
    for (const difficulty of LEVELS) {
      const { cell } = meadowFor({ width: 304, height: 400 }, difficulty);
      expect(Math.min(cell.width, cell.height)).toBeGreaterThanOrEqual(64);
    }
  });
});
