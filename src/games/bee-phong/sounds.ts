import type { Effects } from '../../kit/effects';
import { melody, rung } from '../../kit/sound';
import { CUPS, type Cue } from './rules';

export const effects: Effects<Cue> = {
  began: { notes: melody([64, 67, 72], 90) },
  nudged: { notes: [{ pitch: 69, ms: 40, wave: 'sine', volume: 0.2 }] },
  refused: {
    notes: [{ pitch: 57, ms: 120, wave: 'sine', volume: 0.35, slide: 4 }],
    haptic: 8,
    say: 'Pull a little further',
  },
  poked: { notes: [{ pitch: 76, ms: 90, wave: 'sine', volume: 0.25, slide: 3, vary: true }], haptic: 4 },
  cameUp: { notes: [{ pitch: 72, ms: 110, wave: 'sine', volume: 0.3, slide: 5 }] },
  launched: ({ speed }) => ({
    notes: [
      { pitch: 48, ms: 120, slide: 12 },
      { pitch: 52 + speed / 3, at: 40, ms: 420, wave: 'square', volume: 0.08, slide: 5 },
    ],
    haptic: 18,
  }),
  bounced: ({ speed }) => ({
    notes: [{ pitch: 60, ms: 90, wave: 'sine', volume: Math.min(0.5, speed / 20), slide: 6, vary: true }],
    haptic: 8,
  }),
  splashed: ({ hit }) => ({
    notes: [
      { pitch: 60, ms: 180, wave: 'noise', volume: 0.7 },
      { pitch: rung(hit - 1), at: 40, ms: 160 },
      { pitch: rung(hit + 1), at: 120, ms: 220 },
    ],
    haptic: [12, 30, 20],
    say: `Splash! ${hit} of ${CUPS} cups`,
  }),
  missed: {
    notes: melody([67, 64, 69], 110, { wave: 'sine', volume: 0.4 }),
    haptic: 12,
    say: 'Nearly! Another bee is coming.',
  },
  won: ({ score }) => ({
    notes: melody([72, 76, 79, 84, 79, 84, 88], 130),
    haptic: [20, 40, 20, 40, 60],
    celebrate: 5000,
    say: `All ${CUPS} cups! ${score} points.`,
  }),
  over: { notes: melody([67, 72, 76], 110) },
};
