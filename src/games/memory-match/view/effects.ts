import type { Effects } from '../../../kit/session/effects';
import { melody, motif, scaleStep } from '../../../kit/session/sound';
import type { Cue } from '../rules/rules';
import { VOICES } from './voices';

/** The picture is heard after the pair has rung. */
const VOICE_AFTER = 330;

const REFUSALS = {
  down: 'Wait a moment.',
  up: 'That card is open already.',
  matched: 'That card is found already.',
};

export const effects: Effects<Cue> = {
  flipped: ({ name }) => ({ notes: [{ pitch: 76, ms: 90, slide: 5, vary: true, volume: 0.35 }], haptic: 8, say: name }),
  matched: ({ id, name, pairs }) => ({
    notes: [
      ...melody([scaleStep(pairs), scaleStep(pairs + 1), scaleStep(pairs + 2)], 90),
      ...motif(VOICES[id]).map((note) => ({ ...note, at: (note.at ?? 0) + VOICE_AFTER })),
    ],
    haptic: [12, 40, 20],
    say: `${name}: a pair!`,
  }),
  refused: ({ face }) => ({ notes: melody([55, 53], 70, { wave: 'sine', volume: 0.3 }), say: REFUSALS[face] }),
  mismatched: {
    notes: melody([64, 60], 130, { wave: 'sine', volume: 0.35 }),
    say: 'Not a pair. Try again!',
  },
  won: ({ moves }) => ({
    notes: melody([72, 76, 79, 84, 79, 84, 88], 130),
    haptic: [20, 60, 20, 60, 40],
    celebrate: 3000,
    say: 'Congratulations! All pairs found',
    counted: ` in ${moves} moves.`,
  }),
};
