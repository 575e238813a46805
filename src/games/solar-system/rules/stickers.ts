import type { Fact } from '../../../core/stickers';
import type { Cue, State } from './rules';

export const facts = {
  /** The first planet that found its place. */
  earth: ({ type }) => type === 'placed',
  /** Saturn itself. */
  saturn: (cue) => cue.type === 'placed' && cue.name === 'Saturn',
  /** All the planets. */
  rocket: ({ type }) => type === 'won',
} satisfies Record<string, Fact<State, Cue>>;
