import { includesCell, wrappedDistance } from './cells';
import { type Board, type Cell, DIRECTIONS, type Direction, OPPOSITE, stepCell } from './grid';

/** What the snake games share: their boards, and how a bot finds its way. */
export interface SnakeBoard extends Board {
  /** The side of one cell, in stage units. */
  readonly cell: number;
}

/** The board of a screen so many px wide. It is chosen when a round starts and only scaled afterwards. */
export function boardFor(viewportWidth: number): SnakeBoard {
  if (viewportWidth < 380) return { columns: 20, rows: 18, cell: 15 };
  if (viewportWidth < 640) return { columns: 17, rows: 15, cell: 20 };
  return { columns: 20, rows: 18, cell: 20 };
}

export const centerOf = ({ columns, rows }: Board): Cell => ({ x: Math.floor(columns / 2), y: Math.floor(rows / 2) });

/** The bot starts at one quarter of the grid. */
export const quarterOf = ({ columns, rows }: Board): Cell => ({ x: Math.floor(columns / 4), y: Math.floor(rows / 4) });

/** The cells of a body that block a step: all but the tail, which moves out of the way unless the snake grows. */
export const blocking = (cells: readonly Cell[], grows: boolean) => (grows ? cells : cells.slice(0, -1));

/** The ways a head may go without turning back or meeting anything. */
export function safeMoves(head: Cell, before: Direction | null, blocked: readonly Cell[], board: Board): Direction[] {
  return DIRECTIONS.filter(
    (direction) =>
      !(before && direction === OPPOSITE[before]) && !includesCell(blocked, stepCell(head, direction, board)),
  );
}

/** Of some moves the one that leads nearest to a goal. */
export function nearestMove(
  head: Cell,
  moves: readonly Direction[],
  goals: readonly Cell[],
  board: Board,
): Direction | undefined {
  const far = (direction: Direction) => {
    const next = stepCell(head, direction, board);
    return Math.min(...goals.map((goal) => wrappedDistance(next, goal, board)));
  };
  return moves.reduce<Direction | undefined>(
    (best, move) => (best !== undefined && far(best) <= far(move) ? best : move),
    undefined,
  );
}
