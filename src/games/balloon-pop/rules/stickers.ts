import type { Fact } from '../../../core/stickers';
import type { Cue, State } from './sky';

export const facts = {
  /** The first pop. */
  balloon: ({ type }) => type === 'popped',
  /** A round to its end. */
  bunch: ({ type }) => type === 'over',
  /** A prize, before it floated away. */
  duck: ({ type }) => type === 'collected',
} satisfies Record<string, Fact<State, Cue>>;
