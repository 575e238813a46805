import type { Fact } from '../../../core/stickers';
import type { Cue, State } from './state';

export const facts = {
  /** The first thing that was collected. */
  diamond: ({ type }) => type === 'scored',
  /** It grew by five blocks. */
  cape: ({ type }, { snake }) => type === 'scored' && snake.length > 5,
  /** Something was zapped. */
  laser: (cue) => cue.type === 'scored' && cue.how === 'zapped',
} satisfies Record<string, Fact<State, Cue>>;
