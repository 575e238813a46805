import type { Fact } from '../../../core/stickers';
import type { Cue, State } from './rules';

export const facts = {
  /** The first bug that was wanted. */
  ladybug: ({ type }) => type === 'right',
  /** A round to its end. */
  net: ({ type }) => type === 'over',
  /** Three in a row. */
  butterfly: ({ type }, { streak }) => type === 'right' && streak >= 3,
} satisfies Record<string, Fact<State, Cue>>;
