import type { Fact } from '../../../core/stickers';
import { binOf } from './items';
import type { Cue, State } from './rules';

export const facts = {
  /** The first thing in its bin. */
  bottle: ({ type }) => type === 'taken',
  /** Everything is in its bin. */
  earth: ({ type }) => type === 'done',
  /** The compost was fed three times in a round. */
  tree: ({ type }, { things }) =>
    type === 'taken' && things.filter(({ kind, away }) => away && binOf(kind) === 'compost').length >= 3,
} satisfies Record<string, Fact<State, Cue>>;
