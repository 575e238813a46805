import type { Effects } from '../../../kit/session/effects';
import { melody, scaleStep } from '../../../kit/session/sound';
import type { Cue } from '../rules/rules';

export const effects: Effects<Cue> = {
  flipped: ({ name }) => ({ notes: [{ pitch: 76, ms: 90, slide: 5, vary: true, volume: 0.35 }], haptic: 8, say: name }),
  matched: ({ name, pairs }) => ({
    notes: melody([scaleStep(pairs), scaleStep(pairs + 1), scaleStep(pairs + 2)], 90),
    haptic: [12, 40, 20],
    say: `${name}: a pair!`,
  }),
  mismatched: {
    notes: melody([64, 60], 130, { wave: 'sine', volume: 0.35 }),
    say: 'Not a pair. Try again!',
  },
  won: ({ moves }) => ({
    notes: melody([72, 76, 79, 84, 79, 84, 88], 130),
    haptic: [20, 60, 20, 60, 40],
    celebrate: 3000,
    say: `Congratulations! All pairs found in ${moves} moves.`,
  }),
};
