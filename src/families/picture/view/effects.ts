import type { Effect } from '../../../kit/session/effects';

/** How a step back sounds, whatever the picture is made of. */
export const undone: Effect = { notes: [{ pitch: 76, ms: 160, slide: -7, volume: 0.4 }], say: 'Undone' };
