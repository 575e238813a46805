import { type Cell, DIRECTIONS, stepCell } from '../../../core/grid';
import { includesCell } from '../../../families/snake/rules/cells';
import { bestMove, swipeHint } from '../../../families/snake/rules/hint';
import { botCells, loose, occupied } from './collectibles';
import type { State } from './state';

/** To the nearest thing that can be taken: with Strength that is a diamond, for blocks only move away then. */
export function hint(state: State) {
  const { phase, abilities, board, snake, lastStep } = state;
  const [head] = snake;
  if (phase !== 'playing' || !head) return null;
  const places = (type?: 'normal' | 'diamond') =>
    loose(state)
      .filter((thing) => !type || thing.type === type)
      .map(({ position }) => position);
  const look = (food: readonly Cell[], walls: readonly Cell[]) =>
    bestMove({ board, snake, lastStep, bot: botCells(state), food, walls, moving: abilities.speed });
  const pushes = abilities.strength && !abilities.diamondTouch;
  const [blocks, diamonds] = [places('normal'), places('diamond')];
  const round = pushes && diamonds.length > 0 ? look(diamonds, blocks) : null;
  const way = round ?? look(places(), pushes ? stuckBlocks(state, head, blocks) : []);
  return way && swipeHint(head, way, board);
}

/** Those before the head that something stands behind: they cannot be pushed. */
function stuckBlocks(state: State, head: Cell, blocks: readonly Cell[]): Cell[] {
  const { board } = state;
  const taken = occupied(state);
  const stuck = DIRECTIONS.filter((way) => includesCell(taken, stepCell(stepCell(head, way, board), way, board))).map(
    (way) => stepCell(head, way, board),
  );
  return blocks.filter((block) => includesCell(stuck, block));
}
