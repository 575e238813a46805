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
export function freeCell({ columns, rows }: Board, taken: readonly Cell[], random: Random): Cell | null {
  const cells = Array.from({ length: columns * rows }, (_, index) => ({
    x: index % columns,
    y: Math.floor(index / columns),
  }));
  const free = cells.filter((cell) => !includesCell(taken, cell));
  return free.length > 0 ? random.pick(free) : null;
}
