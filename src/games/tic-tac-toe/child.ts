import { childOf } from '../../../bench/children/child';
import { gridIn, tapsOn } from '../../../bench/children/grid';
import { isUpright } from '../../../bench/children/stage';
import type { Size } from '../../core/geometry';
import { completing } from './rules/board';
import { rules, type State } from './rules/rules';

/** As board.module.css lays it out: a square board with a lip and a padding, in it nine cells. */
const LIP = 14;
const PADDING = 0.03;
function boardIn({ width, height }: Size) {
  const side = Math.min(width, height - LIP);
  const cell = (side * (1 - 2 * PADDING)) / 3;
  return gridIn({ width, height: height - LIP }, 3, 3, { width: cell, height: cell });
}

const cellsOf = ({ board }: State, free: boolean) =>
  board.flatMap((mark, cell) => ((mark === null) === free ? cell : []));

/** One child plays both, as a try each: a mark that is made. */
export const child = childOf(rules, {
  options: () => undefined,
  // The status stands above the board, on upright screens the players, too.
  area: (stage, screen) => ({
    width: stage.width - 32,
    height: isUpright(screen) ? stage.height * 0.65 : stage.height - 100,
  }),
  fingers: (game, { area }, count) => ({
    down(at) {
      const cell = boardIn(area).at(at);
      if (cell === undefined) count(false);
      else game.play({ type: 'mark', cell });
    },
  }),
  wish({ state }, { area }) {
    const board = boardIn(area);
    const best = completing(state.board, state.player);
    return {
      right: tapsOn(board, best.length > 0 ? best : cellsOf(state, true)),
      wrong: tapsOn(board, cellsOf(state, false)),
    };
  },
  spot: (name, _, { area }) => boardIn(area).middles[Number(name)],
  judge: ({ type }) => (type === 'marked' ? true : type === 'refused' ? false : undefined),
  isOver: ({ status }) => status !== 'playing',
});
