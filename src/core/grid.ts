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

export const insideBoard = ({ x, y }: Cell, { columns, rows }: Board) => x >= 0 && y >= 0 && x < columns && y < rows;

/** The neighbouring cell; walking off one edge comes back in at the other. */
export function stepCell(cell: Cell, direction: Direction, board: Board): Cell {
  const { x, y } = STEP[direction];
  return {
    x: (cell.x + x + board.columns) % board.columns,
    y: (cell.y + y + board.rows) % board.rows,
  };
}
