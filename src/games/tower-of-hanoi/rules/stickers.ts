import type { Fact } from '../../../core/stickers';
import type { Cue, State } from './rules';

export const facts = {
  /** The first ring on another tower. */
  ring: ({ type }) => type === 'placed',
  /** All the rings on the last tower. */
  tower: ({ type }) => type === 'won',
  /** The same with more rings. */
  castle: ({ type }, { difficulty }) => type === 'won' && difficulty !== 'easy',
} satisfies Record<string, Fact<State, Cue>>;
