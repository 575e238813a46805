import type { Effects } from '../../../kit/session/effects';
import { melody, type Note, scaleStep } from '../../../kit/session/sound';
import { CELEBRATION, type Cue } from '../rules/rules';
import { NAMES } from './words';

/** When a disc that was let go reaches the stack (see the transitions in the style sheet). */
const LANDING = 290;

/** A large disc sounds low, a small one high. */
const pitchOf = (size: number) => scaleStep(5 - size, 60);

/** Wood on wood: a dull knock and the disc's own tone. */
const thud = (size: number): Note[] => [
  { pitch: 36 + 3 * (5 - size), at: LANDING, ms: 90, wave: 'noise', volume: 0.8 },
  { pitch: pitchOf(size), at: LANDING, ms: 260, volume: 0.5 },
];

const REFUSALS = {
  empty: 'This tower is empty.',
  won: 'All discs are on Goal. Press New Game.',
  'nothing to undo': 'Nothing to undo.',
};

export const effects: Effects<Cue> = {
  lifted: ({ size, tower }) => ({
    notes: [{ pitch: pitchOf(size), ms: 150, slide: 7, volume: 0.4 }],
    haptic: 8,
    say: `Disc ${size} picked up from ${NAMES[tower]}.`,
  }),
  'put-back': ({ size, tower }) => ({ notes: thud(size), haptic: 8, say: `Disc ${size} back on ${NAMES[tower]}.` }),
  placed: ({ size, tower, moves }) => ({
    notes: [{ pitch: pitchOf(size) + 7, ms: 160, slide: -7, wave: 'sine', volume: 0.25 }, ...thud(size)],
    haptic: 8 + 4 * size,
    say: `Disc ${size} on ${NAMES[tower]}.`,
    counted: ` Moves: ${moves}`,
  }),
  undone: ({ size, tower, moves }) => ({
    notes: [{ pitch: pitchOf(size), ms: 220, slide: -5, volume: 0.35 }, ...thud(size)],
    haptic: 8,
    say: `Undone: disc ${size} back on ${NAMES[tower]}.`,
    counted: ` Moves: ${moves}`,
  }),
  rejected: ({ size, under }) => ({
    notes: melody([58, 53], 110, { wave: 'sine', volume: 0.45 }),
    haptic: [10, 40, 10],
    say: `Disc ${size} is too big for disc ${under}.`,
  }),
  hinted: ({ size, move: { from, to } }) => ({
    notes: melody([79, 84], 120, { wave: 'sine', volume: 0.4 }),
    haptic: 8,
    say: `Try this: disc ${size} from ${NAMES[from]} to ${NAMES[to]}.`,
  }),
  refused: ({ why }) => ({ notes: [{ pitch: 55, ms: 110, wave: 'sine', volume: 0.35 }], say: REFUSALS[why] }),
  won: ({ moves }) => ({
    notes: melody([60, 64, 67, 72, 67, 72, 76, 79], 120).map((note) => ({ ...note, at: (note.at ?? 0) + LANDING })),
    haptic: [20, 60, 20, 60, 40],
    celebrate: CELEBRATION,
    say: 'You did it! All discs are on Goal.',
    counted: ` Moves: ${moves}`,
  }),
  dealt: {
    notes: melody([48, 52, 55], 90, { volume: 0.4 }),
    haptic: 10,
    say: 'All discs are on Start.',
  },
};
