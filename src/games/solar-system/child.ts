import { childOf } from '../../../bench/children/child';
import { rules } from './rules/rules';
import { slotsFor, stageFor } from './rules/space';

/** For a hand that touches anywhere. */
const CHANCE = 'A tap counts within 30 of one planet of eight.';

/** A try is a tap; it succeeds when the planet flies home. */
export const child = childOf(rules, {
  because: { first: CHANCE, longest: CHANCE, share: CHANCE },
  options: ({ area }) => stageFor(area),
  world: ({ width, height }) => ({ width, height }),
  fingers: (game) => ({ down: ({ x, y }) => game.play({ type: 'tap', x, y }) }),
  wish({ state }) {
    if (state.nextAt !== null) return null;
    const slots = slotsFor(state).filter(({ planet }) => !state.placedPlanets[planet.name]);
    const isAsked = ({ planet }: (typeof slots)[number]) => planet.name === state.currentPlanet;
    return {
      right: slots.filter(isAsked).map((from) => ({ from })),
      wrong: slots.filter((slot) => !isAsked(slot)).map((from) => ({ from })),
    };
  },
  judge: ({ type }) => (type === 'placed' ? true : type === 'missed' ? false : undefined),
  isOver: ({ completedGame }) => completedGame,
  points: ({ score }) => score,
  hasWon: ({ completedGame }) => completedGame,
});
