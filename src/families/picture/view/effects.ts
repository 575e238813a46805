import type { Effect } from '../../../kit/session/effects';
import { melody } from '../../../kit/session/sound';

/** How a step back sounds, whatever the picture is made of. */
export const undone: Effect = { notes: [{ pitch: 76, ms: 160, slide: -7, volume: 0.4 }], say: 'Undone' };

/** A picture flies to the album. */
export const flies: Effect = {
  notes: [...melody([72, 76, 79], 90), { pitch: 84, at: 420, ms: 500, slide: 12, volume: 0.35 }],
  haptic: 15,
};

/** It has come there. */
export const kept: Effect = { say: 'It is in your album!' };

/** What was asked for cannot be done. */
export const no: Effect = { notes: [{ pitch: 55, ms: 110, wave: 'sine', volume: 0.35 }] };

export const nothingToKeep: Effect = { ...no, say: 'There is nothing to keep yet.' };

/** What keeps pictures did not come over the line. */
export const albumAway: Effect = { ...no, say: 'The album is out of reach just now. Your picture is still here.' };
