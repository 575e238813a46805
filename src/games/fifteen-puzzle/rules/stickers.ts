import type { Fact } from '../../../core/stickers';
import type { Cue, State } from './rules';

export const facts = {
  /** A tile that came home. */
  tile: (cue) => cue.type === 'slid' && cue.home,
  /** The whole picture. */
  frame: ({ type }) => type === 'solved',
  /** A picture of more tiles. */
  sun: ({ type }, { difficulty }) => type === 'solved' && difficulty !== 'easy',
} satisfies Record<string, Fact<State, Cue>>;
