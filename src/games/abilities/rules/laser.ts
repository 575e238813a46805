import { type Cell, type Direction, STEP } from '../../../core/grid';
import type { Tools } from '../../../core/rules';
import { botCells, eliminate, loose, remove, scoreAt } from './collectibles';
import type { Beam, Cue, State } from './state';

export const LASER_POINTS = { normal: 5, diamond: 15, bot: 5 } as const;
/** How long a fired beam glows: longer than a step of Speed, so that it is steady light and never a flicker. */
export const GLOW = 200;

/** Whether a cell lies in line before the head, as far as the edge. Lasers do not wrap around. */
export function inLine({ x, y }: Cell, { head, direction }: Omit<Beam, 'until'>): boolean {
  const step = STEP[direction];
  const [across, down] = [x - head.x, y - head.y];
  return across * step.y === down * step.x && across * step.x + down * step.y > 0;
}

/** Everything in line is hit: blocks and diamonds vanish, and the bot is out. */
export function fire(state: State, direction: Direction, tools: Tools<Cue>): State {
  const { now } = tools;
  const beam = { head: state.snake[0] as Cell, direction, until: now + GLOW };
  const gone = loose(state).filter(({ position }) => inLine(position, beam));
  const segments = botCells(state).filter((cell) => inLine(cell, beam));
  let after: State = remove({ ...state, beam }, gone, now);
  for (const { position, type } of gone) after = scoreAt(after, 'zapped', LASER_POINTS[type], position, tools);
  for (const cell of segments) after = scoreAt(after, 'zapped', LASER_POINTS.bot, cell, tools);
  return segments.length > 0 ? eliminate(after, tools) : after;
}
