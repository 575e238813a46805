import { no, undone } from '../../../families/picture/view/effects';
import type { Effect, Effects } from '../../../kit/session/effects';
import { melody, scaleStep } from '../../../kit/session/sound';
import type { Cue, Shape, Tool } from '../rules/rules';

const TOOL_PITCH: Record<Tool, number> = { draw: 72, splash: 76, fill: 79 };
const SHAPE_PITCH: Record<Shape, number> = {
  circle: 72,
  rectangle: 74,
  triangle: 76,
  star: 79,
  diamond: 81,
  heart: 84,
};

export const effects: Effects<Cue> = {
  tool: ({ tool }) => ({ notes: melody([TOOL_PITCH[tool], TOOL_PITCH[tool] + 7], 60, { volume: 0.35 }), haptic: 8 }),
  shape: ({ shape }) => ({
    notes: melody([SHAPE_PITCH[shape], SHAPE_PITCH[shape] + 4], 60, { volume: 0.35 }),
    haptic: 8,
  }),
  color: ({ color }) => ({
    notes: [{ pitch: 84, ms: 110, slide: 3, vary: true, volume: 0.35 }],
    haptic: 8,
    say: color,
  }),
  splashed: ({ blots }) => ({
    notes: [
      { pitch: 62, ms: 220, wave: 'sine', slide: -14, vary: true },
      { pitch: 70, ms: 160, wave: 'noise', volume: 0.5 },
      ...melody(
        blots.slice(1).map((_, index) => scaleStep(index)),
        30,
        { ms: 60, volume: 0.12 },
      ),
    ],
    haptic: 20,
  }),
  // Paint is heard while the finger moves.
  painted: {},
};

/** A line hums as it grows, higher the higher it is on the sheet: drawing is making music. */
export const hum = (share: number): Effect => ({
  notes: [{ pitch: scaleStep((1 - share) * 10, 60), ms: 170, wave: 'sine', volume: 0.3 }],
});

/** What happens on the sheet itself. */
export const answers = {
  filled: { notes: [{ pitch: 48, ms: 420, slide: 24, volume: 0.4 }], haptic: 15, say: 'Filled' },
  same: no,
  away: { ...no, say: 'Shapes and fill are out of reach just now. Lines and splashes are here.' },
  stamped: { notes: melody([67, 74], 70), haptic: 15 },
  undone,
  redone: { notes: [{ pitch: 69, ms: 160, slide: 7, volume: 0.4 }], say: 'Redone' },
  cleared: {
    notes: [{ pitch: 80, ms: 420, wave: 'noise', volume: 0.5 }, ...melody([84, 79, 72], 80)],
    say: 'New sheet',
  },
  saved: { notes: melody([72, 76, 79, 84], 80), haptic: 15, say: 'Saved' },
} satisfies Record<string, Effect>;
