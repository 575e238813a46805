import { childOf } from '../../../bench/children/child';
import { slingFingers } from '../../../bench/children/sling';
import { board } from '../../../bench/children/stage';
import type { Point } from '../../core/geometry';
import { lands, pulledTo, pullOf } from './rules/hint';
import { meadowFor, slingRest } from './rules/meadow';
import { isReady, rules } from './rules/rules';

/** The pulls that a child tries while it looks where the dots go: down and to the left, ever further. */
const ANGLES = [0.3, 0.5, 0.7, 0.9, 1.1];
const LENGTHS = Array.from({ length: 10 }, (_, step) => 60 + step * 12);
const PULLS: readonly Point[] = LENGTHS.flatMap((length) => ANGLES.map((angle) => pullOf(length, angle)));

/** A try is a bee that flies, or a touch that sends none; it succeeds when a cup catches it. */
export const child = childOf(rules, {
  options: ({ screen }) => meadowFor(screen.width, screen.height),
  begin: (game, { screen }) => game.play({ type: 'begin', meadow: meadowFor(screen.width, screen.height) }),
  area: board,
  world: ({ meadow }) => meadow,
  fingers: (game) => slingFingers(game),
  wish({ state }) {
    if (!isReady(state)) return null;
    const { meadow, cups } = state;
    const to = (pull: Point) => ({ from: slingRest(meadow), to: pulledTo(pull, meadow) });
    const good = PULLS.filter((pull) => lands(pull, meadow, cups));
    // By mistake the way it should fly, instead of the other way.
    return { right: (good.length > 0 ? good : PULLS).map(to), wrong: [to({ x: 90, y: -60 })] };
  },
  judge: ({ type }) => (type === 'splashed' ? true : /^(missed|refused|tapped)$/.test(type) ? false : undefined),
  isOver: ({ phase }) => phase === 'gameOver',
  points: ({ score }) => score,
  hasWon: ({ phase }) => phase === 'gameOver',
  because: {
    meanwhile: 'a butterfly can be tickled',
    longest: 'The next bee comes 1 s after a miss: two flights and their waits take longer.',
  },
});
