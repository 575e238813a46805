import { childOf } from '../../../bench/children/child';
import type { Game } from '../../core/game';
import { basketAt, CATCH } from './rules/basket';
import { LOW } from './rules/hint';
import { isGood, type Thing } from './rules/items';
import { type Action, type Cue, rules, type State, yAt } from './rules/rules';

/** What can still be caught, the lowest first. */
const coming = ({ state, now }: Game<State, Action, Cue>) =>
  state.things
    .map((thing) => ({ thing, y: yAt(thing, state, now) }))
    .filter(({ y }) => y > 0 && y < LOW + CATCH.down)
    .sort((a, b) => b.y - a.y)
    .map(({ thing }) => thing);

/** A try is a thing that was to be caught, or was not; it succeeds when a good one is in the basket. */
export const child = childOf(rules, {
  options: () => undefined,
  world: () => ({ width: 100, height: 100 }),
  stretches: true,
  fingers(game) {
    const lead = ({ x, y }: { x: number; y: number }) => void game.play({ type: 'move', x, y });
    return { down: lead, move: lead };
  },
  wish(game) {
    const [next] = coming(game).filter(isGood);
    // The basket is there already.
    const isThere = (thing: Thing) => Math.abs(basketAt(game.state.basket, game.now).x - thing.x) < CATCH.across / 2;
    if (!next || isThere(next)) return null;
    const under = ({ x }: Thing) => ({ from: { x, y: LOW } });
    return {
      right: [under(next)],
      wrong: coming(game)
        .filter((thing) => !isGood(thing))
        .map(under),
    };
  },
  judge(cue) {
    if (cue.type === 'caught') return cue.points > 0;
    return cue.type === 'powered' ? true : cue.type === 'passed' ? false : undefined;
  },
  isOver: ({ phase }) => phase === 'over',
  points: ({ score }) => score,
});
