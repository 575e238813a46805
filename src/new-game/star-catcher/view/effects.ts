import type { Effects } from '../../../kit/session/effects';
import { scaleStep } from '../../../kit/session/sound';
import type { Cue } from '../rules/rules';

export const effects: Effects<Cue> = {
  caught: ({ x, y, score }) => ({
    notes: [{ pitch: scaleStep(score % 10), ms: 140 }],
    haptic: 12,
    popup: { text: '+1', x, y },
    say: `${score} ${score === 1 ? 'star' : 'stars'}`,
  }),
  missed: { notes: [{ pitch: 55, ms: 90, wave: 'sine', volume: 0.3, vary: true }], haptic: 4 },
};
