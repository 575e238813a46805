import type { Size } from '../../../core/geometry';
import { earliest, type Rules, type Tools } from '../../../core/rules';
import { inside } from '../../../families/tidy/rules/scatter';
import { thingRules } from '../../../families/tidy/rules/thingRules';
import { looseThings, type Setting } from '../../../families/tidy/rules/things';
import { basketBoxOf, basketOf, floorOf, TOY } from './layout';
import { type Action, type Cue, KINDS, type Kind, type State, type Target } from './toys';

export const TOY_POINTS = 10;
export const HELP_BONUS = 50;
export const HELP_STAGGER = 200;

export const setting: Setting<Kind, Target> = {
  kinds: KINDS,
  count: [6, 8],
  side: TOY,
  /** Toys lie about 140 apart, or closer where the room is small. */
  spacings: [140, 84],
  points: TOY_POINTS,
  // The basket takes everything.
  penalty: 0,
  leastWidth: 340,
  // On a tablet the toys are large: six to eight need no more floor than this.
  ample: 250_000,
  targets: ['basket'],
  homeOf: () => 'basket',
  boxOf: (_, size) => basketOf(size),
  // It flies in over the rim.
  opening: -0.3,
  targetFor: (corner, size) => (inside(corner, basketBoxOf(size)) ? 'basket' : undefined),
  areaOf: floorOf,
};

const { start, play, tick, hint, put } = thingRules<Kind, Target, State>(setting);

export const rules: Rules<State, Action, Cue, Size> = {
  start: (size, tools) => ({ ...start(size, tools), helpAt: null }),

  play(state, action, tools) {
    if (action.type !== 'help') return play(state, action, tools);
    if (state.done) return state;
    tools.cue({ type: 'helped' });
    return state.helpAt === null ? helpOne(state, tools) : state;
  },

  next: ({ helpAt, endsAt }) => earliest(helpAt, endsAt),

  tick(state, tools) {
    const helped = state.helpAt === tools.now ? helpOne(state, tools) : state;
    return helped.endsAt === tools.now ? tick(helped) : helped;
  },

  // While Mommy helps the toys go by themselves.
  hint: (state) => (state.helpAt === null ? hint(state) : null),
};

/** Mommy's next step: a toy, those in small hands last; when there is none left, the bonus. */
function helpOne(state: State, tools: Tools<Cue>): State {
  const loose = looseThings(state);
  const toy = loose.find(({ hand }) => !hand) ?? loose[0];
  if (toy) return { ...put(state, toy, 'basket', tools), helpAt: tools.now + HELP_STAGGER };
  const { x, y, width } = basketOf(state.size);
  tools.cue({ type: 'bonus', x: x + width / 2, y });
  return { ...state, score: state.score + HELP_BONUS, helpAt: null };
}
