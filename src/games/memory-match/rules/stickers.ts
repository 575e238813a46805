import type { Fact } from '../../../core/stickers';
import type { Cue, State } from './rules';

export const facts = {
  /** The first pair. */
  cards: ({ type }) => type === 'matched',
  /** All the pairs. */
  bear: ({ type }) => type === 'won',
  /** All the pairs of a larger board. */
  moon: ({ type }, { difficulty }) => type === 'won' && difficulty !== 'easy',
} satisfies Record<string, Fact<State, Cue>>;
