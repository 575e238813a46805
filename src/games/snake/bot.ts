import {
  type Cell,
  DIRECTIONS,
  type Direction,
  includesCell,
  OPPOSITE,
  stepCell,
  wrappedDistance,
} from '../../core/grid';
import type { Random } from '../../core/random';
import type { Bot, State } from './state';

/** How often the bot of the easy mode takes any safe way instead of the best one. */
export const EASY_WHIM = 0.3;

const nearestApple = ({ apples, board }: State, from: Cell) =>
  Math.min(...apples.map(({ position }) => wrappedDistance(from, position, board)));

/** The safe move that leads nearest to an apple; straight on into trouble when none is safe. */
export function chooseBotMove(state: State, bot: Bot, random: Random): Direction {
  const head = bot.cells[0] as Cell;
  const safe = DIRECTIONS.filter((direction) => {
    if (bot.direction && direction === OPPOSITE[bot.direction]) return false;
    const next = stepCell(head, direction, state.board);
    return !includesCell(bot.cells, next) && !includesCell(state.snake, next);
  });
  if (safe.length === 0) return bot.direction ?? 'RIGHT';
  if (state.mode === 'easy' && random.chance(EASY_WHIM)) return random.pick(safe);
  const ranked = safe.map((direction) => ({
    direction,
    far: nearestApple(state, stepCell(head, direction, state.board)),
  }));
  return ranked.reduce((best, move) => (move.far < best.far ? move : best)).direction;
}
