import type { Fact } from '../../../core/stickers';
import type { Cue } from './rules';
import type { State } from './state';

export const facts = {
  /** The first apple. */
  apple: ({ type }) => type === 'ate',
  /** Five apples in a round. */
  snake: (cue) => cue.type === 'ate' && cue.apples >= 5,
  /** Ten apples in a round. */
  crown: (cue) => cue.type === 'ate' && cue.apples >= 10,
} satisfies Record<string, Fact<State, Cue>>;
