import { melody } from '../../kit/session/sound';

/** One long breath, going down. */
export const YAWN = melody([67], 900, { wave: 'sine', slide: -9, volume: 0.3, ms: 1400 });

/** A few notes of a song to sleep by, rocking down to where they began. */
export const LULLABY = melody([64, 67, 67, 64, 67, 67, 64, 60], 520, { wave: 'sine', volume: 0.35, ms: 1100 });
