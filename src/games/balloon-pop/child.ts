import { childOf } from '../../../bench/children/child';
import { bodyOf, rules, TOP, yAt } from './rules/rules';

/** A try is a tap; it succeeds when something pops or a prize is caught. */
export const child = childOf(rules, {
  options: ({ area }) => area,
  fingers: (game) => ({ down: ({ x, y }) => game.play({ type: 'tap', x, y }) }),
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
