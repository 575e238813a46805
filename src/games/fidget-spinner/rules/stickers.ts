import type { Fact } from '../../../core/stickers';
import type { Cue, State } from './rules';

export const facts = {
  /** The first push or fling. */
  spinner: ({ type }) => type === 'pushed' || type === 'flung',
  /** So many turns that it cheers. */
  whirl: ({ type }) => type === 'cheered',
  /** Another spinner, and it turns. */
  flower: ({ type }, { picks }) => (type === 'pushed' || type === 'flung') && picks > 0,
} satisfies Record<string, Fact<State, Cue>>;
