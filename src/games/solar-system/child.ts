import { childOf } from '../../../bench/children/child';
import { askedSlot, rules } from './rules/rules';
import { slotsFor, stageFor } from './rules/space';

/** For a hand that touches anywhere. */
const CHANCE = 'A tap counts within 30 of one planet of eight.';

/** A try is a tap; it succeeds when the planet flies home. */
export const child = childOf(rules, {
  because: {
    meanwhile: 'every touch is answered, and after three misses a voice tells the slot',
    first: CHANCE,
    longest: CHANCE,
    share: CHANCE,
  },
  options: ({ area }) => stageFor(area),
  world: ({ width, height }) => ({ width, height }),
  fingers: (game) => ({ down: ({ x, y }) => game.play({ type: 'tap', x, y }) }),
  wish({ state }) {
    const asked = askedSlot(state);
    if (!asked) return null;
    const others = slotsFor(state).filter(
      ({ planet: { name } }) => name !== asked.planet.name && !state.placedPlanets[name],
    );
    return { right: [{ from: asked }], wrong: others.map((from) => ({ from })) };
  },
  judge: ({ type }) => (type === 'placed' ? true : type === 'missed' ? false : undefined),
  isOver: ({ completedGame }) => completedGame,
  points: ({ score }) => score,
  hasWon: ({ completedGame }) => completedGame,
});
