import type { Effects } from '../../../kit/session/effects';
import { melody, scaleStep } from '../../../kit/session/sound';
import { timeUp } from '../../../kit/session/timeUp';
import { type Cue, POP_POINTS } from '../rules/sky';

export const effects: Effects<Cue> = {
  popped: ({ x, y, streak }) => ({
    notes: [
      { pitch: 70, ms: 60, wave: 'noise', volume: 0.7, vary: true },
      { pitch: scaleStep(streak % 10), at: 20, ms: 150, vary: false },
    ],
    haptic: 12,
    popup: { text: `+${POP_POINTS}`, x, y },
  }),
  collected: ({ x, y, points, prize }) => ({
    notes: melody([79, 84, 88], 70),
    haptic: [10, 30, 20],
    popup: { text: `+${points}`, x, y },
    say: prize.replace('-', ' '),
    counted: `: ${points} points`,
  }),
  missed: { notes: [{ pitch: 62, ms: 70, wave: 'sine', volume: 0.25, slide: -3, vary: true }], haptic: 4 },
  over: ({ score }) => timeUp(score),
};
