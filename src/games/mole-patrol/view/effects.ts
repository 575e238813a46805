import type { Effects } from '../../../kit/session/effects';
import { melody, scaleStep } from '../../../kit/session/sound';
import { keyOf } from '../rules/layout';
import { type Cue, HIT_POINTS } from '../rules/rules';

export const effects: Effects<Cue> = {
  began: { notes: melody([60, 67, 72], 90) },
  rustled: { notes: [{ pitch: 64, ms: 120, wave: 'noise', volume: 0.1, vary: true }] },
  // Each hole has a note of its own: a child who listens knows where to look.
  appeared: ({ hole, difficulty }) => ({
    notes: [{ pitch: scaleStep(hole, 60), ms: 130, wave: 'sine', volume: 0.3, slide: 7 }],
    say: `Mole! ${keyOf(hole, difficulty)}`,
  }),
  hit: ({ x, y, streak }) => ({
    notes: [
      { pitch: 52, ms: 70, wave: 'noise', volume: 0.6, vary: true },
      { pitch: 84, at: 15, ms: 120, slide: -14, volume: 0.4, vary: true },
      { pitch: scaleStep(streak), at: 60, ms: 160 },
    ],
    haptic: 16,
    popup: { text: `+${HIT_POINTS}`, x, y },
  }),
  missed: { notes: [{ pitch: 45, ms: 90, wave: 'noise', volume: 0.35, vary: true }], haptic: 4, fails: true },
  left: { notes: [{ pitch: 67, ms: 110, wave: 'sine', volume: 0.12, slide: -7 }] },
  finished: ({ score }) => ({
    notes: melody([67, 72, 76, 79, 84], 140),
    haptic: [20, 60, 40],
    celebrate: score > 0 ? 3000 : undefined,
    say: "Time's up!",
    counted: ` ${score} points.`,
  }),
};
