import type { Random } from './random';

/** A square of a board, counted from the top left. */
export interface Cell {
  readonly x: number;
  readonly y: number;
}

export interface Board {
  readonly columns: number;
  readonly rows: number;
}

export type Direction = 'UP' | 'DOWN' | 'LEFT' | 'RIGHT';

export const DIRECTIONS: readonly Direction[] = ['UP', 'DOWN', 'LEFT', 'RIGHT'];

export const STEP: Record<Direction, Cell> = {
  UP: { x: 0, y: -1 },
  DOWN: { x: 0, y: 1 },
  LEFT: { x: -1, y: 0 },
  RIGHT: { x: 1, y: 0 },
};

export const OPPOSITE: Record<Direction, Direction> = {
  UP: 'DOWN',
  DOWN: 'UP',
  LEFT: 'RIGHT',
  RIGHT: 'LEFT',
};

export const sameCell = (a: Cell, b: Cell) => a.x === b.x && a.y === b.y;

export const includesCell = (cells: readonly Cell[], cell: Cell) => cells.some((other) => sameCell(other, cell));

export const insideBoard = ({ x, y }: Cell, { columns, rows }: Board) => x >= 0 && y >= 0 && x < columns && y < rows;

/** The neighbouring cell; walking off one edge comes back in at the other. */
export function stepCell(cell: Cell, direction: Direction, board: Board): Cell {
  const { x, y } = STEP[direction];
  return {
    x: (cell.x + x + board.columns) % board.columns,
    y: (cell.y + y + board.rows) % board.rows,
  };
}

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
