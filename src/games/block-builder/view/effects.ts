import { undone } from '../../../families/picture/view/effects';
import type { Effects } from '../../../kit/session/effects';
import { melody, scaleStep } from '../../../kit/session/sound';
import type { Cue } from '../rules/rules';

export const effects: Effects<Cue> = {
  begun: { notes: melody([67, 72, 76, 79], 90), haptic: 12 },
  // The higher the block, the higher its click: towers make tunes.
  placed: ({ share }) => ({
    notes: [
      { pitch: scaleStep(share * 10, 60), ms: 130, volume: 0.45 },
      { pitch: 90, ms: 35, wave: 'noise', volume: 0.4 },
    ],
    haptic: 8,
  }),
  erased: { notes: [{ pitch: 72, ms: 110, slide: -9, vary: true, volume: 0.4 }], haptic: 6 },
  same: { notes: [{ pitch: 55, ms: 90, wave: 'sine', volume: 0.3 }] },
  color: ({ colorId }) => ({
    notes: [{ pitch: 84, ms: 110, slide: 3, vary: true, volume: 0.35 }],
    haptic: 8,
    say: colorId,
  }),
  eraser: { notes: melody([79, 74], 60, { volume: 0.35 }), haptic: 8 },
  undone,
  cleared: {
    notes: [{ pitch: 60, ms: 400, wave: 'noise', volume: 0.5 }, ...melody([79, 76, 72, 67], 60)],
    haptic: [10, 40, 10],
    say: 'All clear',
  },
};
