import { childOf } from '../../../bench/children/child';
import { snakeFingers, snakeWish } from '../../../bench/children/snakes';
import { board } from '../../../bench/children/stage';
import { boardFor, sizeOf } from '../../families/snake/rules/snake';
import { foodOf } from './rules/collectibles';
import { rules } from './rules/rules';

/** A try is the way to a block or a diamond: it ends with that, with a turn that is refused, or with the snake. */
export const child = childOf(rules, {
  options: ({ screen }) => ({ board: boardFor(screen.width), botWanted: true }),
  area: board,
  world: (state) => sizeOf(state.board),
  fingers: (game) => snakeFingers(game, foodOf),
  wish: ({ state }) => snakeWish(state, foodOf(state)),
  judge: ({ type }) => (type === 'scored' ? true : type === 'refused' || type === 'over' ? false : undefined),
  isOver: ({ phase }) => phase === 'over',
  points: ({ score }) => score,
  because: {
    meanwhile: 'things wiggle that the head comes near to',
    longest: 'A touch is one step, and 15 to 20 things lie on 360 cells.',
  },
});
