import type { Effects } from '../../../kit/session/effects';
import { melody, scaleStep } from '../../../kit/session/sound';
import { timeUp } from '../../../kit/session/timeUp';
import { wanted } from '../rules/bugs';
import { type Cue, RIGHT_POINTS, WRONG_POINTS } from '../rules/rules';

/** Points rise: at the upper edge they start a little lower, to stay in sight. */
const popup = (text: string, x: number, y: number) => ({ text, x, y: Math.max(70, y) });

export const effects = {
  target: ({ target }) => ({
    notes: melody([72, 79, 84, 79, 84], 110, { volume: 0.55 }),
    haptic: [25, 60, 25],
    say: wanted(target),
  }),
  right: ({ x, y, streak }) => ({
    notes: [
      { pitch: 74, ms: 60, wave: 'noise', volume: 0.4, vary: true },
      { pitch: scaleStep(streak % 10), at: 20, ms: 160 },
    ],
    haptic: 14,
    popup: popup(`+${RIGHT_POINTS}`, x, y),
  }),
  wrong: ({ x, y, target }) => ({
    notes: [{ pitch: 57, ms: 200, slide: -5, wave: 'sine', volume: 0.45 }],
    haptic: [20, 30, 20],
    popup: { ...popup(`${WRONG_POINTS}`, x, y), mood: 'bad' },
    say: wanted(target),
  }),
  missed: { notes: [{ pitch: 67, ms: 90, wave: 'noise', volume: 0.25, vary: true }], haptic: 4, fails: true },
  ticked: { notes: [{ pitch: 88, ms: 40, wave: 'sine', volume: 0.2 }] },
  looked: ({ bug }) => ({ notes: [{ pitch: 76, ms: 50, wave: 'sine', volume: 0.25 }], say: bug }),
  over: ({ score }) => timeUp(score, [72, 76, 79, 84, 79, 84]),
} satisfies Effects<Cue>;
