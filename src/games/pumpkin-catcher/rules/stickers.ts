import type { Fact } from '../../../core/stickers';
import type { Cue, State } from './rules';

export const facts = {
  /** The first good thing in the basket. */
  pumpkin: (cue) => cue.type === 'caught' && cue.points > 0,
  /** A round to its end. */
  basket: ({ type }) => type === 'over',
  /** A trick or a treat. */
  wand: ({ type }) => type === 'powered',
} satisfies Record<string, Fact<State, Cue>>;
