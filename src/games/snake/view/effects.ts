import type { Effects } from '../../../kit/session/effects';
import { melody, scaleStep } from '../../../kit/session/sound';
import { type Cue, POINTS } from '../rules/rules';

export const effects: Effects<Cue> = {
  began: { notes: melody([67, 72], 90) },
  turned: { notes: [{ pitch: 64, ms: 60, wave: 'sine', volume: 0.3, vary: true }], haptic: 5 },
  refused: { notes: [{ pitch: 50, ms: 90, wave: 'sine', volume: 0.3 }] },
  ate: ({ at, cell, apples }) => ({
    notes: [
      { pitch: scaleStep(apples % 8), ms: 110 },
      { pitch: scaleStep((apples % 8) + 2), at: 70, ms: 150 },
    ],
    haptic: 18,
    popup: { text: `+${POINTS}`, x: (at.x + 0.5) * cell, y: (at.y + 0.5) * cell },
    say: 'Apple!',
    counted: ` ${apples * POINTS} points`,
  }),
  botAte: { notes: [{ pitch: 60, ms: 90, wave: 'square', volume: 0.12 }] },
  botCrashed: {
    notes: melody([55, 52, 48], 70, { wave: 'square', volume: 0.15 }),
    say: 'The bot bumped and starts again.',
  },
  over: ({ score }) => ({
    notes: melody([67, 64, 60], 160, { wave: 'sine' }),
    haptic: [30, 50, 30],
    say: 'Game over.',
    counted: ` ${score} points.`,
  }),
};
