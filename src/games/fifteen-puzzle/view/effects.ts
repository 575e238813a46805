import type { Effects } from '../../../kit/session/effects';
import { melody } from '../../../kit/session/sound';
import type { Cue } from '../rules/rules';

export const effects: Effects<Cue> = {
  touched: { notes: [{ pitch: 67, ms: 50, volume: 0.25, vary: true }], haptic: 5 },
  slid: ({ value, direction, home }) => ({
    notes: [
      { pitch: 60, ms: 130, wave: 'noise', volume: 0.5, vary: true },
      // A tile that comes home rings.
      ...(home ? melody([76, 83], 70, { ms: 220, wave: 'sine', volume: 0.4 }) : [{ pitch: 64, at: 90, ms: 90 }]),
    ],
    haptic: home ? [8, 30, 14] : 10,
    say: `${value} moved ${direction.toLowerCase()}.`,
  }),
  stuck: ({ value }) => ({
    notes: melody([55, 53], 70, { wave: 'sine', volume: 0.35 }),
    say: value === null ? 'No tile can move that way.' : `${value} cannot move.`,
  }),
  hinted: ({ value, direction }) => ({
    notes: melody([79, 84], 120, { wave: 'sine', volume: 0.4 }),
    haptic: 8,
    say: `Try this: ${value} ${direction.toLowerCase()}.`,
  }),
  solved: ({ moves }) => ({
    notes: melody([67, 71, 74, 79, 74, 79, 83, 86], 120),
    haptic: [20, 60, 20, 60, 40],
    celebrate: 3000,
    say: 'Solved!',
    counted: ` Moves: ${moves}`,
  }),
  shuffled: {
    notes: melody([60, 67, 62, 69, 64], 60, { wave: 'noise', volume: 0.4 }),
    haptic: 10,
    say: 'The tiles are mixed.',
  },
};
