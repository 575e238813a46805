import { childOf } from '../../../bench/children/child';
import { clamp } from '../../core/geometry';
import { fieldFor } from './rules/layout';
import { placesOf, rules, type State } from './rules/rules';

/** What the sign keeps above the field, around its picture (bug-catcher.module.css). */
const SIGN = 44;

const tapsOn = (state: State, now: number, areWanted: boolean) =>
  placesOf(state, now, areWanted).map((from) => ({ from }));

/** A try is a tap; it succeeds when it catches a bug of the kind on the sign. */
export const child = childOf(rules, {
  because: {
    meanwhile: 'every touch puffs, and the sign tells its bug when it is touched',
    share: 'By chance: half of the bugs that come are not wanted.',
  },
  options: ({ area }) => fieldFor(area),
  begin: (game) => game.play({ type: 'begin' }),
  area: ({ width, height }, screen) => ({
    width,
    height: height - SIGN - clamp(0.1 * Math.min(screen.width, screen.height), 72, 104),
  }),
  world: ({ field }) => field,
  fingers: (game) => ({ down: ({ x, y }) => game.play({ type: 'tap', x, y }) }),
  wish({ state, now }) {
    const right = tapsOn(state, now, true);
    return right.length > 0 ? { right, wrong: tapsOn(state, now, false) } : null;
  },
  judge: ({ type }) => (type === 'right' ? true : type === 'wrong' || type === 'missed' ? false : undefined),
  isOver: ({ phase }) => phase === 'over',
  points: ({ score }) => score,
});
