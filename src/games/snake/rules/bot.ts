import type { Cell, Direction } from '../../../core/grid';
import type { Random } from '../../../core/random';
import { nearestMove, safeMoves } from '../../../families/snake/rules/snake';
import type { Bot, State } from './state';

/** How often the bot of the easy mode takes any safe way instead of the best one. */
const EASY_WHIM = 0.3;

/** The safe move that leads nearest to an apple; straight on into trouble when none is safe. */
export function chooseBotMove({ board, snake, apples, mode }: State, bot: Bot, random: Random): Direction {
  const head = bot.cells[0] as Cell;
  const safe = safeMoves(head, bot.direction, [...bot.cells, ...snake], board);
  if (safe.length > 0 && mode === 'easy' && random.chance(EASY_WHIM)) return random.pick(safe);
  const goals = apples.map(({ position }) => position);
  return nearestMove(head, safe, goals, board) ?? bot.direction ?? 'RIGHT';
}
