import { thingEffects } from '../../../families/tidy/view/thingEffects';
import type { Effects } from '../../../kit/session/effects';
import { melody, motif, scaleStep } from '../../../kit/session/sound';
import { HELP_BONUS, TOY_POINTS } from '../rules/rules';
import { type Cue, TOYS } from '../rules/toys';

export const effects: Effects<Cue> = {
  ...thingEffects,
  grabbed: ({ kind }) => ({ notes: motif(TOYS[kind]), haptic: 10 }),
  taken: ({ kind, count, x, y }) => ({
    notes: [...motif(TOYS[kind]), { pitch: scaleStep(count - 1), at: 160, ms: 260 }],
    haptic: [12, 40, 18],
    popup: { text: `+${TOY_POINTS}`, x, y },
    say: `The ${kind} ${kind.endsWith('s') ? 'are' : 'is'} in the basket.`,
  }),
  helped: { notes: melody([67, 72, 76], 90, { wave: 'sine' }), haptic: 12, say: 'Mommy helps!' },
  bonus: ({ x, y }) => ({
    notes: melody([84, 88, 91, 96], 70),
    haptic: [10, 30, 30],
    popup: { text: `+${HELP_BONUS}`, x, y },
  }),
  done: { notes: melody([72, 76, 79, 84, 79, 84], 140), celebrate: 3000, say: 'Great Job' },
};
