import { type Board, type Cell, sameCell } from './grid';
import type { Random } from './random';

export const includesCell = (cells: readonly Cell[], cell: Cell) => cells.some((other) => sameCell(other, cell));

/** The shortest way between two cells on a board that wraps around, counted in steps. */
export function wrappedDistance(a: Cell, b: Cell, board: Board): number {
  const across = Math.abs(a.x - b.x);
  const down = Math.abs(a.y - b.y);
  return Math.min(across, board.columns - across) + Math.min(down, board.rows - down);
}

/** A random cell that `taken` does not hold, or null when the board is full. */
export function freeCell(board: Board, taken: readonly Cell[], random: Random): Cell | null {
  const used = new Set(taken.map(({ x, y }) => y * board.columns + x));
  const free = board.columns * board.rows - used.size;
  if (free <= 0) return null;
  let skip = random.int(0, free - 1);
  for (let index = 0; index < board.columns * board.rows; index++) {
    if (used.has(index)) continue;
    if (skip === 0) return { x: index % board.columns, y: Math.floor(index / board.columns) };
    skip -= 1;
  }
  return null;
}
