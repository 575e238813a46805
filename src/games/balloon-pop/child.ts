import { childOf } from '../../../bench/children/child';
import { rules } from './rules/rules';
import { bodyOf, skyFor, TOP, yAt } from './rules/sky';

/** A try is a tap; it succeeds when something pops or a prize is caught. */
export const child = childOf(rules, {
  options: ({ area }) => skyFor(area),
  world: ({ width, height }) => ({ width, height }),
  fingers: (game) => ({
    down: ({ x, y }) => void game.play({ type: 'tap', x, y }),
    move: ({ x, y }) => void game.play({ type: 'slide', x, y }),
  }),
  wish({ state, now }) {
    const floating = state.balloons.filter(({ poppedAt }) => poppedAt === null).map((balloon) => bodyOf(balloon, now));
    const falling = state.prizes.map((prize) => ({ x: prize.x, y: yAt(prize, now) }));
    const seen = [...floating, ...falling].filter(({ y }) => y >= TOP && y < state.height);
    return seen.length > 0 ? { right: seen.map((from) => ({ from })), wrong: [] } : null;
  },
  judge: ({ type }) => (type === 'over' ? undefined : type !== 'missed'),
  isOver: ({ phase }) => phase === 'over',
  points: ({ score }) => score,
});
