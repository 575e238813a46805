import type { Fact } from '../../../core/stickers';
import type { Cue } from './rules';
import type { State } from './state';

export const facts = {
  /** The first mole. */
  mole: ({ type }) => type === 'hit',
  /** A round to its end. */
  helmet: ({ type }) => type === 'finished',
  /** Three in a row. */
  mallet: ({ type }, { streak }) => type === 'hit' && streak >= 3,
} satisfies Record<string, Fact<State, Cue>>;
