import { describe, expect, it } from 'vitest';
import { insideBoard, stepCell } from './grid';

const board = { columns: 20, rows: 18 };

describe('grid', () => {
  it('walks off one edge and in at the other', () => {
    expect(stepCell({ x: 19, y: 0 }, 'RIGHT', board)).toEqual({ x: 0, y: 0 });
    expect(stepCell({ x: 0, y: 0 }, 'LEFT', board)).toEqual({ x: 19, y: 0 });
    expect(stepCell({ x: 5, y: 0 }, 'UP', board)).toEqual({ x: 5, y: 17 });
    expect(stepCell({ x: 5, y: 17 }, 'DOWN', board)).toEqual({ x: 5, y: 0 });
  });

  it('ends at its edges', () => {
    expect(insideBoard({ x: 0, y: 0 }, board)).toBe(true);
    expect(insideBoard({ x: 19, y: 17 }, board)).toBe(true);
    expect(insideBoard({ x: 20, y: 17 }, board)).toBe(false);
    expect(insideBoard({ x: 19, y: 18 }, board)).toBe(false);
    expect(insideBoard({ x: -1, y: 0 }, board)).toBe(false);
  });
});
