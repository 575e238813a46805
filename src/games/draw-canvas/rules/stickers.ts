import type { Fact } from '../../../core/stickers';
import type { Cue, State } from './rules';

export const facts = {
  /** The first stroke. */
  crayon: ({ type }) => type === 'painted',
  /** A picture's worth of strokes. */
  rainbow: ({ type }, { strokes }) => type === 'painted' && strokes >= 10,
  /** The second tool was found, and tried. */
  splash: ({ type }) => type === 'splashed',
} satisfies Record<string, Fact<State, Cue>>;
