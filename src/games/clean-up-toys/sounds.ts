import type { Effects } from '../../kit/effects';
import { melody, type Note, rung } from '../../kit/sound';
import { CELEBRATION, HELP_BONUS, TOY_POINTS } from './rules';
import { type Cue, type Kind, nameOf } from './toys';

/** Every toy has a sound of its own. */
const VOICES: Readonly<Record<Kind, readonly Note[]>> = {
  'teddy-bear': melody([55, 52], 130, { wave: 'sine', volume: 0.8, slide: -2 }),
  car: [{ pitch: 45, ms: 320, wave: 'square', volume: 0.16, slide: 12 }],
  ball: melody([60, 64, 67], 90, { wave: 'sine', volume: 0.7, slide: -7 }),
  'dart-board': [
    { pitch: 96, ms: 90, wave: 'noise', volume: 0.25 },
    { pitch: 48, at: 90, ms: 120, wave: 'sine', volume: 0.9 },
  ],
  'art-supplies': melody([88, 90, 89, 91], 70, { wave: 'noise', volume: 0.3 }),
  books: melody([43, 41, 40], 80, { wave: 'sine', volume: 0.9 }),
  'yo-yo': [
    { pitch: 76, ms: 200, wave: 'sine', slide: -14 },
    { pitch: 62, at: 200, ms: 200, wave: 'sine', slide: 14 },
  ],
  dice: melody([84, 80, 86, 79], 55, { wave: 'noise', volume: 0.6, vary: true }),
  'puzzle-piece': melody([79, 91], 60, { ms: 50, wave: 'square', volume: 0.18 }),
  'circus-tent': melody([72, 71, 72, 67], 90, { wave: 'triangle' }),
  masks: melody([74, 78, 74, 78], 75, { wave: 'sine', volume: 0.6 }),
  target: [
    { pitch: 52, ms: 180, wave: 'triangle', slide: -5 },
    { pitch: 88, at: 110, ms: 240, wave: 'sine', volume: 0.5 },
  ],
  guitar: melody([52, 59, 64, 68], 45, { ms: 420 }),
  drums: melody([38, 43, 38], 110, { wave: 'sine', volume: 1, slide: -6 }),
};

export const effects: Effects<Cue> = {
  grabbed: ({ kind }) => ({ notes: VOICES[kind], haptic: 10 }),
  dropped: { notes: [{ pitch: 50, ms: 90, wave: 'sine', volume: 0.6, slide: -4, vary: true }], haptic: 6 },
  tidied: ({ kind, count, x, y }) => ({
    notes: [...VOICES[kind], { pitch: rung(count - 1), at: 160, ms: 260 }],
    haptic: [12, 40, 18],
    popup: { text: `+${TOY_POINTS}`, x, y },
    say: `The ${nameOf(kind)} is in the basket.`,
  }),
  giggled: { notes: melody([76, 80, 77, 81], 60, { wave: 'sine', volume: 0.4, vary: true }), haptic: 6 },
  missed: { notes: [{ pitch: 62, ms: 70, wave: 'sine', volume: 0.25, slide: -3, vary: true }], haptic: 4 },
  helped: { notes: melody([67, 72, 76], 90, { wave: 'sine' }), haptic: 12, say: 'Mommy helps!' },
  bonus: ({ x, y }) => ({
    notes: melody([84, 88, 91, 96], 70),
    haptic: [10, 30, 30],
    popup: { text: `+${HELP_BONUS}`, x, y },
  }),
  over: { notes: melody([72, 76, 79, 84, 79, 84], 140), celebrate: CELEBRATION, say: 'Great Job' },
};
