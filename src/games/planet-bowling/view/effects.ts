import type { Effects } from '../../../kit/session/effects';
import { melody, scaleStep } from '../../../kit/session/sound';
import { MIDDLE } from '../rules/lane';
import type { Cue } from '../rules/rules';

const NAMES: Record<string, string> = { X: 'Strike!', '/': 'Spare!' };

const CHEER = { notes: melody([67, 72, 76, 79, 84], 110), haptic: [20, 60, 40] };

export const effects: Effects<Cue> = {
  tapped: { notes: melody([65], 50, { wave: 'sine', volume: 0.3, vary: true }), haptic: 5 },
  launched: {
    notes: [
      { pitch: 50, ms: 140, wave: 'sine', slide: 7 },
      { pitch: 36, at: 60, ms: 900, wave: 'noise', volume: 0.6 },
    ],
    haptic: 15,
  },
  pinFell: ({ fallen }) => ({
    notes: [
      { pitch: 84, ms: 45, wave: 'noise', volume: 0.7, vary: true },
      { pitch: scaleStep(fallen - 1), ms: 130 },
    ],
    haptic: 10,
  }),
  scored: ({ pins, mark = '' }) => {
    const name = NAMES[mark];
    return {
      notes: melody(pins > 0 ? [72, 76] : [64, 62, 65], 110),
      ...(name && CHEER),
      popup: { text: name ?? (pins > 0 ? `${pins}` : 'So close!'), x: MIDDLE, y: 150 },
      celebrate: mark === 'X' ? 1200 : 0,
      say: `${name ?? ''} Pins down: ${pins}`,
    };
  },
  cameUp: ({ planet, card }) => ({
    notes: melody([67, 72], 80),
    say: `Frame ${card.currentFrame}, ball ${card.currentBall}: ${planet.name}`,
  }),
  completed: ({ total }) => ({
    ...CHEER,
    celebrate: total && 3000,
    say: 'Game Complete.',
    counted: ` ${total} points.`,
  }),
};
