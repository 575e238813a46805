import { type Board, type Cell, sameCell } from '../../../core/grid';
import type { Random } from '../../../core/random';

export const includesCell = (cells: readonly Cell[], cell: Cell) => cells.some((other) => sameCell(other, cell));

/** The shortest way between two cells on a board that wraps around, counted in steps. */
export function wrappedDistance(a: Cell, b: Cell, board: Board): number {
  const across = Math.abs(a.x - b.x);
  const down = Math.abs(a.y - b.y);
  return Math.min(across, board.columns - across) + Math.min(down, board.rows - down);
}

/** A random cell that `taken` does not hold, or null when the board is full. */
export function freeCell({ columns, rows }: Board, taken: readonly Cell[], random: Random): Cell | null {
  const used = new Set(taken.map(({ x, y }) => y * columns + x));
  const free = columns * rows - used.size;
  if (free <= 0) return null;
  // The nth free cell, found without a list of hundreds of cells.
  let index = -1;
  for (let left = random.int(1, free); left > 0; ) if (!used.has(++index)) left--;
  return { x: index % columns, y: Math.floor(index / columns) };
}
