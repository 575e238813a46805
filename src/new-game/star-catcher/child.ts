import { childOf } from '../../../bench/children/child';
import { board } from '../../../bench/children/stage';
import { HEIGHT, rules, WIDTH } from './rules/rules';

/** A try is a tap; it succeeds when it meets the star. */
export const child = childOf(rules, {
  options: () => undefined,
  area: board,
  world: () => ({ width: WIDTH, height: HEIGHT }),
  fingers: (game) => ({ down: ({ x, y }) => game.play({ type: 'tap', x, y }) }),
  wish: ({ state }) => ({ right: [{ from: state.star }], wrong: [] }),
  judge: ({ type }) => type === 'caught',
  isOver: () => false,
  points: ({ score }) => score,
});
