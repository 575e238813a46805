import type { Effects } from '../../../kit/session/effects';
import { melody, type Note, scaleStep } from '../../../kit/session/sound';
import type { Player } from '../rules/board';
import { CELEBRATION, type Cue } from '../rules/rules';
import { DRAW_TEXT, PLACES, turnText, winText } from './words';

/** The tones of each mark's picture: the winner's confetti. */
const COLORS: Record<Player, readonly string[]> = {
  X: ['#ff6b6b', '#d83c50', '#ffc1b8'],
  O: ['#35cfc4', '#1ba49e', '#a6f1ea'],
};

/** Two pencil strokes for X, one round one for O. */
const STROKES: Record<Player, readonly Note[]> = {
  X: [
    { pitch: 84, ms: 110, wave: 'noise', volume: 0.5, vary: true },
    { pitch: 88, ms: 110, at: 150, wave: 'noise', volume: 0.5, vary: true },
  ],
  O: [{ pitch: 82, ms: 280, wave: 'noise', volume: 0.45, vary: true }],
};

export const effects: Effects<Cue> = {
  marked: ({ player, cell }) => ({
    notes: [...STROKES[player], { pitch: scaleStep(player === 'X' ? 2 : 0), at: 260, ms: 170, volume: 0.45 }],
    haptic: 10,
    say: `${player}: ${PLACES[cell]}. ${turnText(player === 'X' ? 'O' : 'X')}`,
  }),
  refused: ({ over }) => ({
    notes: melody([62, 58], 80, { wave: 'sine', volume: 0.35 }),
    say: over ? 'The round is over. Press NEW GAME.' : 'That square is taken.',
  }),
  won: ({ player }) => ({
    notes: melody([67, 72, 76, 79, 76, 79, 84], 120).map((note) => ({ ...note, at: (note.at ?? 0) + 350 })),
    haptic: [20, 60, 20, 60, 40],
    celebrate: { ms: CELEBRATION, colors: COLORS[player] },
    say: winText(player),
  }),
  drawn: {
    notes: melody([72, 69, 72, 76], 150).map((note) => ({ ...note, at: (note.at ?? 0) + 350 })),
    haptic: [15, 50, 15],
    say: DRAW_TEXT,
  },
  cleared: {
    notes: [{ pitch: 60, ms: 200, slide: 12, volume: 0.35 }],
    haptic: 10,
    say: turnText('X'),
  },
};
