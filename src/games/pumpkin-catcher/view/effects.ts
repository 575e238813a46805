import type { Effect, Effects } from '../../../kit/session/effects';
import { melody, scaleStep } from '../../../kit/session/sound';
import { timeUp } from '../../../kit/session/timeUp';
import { POWER_UPS } from '../rules/items';
import type { Cue } from '../rules/rules';

/** A finger calls the basket. */
export const CALLED: Effect = {
  notes: [{ pitch: 65, ms: 70, wave: 'sine', volume: 0.22, slide: 5, vary: true }],
  haptic: 4,
};

export const effects: Effects<Cue> = {
  caught: ({ item: { type, x, y }, points, streak }) => ({
    notes:
      points > 0
        ? [
            { pitch: 55, ms: 60, wave: 'noise', volume: 0.4, vary: true },
            { pitch: scaleStep(streak % 10), at: 20, ms: 150 },
          ]
        : [
            { pitch: 58, ms: 160, slide: -9, volume: 0.4 },
            { pitch: 50, at: 120, ms: 220, slide: 10, volume: 0.35 },
          ],
    haptic: points > 0 ? 12 : [20, 30, 20],
    popup: { text: points > 0 ? `+${points}` : `${points}`, x, y, mood: points > 0 ? 'good' : 'bad' },
    say: type,
    counted: `: ${points} points`,
  }),
  powered: ({ power }) => ({
    notes: melody(power === 'trick' ? [72, 79, 84, 91] : [76, 79, 84, 88], 65),
    haptic: [10, 30, 20],
    say: POWER_UPS[power],
  }),
  passed: { fails: true },
  faded: { notes: melody([76, 71], 90, { wave: 'sine', volume: 0.25 }) },
  over: ({ score }) => timeUp(score),
};
