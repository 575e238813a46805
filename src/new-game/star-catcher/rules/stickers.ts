import type { Fact } from '../../../core/stickers';
import type { Cue, State } from './rules';

/** The first comes within half a minute, the last is something special. */
export const facts = {
  star: ({ type }) => type === 'caught',
  pair: ({ type }, { score }) => type === 'caught' && score >= 3,
  comet: ({ type }, { score }) => type === 'caught' && score >= 10,
} satisfies Record<string, Fact<State, Cue>>;
