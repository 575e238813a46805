import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { insideBoard } from '../../../core/grid';
import { createRandom } from '../../../core/random';
import { freeCell, includesCell, wrappedDistance } from './cells';

const board = { columns: 20, rows: 18 };
const cells = fc.record({ x: fc.nat(19), y: fc.nat(17) });

describe('cells', () => {
  it('count the shorter way round', () => {
    expect(wrappedDistance({ x: 0, y: 0 }, { x: 19, y: 17 }, board)).toBe(2);
    expect(wrappedDistance({ x: 2, y: 3 }, { x: 6, y: 3 }, board)).toBe(4);
  });

  it('are free and on the board when one is asked for', () => {
    fc.assert(
      fc.property(fc.integer(), fc.array(cells, { maxLength: 200 }), (seed, taken) => {
        const cell = freeCell(board, taken, createRandom(seed));
        expect(cell && insideBoard(cell, board) && !includesCell(taken, cell)).toBe(true);
      }),
    );
  });

  it('are found to the last free one, and none on a full board', () => {
    const small = { columns: 3, rows: 2 };
    const all = [0, 1, 2].flatMap((x) => [0, 1].map((y) => ({ x, y })));
    expect(freeCell(small, all.slice(1), createRandom(1))).toEqual(all[0]);
    expect(freeCell(small, all, createRandom(1))).toBeNull();
  });
});
