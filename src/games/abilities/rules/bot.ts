import { stepCell } from '../../../core/grid';
import type { Tools } from '../../../core/rules';
import { includesCell } from '../../../families/snake/rules/cells';
import { nearestMove, partOf, safeMoves, staying } from '../../../families/snake/rules/snake';
import { eliminate, loose, lyingAt, POINTS, remove, scoreAt } from './collectibles';
import { inLine, LASER_POINTS } from './laser';
import type { Bot, Cue, State } from './state';

export const BOT_STEP = 300;

/** Brings a wanted bot in at one quarter of the grid, once that is free; takes any other off the board. */
export function withBot(state: State, now: number): State {
  if (!state.botWanted) return { ...state, bot: null };
  const home = partOf(state.board, 4);
  const cells = includesCell(state.snake, home) ? [] : [home];
  return { ...state, botScore: 0, bot: { cells, direction: null, stepsAt: now + BOT_STEP } };
}

/** Towards the nearest collectible; straight on into trouble when no way is safe. */
export function stepBot(state: State, bot: Bot, tools: Tools<Cue>): State {
  const { board, snake, beam } = state;
  const { now, cue } = tools;
  const [head] = bot.cells;
  if (!head) return withBot(state, now);
  const safe = safeMoves(head, bot.direction, [...bot.cells, ...snake], board);
  const goals = loose(state).map(({ position }) => position);
  const direction = nearestMove(head, safe, goals, board) ?? bot.direction ?? 'RIGHT';
  const next = stepCell(head, direction, board);
  const found = lyingAt(state, next);
  const grows = found?.type === 'normal';
  const body = staying(bot.cells, grows);
  if (includesCell(body, next)) return eliminate(state, tools);
  if (beam && inLine(next, beam)) return eliminate(scoreAt(state, 'zapped', LASER_POINTS.bot, next, tools), tools);
  // Only itself and a laser end the bot: shut in by the player it waits for a way out.
  if (includesCell(snake, next)) return { ...state, bot: { ...bot, stepsAt: now + BOT_STEP } };
  const moved = { ...state, bot: { cells: [next, ...body], direction, stepsAt: now + BOT_STEP } };
  if (!found) return moved;
  cue({ type: 'botAte' });
  return remove({ ...moved, botScore: state.botScore + POINTS[found.type] }, [found], now);
}
