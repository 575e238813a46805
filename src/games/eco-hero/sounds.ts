import type { Effects } from '../../kit/effects';
import { melody, rung } from '../../kit/sound';
import { explain, nameOf } from './items';
import { CELEBRATION, RIGHT_POINTS } from './rules';
import type { Cue } from './state';

export const effects: Effects<Cue> = {
  // An ascending chirp.
  grabbed: { notes: melody([76, 81, 86], 45, { wave: 'sine', slide: 3, vary: true }), haptic: 10 },
  dropped: { notes: [{ pitch: 50, ms: 90, wave: 'sine', volume: 0.6, slide: -4, vary: true }], haptic: 6 },
  giggled: { notes: melody([72, 76, 73, 77], 60, { wave: 'sine', volume: 0.4, vary: true }), haptic: 6 },
  missed: { notes: [{ pitch: 62, ms: 70, wave: 'sine', volume: 0.25, slide: -3, vary: true }], haptic: 4 },
  right: ({ kind, correct, x, y }) => ({
    notes: melody([rung(correct - 1), rung(correct + 1)], 90),
    haptic: [12, 40, 18],
    popup: { text: `+${RIGHT_POINTS}`, x, y },
    say: `Yes! ${explain(kind)}`,
  }),
  wrong: ({ kind, lost, x, y }) => ({
    notes: melody([58, 55], 150, { wave: 'sine', volume: 0.6 }),
    haptic: 30,
    popup: lost > 0 ? { text: `-${lost}`, x, y, mood: 'bad' } : undefined,
    say: `The ${nameOf(kind)} comes back. ${explain(kind)}`,
  }),
  // Chimes.
  won: {
    notes: melody([84, 88, 91, 96, 91, 96, 100], 130, { wave: 'sine', ms: 500 }),
    haptic: [20, 60, 40],
    celebrate: CELEBRATION,
    say: 'Eco Hero! Everything is sorted.',
  },
};
