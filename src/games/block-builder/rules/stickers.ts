import type { Fact } from '../../../core/stickers';
import type { Cue, State } from './rules';

export const facts = {
  /** The first block. */
  block: ({ type }) => type === 'placed',
  /** Twenty blocks. */
  crane: ({ type }, { blocks }) => type === 'placed' && blocks.length >= 20,
  /** Five colors stand together. */
  castle: ({ type }, { blocks }) => type === 'placed' && new Set(blocks.map(({ colorId }) => colorId)).size >= 5,
} satisfies Record<string, Fact<State, Cue>>;
