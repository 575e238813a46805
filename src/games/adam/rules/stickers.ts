import type { Fact } from '../../../core/stickers';
import type { Cue, State } from './rules';

export const facts = {
  /** A guess with something right in it. */
  star: (cue) => cue.type === 'judged' && cue.guess.results.some((result) => result !== 'incorrect'),
  /** A round to its end, whatever became of it. */
  chest: ({ type }) => type === 'won' || type === 'lost',
  /** The secret was found. */
  owl: ({ type }) => type === 'won',
} satisfies Record<string, Fact<State, Cue>>;
