import type { Effects } from '../../kit/effects';
import { melody, type Note } from '../../kit/sound';
import type { Ability, Cue, How } from './state';

/** The names on the buttons. */
export const NAMES: Record<Ability, string> = {
  speed: 'Speed',
  strength: 'Strength',
  laserEyes: 'Laser Eyes',
  diamondTouch: 'Diamond Touch',
};

/** One short tone. */
const tone = (pitch: number, ms: number, wave: Note['wave'], volume: number, slide = 0) => [
  { pitch, ms, wave, volume, slide, vary: true },
];

const SCORED: Record<How, (points: number) => readonly Note[]> = {
  ate: (points) => melody(points > 1 ? [79, 84, 91] : [76], 60),
  touched: () => melody([84, 88], 60, { wave: 'sine' }),
  zapped: (points) => tone(76 + points / 3, 140, 'square', 0.14, -12),
};

export const effects: Effects<Cue> = {
  began: { notes: melody([67, 72, 79], 80) },
  toggled: ({ ability, on }) => ({
    notes: melody(on ? [67, 74] : [74, 67], 70, { volume: 0.35 }),
    haptic: 10,
    say: `${NAMES[ability]} ${on ? 'on' : 'off'}`,
  }),
  turned: { notes: tone(64, 60, 'sine', 0.3), haptic: 5 },
  refused: { notes: tone(50, 90, 'sine', 0.3) },
  pushed: { notes: tone(45, 120, 'triangle', 0.4, 3), haptic: 15 },
  scored: ({ how, points, x, y }) => ({
    notes: SCORED[how](points),
    haptic: points > 5 ? [10, 20, 15] : 12,
    popup: { text: `+${points}`, x, y },
  }),
  botAte: { notes: tone(60, 90, 'square', 0.12) },
  botOut: { notes: melody([60, 55, 52, 48], 80, { wave: 'square', volume: 0.15 }), say: 'The bot is out.' },
  over: ({ score }) => ({
    notes: melody([67, 64, 60], 160, { wave: 'sine' }),
    haptic: [30, 50, 30],
    say: `Game over. ${score} points.`,
  }),
};
