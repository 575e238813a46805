import { childOf } from '../../../bench/children/child';
import { snakeFingers, snakeWish } from '../../../bench/children/snakes';
import { board } from '../../../bench/children/stage';
import { boardFor, sizeOf } from '../../families/snake/rules/snake';
import { rules } from './rules/rules';
import { foodOf } from './rules/state';

/** A try is the way to an apple: it ends with the apple, with a turn that is refused, or with the snake. */
export const child = childOf(rules, {
  options: ({ screen }) => boardFor(screen.width),
  begin: (game, { screen }) => game.play({ type: 'begin', mode: 'easy', board: boardFor(screen.width) }),
  area: board,
  world: (state) => sizeOf(state.board),
  fingers: (game) => snakeFingers(game, foodOf),
  wish: ({ state }) => snakeWish(state, foodOf(state)),
  judge: ({ type }) => (type === 'ate' ? true : type === 'refused' || type === 'over' ? false : undefined),
  isOver: ({ phase }) => phase === 'over',
  points: ({ score }) => score,
  because: {
    meanwhile: 'apples hop that the head comes near to',
    longest: 'On Easy a touch is one step, and 10 apples lie on 360 cells.',
  },
});
