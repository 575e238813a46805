import type { Effect, Effects } from '../../kit/effects';
import { melody, type Note, rung } from '../../kit/sound';
import type { Ability, Cue } from './state';

/** The names on the buttons. */
export const NAMES: Record<Ability, string> = {
  speed: 'Speed',
  strength: 'Strength',
  laserEyes: 'Laser Eyes',
  diamondTouch: 'Diamond Touch',
};

type Scored = Extract<Cue, { type: 'scored' }>;

const SCORED: Record<Scored['how'], (points: number) => readonly Note[]> = {
  ate: (points) => (points > 1 ? melody([79, 84, 91], 60) : [{ pitch: rung(2), ms: 110, vary: true }]),
  touched: () => melody([84, 88], 60, { wave: 'sine' }),
  zapped: (points) => [{ pitch: 76 + points / 3, ms: 140, wave: 'square', volume: 0.14, slide: -12, vary: true }],
};

const scored = ({ how, points, x, y }: Scored): Effect => ({
  notes: SCORED[how](points),
  haptic: points > 5 ? [10, 20, 15] : 12,
  popup: { text: `+${points}`, x, y },
});

export const effects: Effects<Cue> = {
  began: { notes: melody([67, 72, 79], 80) },
  toggled: ({ ability, on }) => ({
    notes: melody(on ? [67, 74] : [74, 67], 70, { volume: 0.35 }),
    haptic: 10,
    say: `${NAMES[ability]} ${on ? 'on' : 'off'}`,
  }),
  turned: { notes: [{ pitch: 64, ms: 60, wave: 'sine', volume: 0.3, vary: true }], haptic: 5 },
  refused: { notes: [{ pitch: 50, ms: 90, wave: 'sine', volume: 0.3 }] },
  pushed: { notes: [{ pitch: 45, ms: 120, wave: 'triangle', volume: 0.4, slide: 3, vary: true }], haptic: 15 },
  scored,
  botAte: { notes: [{ pitch: 60, ms: 90, wave: 'square', volume: 0.12 }] },
  botOut: { notes: melody([60, 55, 52, 48], 80, { wave: 'square', volume: 0.15 }), say: 'The bot is out.' },
  over: ({ score }) => ({
    notes: melody([67, 64, 60], 160, { wave: 'sine' }),
    haptic: [30, 50, 30],
    say: `Game over. ${score} points.`,
  }),
};
