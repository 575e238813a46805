import { includesCell } from '../../core/cells';
import { type Cell, type Direction, insideBoard, STEP } from '../../core/grid';
import type { Tools } from '../../core/rules';
import type { SnakeBoard } from '../../core/snake';
import { remove } from './collectibles';
import { type Cue, type State, spotOf } from './state';

export const LASER_POINTS = { normal: 5, diamond: 15, bot: 5 } as const;
/** How long a fired beam glows: longer than a step of Speed, so that it is steady light and never a flicker. */
export const GLOW = 200;

/** The cells from a head to the edge. Lasers do not wrap around. */
export function lineToEdge(head: Cell, direction: Direction, board: SnakeBoard): Cell[] {
  const { x, y } = STEP[direction];
  const line: Cell[] = [];
  for (let cell = { x: head.x + x, y: head.y + y }; insideBoard(cell, board); cell = { x: cell.x + x, y: cell.y + y }) {
    line.push(cell);
  }
  return line;
}

/** Everything in line is hit: blocks and diamonds vanish, and the bot is out. */
export function fire(state: State, direction: Direction, { now, cue }: Tools<Cue>): State {
  const cells = lineToEdge(state.snake[0] as Cell, direction, state.board);
  const hit = state.collectibles.filter(
    ({ position, collectedAt }) => collectedAt === null && includesCell(cells, position),
  );
  const segments = (state.bot?.cells ?? []).filter((cell) => includesCell(cells, cell));
  const marks = [
    ...hit.map(({ position, type }) => ({ position, points: LASER_POINTS[type] })),
    ...segments.map((position) => ({ position, points: LASER_POINTS.bot })),
  ];
  let { score } = state;
  for (const { position, points } of marks) {
    score += points;
    cue({ type: 'scored', how: 'zapped', points, ...spotOf(position, state.board) });
  }
  const fired = remove({ ...state, score, beam: { cells, until: now + GLOW } }, hit, now);
  if (segments.length === 0) return fired;
  cue({ type: 'botOut' });
  return { ...fired, bot: null };
}
