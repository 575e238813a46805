import type { Fact } from '../../../core/stickers';
import type { Cue, State } from './rules';

export const facts = {
  /** The first pin that fell; it comes when all have fallen, as it stands over the lane. */
  pin: (cue) => cue.type === 'scored' && cue.pins > 0,
  /** A game of ten frames. */
  trophy: ({ type }) => type === 'completed',
  /** No pin stands: a strike or a spare. */
  planet: (cue) => cue.type === 'scored' && (cue.mark === 'X' || cue.mark === '/'),
} satisfies Record<string, Fact<State, Cue>>;
