import type { Effects } from '../../../kit/session/effects';
import { melody, scaleStep } from '../../../kit/session/sound';
import { CUPS, type Cue } from '../rules/rules';

/** Score texts rise from above the place, so that they do not hide what happened there. */
const ABOVE = 30;
/** How long they can be read. */
const SCORE_TEXT = 1500;

/** One soft tone that glides. */
const soft = (pitch: number, slide: number) => melody([pitch], 60, { wave: 'sine', volume: 0.3, slide, vary: true });

export const effects: Effects<Cue> = {
  began: { notes: melody([64, 67, 72], 90) },
  refused: { notes: soft(57, 4), haptic: 8, say: 'Pull a little further' },
  tapped: { notes: soft(76, 3), haptic: 4 },
  cameUp: { notes: soft(72, 5) },
  launched: ({ speed }) => ({
    notes: [
      { pitch: 48, ms: 120, slide: 12 },
      { pitch: 52 + speed / 3, at: 40, ms: 420, wave: 'square', volume: 0.08, slide: 5 },
    ],
    haptic: 18,
  }),
  bounced: { notes: soft(60, 6), haptic: 8 },
  splashed: ({ at, hit }) => ({
    notes: [
      { pitch: 60, ms: 180, wave: 'noise', volume: 0.7 },
      { pitch: scaleStep(hit - 1), at: 40, ms: 160 },
      { pitch: scaleStep(hit + 1), at: 120, ms: 220 },
    ],
    haptic: [12, 30, 20],
    popup: { text: '+10', x: at.x, y: at.y - ABOVE, ms: SCORE_TEXT },
    say: `Splash! ${hit} of ${CUPS} cups`,
  }),
  missed: ({ at }) => ({
    notes: melody([67, 64, 69], 110, { wave: 'sine', volume: 0.4 }),
    haptic: 12,
    popup: { text: '-1', mood: 'bad', x: at.x, y: at.y - ABOVE, ms: SCORE_TEXT },
    say: 'Nearly! Another bee is coming.',
  }),
  won: ({ score }) => ({
    notes: melody([72, 76, 79, 84, 79, 84, 88], 130),
    haptic: [20, 40, 20, 40, 60],
    celebrate: 5000,
    say: `All ${CUPS} cups!`,
    counted: ` ${score} points.`,
  }),
};
