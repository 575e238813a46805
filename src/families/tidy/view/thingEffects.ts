import { melody, type Note } from '../../../kit/session/sound';

const SOFT: Omit<Note, 'pitch'> = { wave: 'sine', volume: 0.5, vary: true };

/** How things that are put away sound by themselves. */
export const thingEffects = {
  missed: { notes: melody([62], 44, SOFT), haptic: 4, fails: true },
  dropped: { notes: melody([50], 56, SOFT), haptic: 6 },
  giggled: { notes: melody([74, 78, 75, 79], 60, SOFT), haptic: 6 },
  refused: { notes: melody([58, 55], 150, SOFT), haptic: 30, fails: true },
};
