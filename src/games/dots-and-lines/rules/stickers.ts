import type { Fact } from '../../../core/stickers';
import type { Cue, State } from './rules';

export const facts = {
  /** The first line. */
  pencil: ({ type }) => type === 'drew',
  /** The first box. */
  box: ({ type }) => type === 'boxed',
  /** A game to its end, whoever won. */
  medal: ({ type }) => type === 'finished',
} satisfies Record<string, Fact<State, Cue>>;
