import { distance, type Point } from '../../../core/geometry';
import { type Board, type Cell, DIRECTIONS, type Direction, OPPOSITE, STEP, stepCell } from '../../../core/grid';
import { includesCell, wrappedDistance } from './cells';

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

/** The board in stage units. */
export const sizeOf = ({ columns, rows, cell }: SnakeBoard) => ({ width: columns * cell, height: rows * cell });

/** The middle of a cell in stage units. */
export const middleOf = ({ x, y }: Cell, { cell }: SnakeBoard): Point => ({ x: (x + 0.5) * cell, y: (y + 0.5) * cell });

/** So far must a finger go for a swipe, in stage units. */
export const SWIPE = 18;

/** The direction in which most of a way goes. */
export function towards(dx: number, dy: number): Direction {
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 'RIGHT' : 'LEFT';
  return dy > 0 ? 'DOWN' : 'UP';
}

/** The cell at one half of the board, or at one quarter, where bots start. */
export const partOf = ({ columns, rows }: Board, parts: 2 | 4): Cell => ({
  x: Math.floor(columns / parts),
  y: Math.floor(rows / parts),
});

/** What of a body stays when its head steps on: all but the tail, and that too when the snake grows. */
export const staying = (cells: readonly Cell[], grows: boolean) => (grows ? cells : cells.slice(0, -1));

/** The ways a head may go without turning back or meeting anything. */
export function safeMoves(head: Cell, before: Direction | null, blocked: readonly Cell[], board: Board): Direction[] {
  return DIRECTIONS.filter(
    (direction) =>
      !(before && direction === OPPOSITE[before]) && !includesCell(blocked, stepCell(head, direction, board)),
  );
}

/** A snake that may be sent somewhere. */
export interface Crawling {
  readonly board: SnakeBoard;
  readonly snake: readonly Cell[];
  readonly lastStep: Direction | null;
  readonly bot: { readonly cells: readonly Cell[] } | null;
}

/** A finger that comes down so near to the head, in cells, holds the snake: it follows. */
const GRASP = 2.5;

export const holds = ({ board, snake: [head] }: Crawling, finger: Point): boolean =>
  head !== undefined && distance(middleOf(head, board), finger) <= GRASP * board.cell;

/** A tap that comes so near to something to eat, in cells, means it. */
const TASTE = 1.6;

/** The turn that a tap means: towards its place, but never back or into anything if there is another way. */
export function turnTo(
  { board, snake, lastStep, bot }: Crawling,
  tapped: Point,
  food: readonly Cell[],
): Direction | null {
  const [cell] = snake;
  if (!cell) return null;
  const far = (at: Point) => distance(at, tapped);
  const [meant] = food.map((at) => middleOf(at, board)).sort((a, b) => far(a) - far(b));
  const place = meant && far(meant) <= TASTE * board.cell ? meant : tapped;
  const head = middleOf(cell, board);
  const [dx, dy] = [place.x - head.x, place.y - head.y];
  const along = (way: Direction) => STEP[way].x * dx + STEP[way].y * dy;
  const safe = safeMoves(cell, lastStep, [...staying(snake, false), ...(bot?.cells ?? [])], board);
  return safe.sort((a, b) => along(b) - along(a))[0] ?? towards(dx, dy);
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
  return [...moves].sort((a, b) => far(a) - far(b))[0];
}
