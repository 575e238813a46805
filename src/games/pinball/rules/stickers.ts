import type { Fact } from '../../../core/stickers';
import type { Cue, State } from './rules';

export const facts = {
  /** The first flip. A ball bumps by itself, so a bump is nothing that was done. */
  ball: ({ type }) => type === 'flipped',
  /** A round to its end. */
  bumper: ({ type }) => type === 'over',
  /** The helper came along. */
  helper: ({ type }) => type === 'helped',
} satisfies Record<string, Fact<State, Cue>>;
