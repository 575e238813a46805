import type { Effects } from '../../../kit/session/effects';
import { melody, scaleStep } from '../../../kit/session/sound';
import { type Cue, PLACE_POINTS } from '../rules/rules';

export const effects: Effects<Cue> = {
  placed: ({ name, x, y, count }) => ({
    notes: melody([scaleStep(count), scaleStep(count + 1), scaleStep(count + 2)], 90),
    haptic: [12, 40, 20],
    popup: { text: `+${PLACE_POINTS}`, x, y },
    say: `Yes, that is ${name}!`,
  }),
  missed: ({ hint }) => ({
    notes: melody([60, 57], 120, { wave: 'sine', volume: 0.25 }),
    haptic: 6,
    fails: true,
    say: hint === null ? 'Not there. Try another one!' : `Try slot ${hint} from the sun.`,
  }),
  waited: { notes: [{ pitch: 96, ms: 90, wave: 'sine', volume: 0.15, vary: true }] },
  asked: ({ name }) => ({
    notes: melody([79, 84], 80, { wave: 'sine', volume: 0.25 }),
    say: `Find this planet: ${name}`,
  }),
  won: ({ score }) => ({
    notes: melody([72, 76, 79, 84, 79, 84, 88, 91], 140),
    haptic: [20, 60, 20, 60, 40],
    celebrate: 3500,
    say: 'Solar System Complete!',
    counted: ` ${score} points.`,
  }),
};
