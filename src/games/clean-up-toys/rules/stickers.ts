import type { Fact } from '../../../core/stickers';
import type { Cue, State } from './toys';

export const facts = {
  /** The first toy in the basket. */
  car: ({ type }) => type === 'taken',
  /** Everything is tidy. */
  teddy: ({ type }) => type === 'done',
  /** Mommy was asked for help. */
  mommy: ({ type }) => type === 'helped',
} satisfies Record<string, Fact<State, Cue>>;
