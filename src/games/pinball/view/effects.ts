import type { Effects } from '../../../kit/session/effects';
import { melody } from '../../../kit/session/sound';
import type { Cue } from '../rules/rules';

const BUMPER_NOTES: Record<number, number> = { 50: 76, 100: 81, 1000: 84 };

export const effects: Effects<Cue> = {
  began: { notes: melody([60, 67, 72], 90) },
  flipped: { notes: [{ pitch: 48, ms: 50, wave: 'square', volume: 0.18, vary: true }], haptic: 8 },
  bumped: ({ x, y, points }) => ({
    notes: [
      { pitch: BUMPER_NOTES[points] ?? 76, ms: 160, vary: true },
      ...(points === 1000 ? melody([88, 91, 96], 60) : []),
    ],
    haptic: points === 1000 ? [15, 30, 25] : 12,
    popup: { text: `+${points}`, x, y },
  }),
  knocked: ({ speed }) => ({
    notes: [{ pitch: 55, ms: 40, wave: 'sine', volume: Math.min(0.35, speed / 40), vary: true }],
  }),
  helped: { notes: melody([72, 79, 84, 91], 80), haptic: [10, 20, 10, 20], say: 'The blue ball helps!' },
  nudged: { notes: [{ pitch: 52, ms: 120, wave: 'sine', slide: 7 }] },
  lost: ({ left }) => ({
    notes: melody([64, 60, 55], 120, { wave: 'sine' }),
    haptic: [30, 40, 30],
    say: left === 1 ? 'One ball left' : `${left} balls left`,
  }),
  over: ({ score }) => ({
    notes: melody([67, 72, 76, 79], 150),
    haptic: [30, 60, 30],
    celebrate: score > 0 ? 2500 : undefined,
    say: 'Game over.',
    counted: ` ${score} points.`,
  }),
};
