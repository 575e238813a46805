import { thingEffects } from '../../../families/tidy/view/thingEffects';
import type { Effects } from '../../../kit/session/effects';
import { melody, scaleStep } from '../../../kit/session/sound';
import { explain } from '../rules/items';
import { type Cue, RIGHT_POINTS } from '../rules/rules';

export const effects: Effects<Cue> = {
  ...thingEffects,
  // An ascending chirp.
  grabbed: { notes: melody([76, 81, 86], 45, { wave: 'sine', slide: 3, vary: true }), haptic: 10 },
  taken: ({ kind, count, x, y }) => ({
    notes: melody([scaleStep(count - 1), scaleStep(count + 1)], 90),
    haptic: [12, 40, 18],
    popup: { text: `+${RIGHT_POINTS}`, x, y },
    say: `Yes! ${explain(kind)}`,
  }),
  refused: ({ kind, lost, x, y }) => ({
    ...thingEffects.refused,
    popup: lost > 0 ? { text: `-${lost}`, x, y, mood: 'bad' } : undefined,
    say: `Back again: ${kind}. ${explain(kind)}`,
  }),
  // Chimes.
  done: {
    notes: melody([84, 88, 91, 96, 91, 96, 100], 130, { wave: 'sine', ms: 500 }),
    haptic: [20, 60, 40],
    celebrate: 3000,
    say: 'Eco Hero! Everything is sorted.',
  },
};
