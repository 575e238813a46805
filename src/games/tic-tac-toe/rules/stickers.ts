import type { Fact } from '../../../core/stickers';
import type { Cue, State } from './rules';

export const facts = {
  /** The first mark. */
  cross: ({ type }) => type === 'marked',
  /** A game to its end, whoever won. */
  ring: ({ type }) => type === 'won' || type === 'drawn',
  /** A draw: nobody lost. */
  heart: ({ type }) => type === 'drawn',
} satisfies Record<string, Fact<State, Cue>>;
