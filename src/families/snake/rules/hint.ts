import { clamp } from '../../../core/geometry';
import { type Board, type Cell, DIRECTIONS, type Direction, STEP, stepCell } from '../../../core/grid';
import { dragHint, type Hint } from '../../../core/hint';
import { includesCell } from './cells';
import { middleOf, type SnakeBoard, SWIPE, safeMoves, sizeOf, staying } from './snake';

/** Longer than a swipe, and too short for two of them: it is one turn however the finger gets there. */
const STROKE = 1.75 * SWIPE;

/** A snake that looks for its way. */
export interface Wanderer {
  readonly board: Board;
  readonly snake: readonly Cell[];
  /** The last step taken: turning straight back from it is not possible. */
  readonly lastStep: Direction | null;
  readonly bot: readonly Cell[];
  readonly food: readonly Cell[];
  /** What else is in the way. */
  readonly walls?: readonly Cell[];
  /** It goes on by itself: of two ways that are as short the turn is shown, for straight on it goes anyway. */
  readonly moving: boolean;
}

/**
 * The shortest way to something to eat, of those with room for the whole snake behind them: a way into a
 * pocket is none. Null where every way ends the round.
 */
export function bestMove({ board, snake, lastStep, bot, food, walls = [], moving }: Wanderer): Direction | null {
  const [head] = snake;
  if (!head) return null;
  const blocked = [head, ...staying(snake, false), ...bot, ...walls];
  const safe = safeMoves(head, lastStep, blocked, board);
  // Where the bot may be in a moment only if there is no other way.
  const beforeBot = bot.slice(0, 1).flatMap((cell) => DIRECTIONS.map((way) => stepCell(cell, way, board)));
  const careful = safe.filter((way) => !includesCell(beforeBot, stepCell(head, way, board)));
  const ways = (careful.length > 0 ? careful : safe).map((way) => ({
    way,
    turns: Number((way === lastStep) === moving),
    ...outlook(stepCell(head, way, board), blocked, food, board),
  }));
  const enough = Math.min(snake.length, Math.max(...ways.map(({ room }) => room)));
  const [best] = ways
    .filter(({ room }) => room >= enough)
    .sort((a, b) => a.steps - b.steps || a.turns - b.turns || b.room - a.room);
  return best?.way ?? null;
}

/** How many cells can be reached from one, and how far it is from there to something to eat. */
function outlook(start: Cell, walls: readonly Cell[], food: readonly Cell[], { columns, rows }: Board) {
  const cells = columns * rows;
  const [seen, eatable, far] = [new Uint8Array(cells), new Uint8Array(cells), new Uint16Array(cells)];
  for (const { x, y } of walls) seen[y * columns + x] = 1;
  for (const { x, y } of food) eatable[y * columns + x] = 1;
  const first = start.y * columns + start.x;
  const reached = [first];
  seen[first] = 1;
  let steps = cells;
  // Grows while it is walked through, so the nearest come first.
  for (const cell of reached) {
    const away = far[cell] ?? 0;
    if (eatable[cell]) steps = Math.min(steps, away);
    const [x, row] = [cell % columns, cell - (cell % columns)];
    const beside = [
      row + ((x + 1) % columns),
      row + ((x + columns - 1) % columns),
      (cell + columns) % cells,
      (cell + cells - columns) % cells,
    ];
    for (const next of beside) {
      if (seen[next]) continue;
      seen[next] = 1;
      far[next] = away + 1;
      reached.push(next);
    }
  }
  return { room: reached.length, steps };
}

/** A swipe from the head that way. At the edge it begins behind the head, so that the finger stays on the board. */
export function swipeHint(
  head: Cell,
  direction: Direction,
  board: SnakeBoard,
): Hint<{ readonly type: 'turn'; readonly direction: Direction }> {
  const { x, y } = middleOf(head, board);
  const { width, height } = sizeOf(board);
  const along = { x: STEP[direction].x * STROKE, y: STEP[direction].y * STROKE };
  const to = { x: clamp(x + along.x, 0, width), y: clamp(y + along.y, 0, height) };
  return dragHint({ x: to.x - along.x, y: to.y - along.y }, to, { type: 'turn', direction });
}
