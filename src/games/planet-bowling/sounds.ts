import type { Effects } from '../../kit/effects';
import { melody, rung } from '../../kit/sound';
import { MIDDLE } from './lane';
import type { Cue } from './rules';

const OVER_THE_PINS = { x: MIDDLE, y: 150 };
const NAMES: Record<string, string> = { X: 'Strike!', '/': 'Spare!' };

export const effects: Effects<Cue> = {
  began: { notes: melody([60, 67, 72], 90), say: 'A new game. Mercury is ready.' },
  moved: { notes: [{ pitch: 67, ms: 70, wave: 'sine', volume: 0.3, vary: true }], haptic: 5 },
  poked: { notes: [{ pitch: 62, ms: 70, wave: 'sine', volume: 0.25, slide: -3, vary: true }], haptic: 4 },
  refused: { notes: [{ pitch: 57, ms: 110, wave: 'sine', volume: 0.35, slide: 4 }], haptic: 8 },
  launched: ({ speed }) => ({
    notes: [
      { pitch: 50, ms: 140, wave: 'sine', slide: 7 },
      { pitch: 36, at: 60, ms: Math.min(1400, 300 + speed * 40), wave: 'noise', volume: 0.6 },
    ],
    haptic: 15,
  }),
  pinFell: ({ fallen }) => ({
    notes: [
      { pitch: 84, ms: 45, wave: 'noise', volume: 0.7, vary: true },
      { pitch: rung(fallen - 1), ms: 130 },
    ],
    haptic: 10,
  }),
  scored: ({ pins, mark }) => {
    const name = NAMES[mark];
    const pinsSaid = pins === 1 ? '1 pin' : `${pins} pins`;
    return {
      notes: name
        ? melody([72, 76, 79, 84, 88], 90)
        : pins > 0
          ? melody([72, 76], 110)
          : melody([64, 62, 65], 120, { wave: 'sine' }),
      haptic: name ? [15, 30, 15, 30, 25] : undefined,
      popup: { text: name ?? (pins > 0 ? String(pins) : 'So close!'), ...OVER_THE_PINS },
      celebrate: mark === 'X' ? 1200 : undefined,
      say: name ? `${name} ${pinsSaid}` : pinsSaid,
    };
  },
  cameUp: ({ planet, frame, ball }) => ({
    notes: melody([67, 72], 80),
    say: `Frame ${frame}, ball ${ball}: ${planet.name}`,
  }),
  completed: ({ total }) => ({
    notes: melody([67, 72, 76, 79, 84], 140),
    haptic: [20, 60, 40],
    celebrate: total > 0 ? 3000 : undefined,
    say: `Game Complete. ${total} points.`,
  }),
};
