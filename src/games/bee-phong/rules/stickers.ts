import type { Fact } from '../../../core/stickers';
import type { Cue, State } from './rules';

export const facts = {
  /** The first splash. */
  bee: ({ type }) => type === 'splashed',
  /** The third cup. */
  flower: (cue) => cue.type === 'splashed' && cue.hit >= 3,
  /** All the cups. */
  honey: ({ type }) => type === 'won',
} satisfies Record<string, Fact<State, Cue>>;
