// The screens that children play on here, and how much of each a game's stage gets.
import type { Size } from '../../src/core/geometry';

interface Screen extends Size {
  readonly stage: Size;
}

/** A small phone, an upright tablet and one that lies. What is not stage is bars, values, buttons and margins. */
const STAGES: readonly Screen[] = [
  { width: 320, height: 568, stage: { width: 300, height: 380 } },
  { width: 768, height: 1024, stage: { width: 720, height: 780 } },
  { width: 1024, height: 768, stage: { width: 820, height: 680 } },
];

export const SCREENS: readonly Size[] = STAGES;

/** The stage on a screen, in px. How a game turns px into units is its own matter. */
export function stageOn({ width, height }: Size): Size {
  const screen = STAGES.find((other) => other.width === width && other.height === height);
  if (!screen) throw new Error(`Nobody measured the stage on ${width} by ${height}`);
  return screen.stage;
}

/** A box within a box, so far from each side. */
export const inset = ({ width, height }: Size, by: number): Size => ({
  width: width - 2 * by,
  height: height - 2 * by,
});

/** A stage of fixed size lies in the scene with so much air around it (Stage.module.css). */
export const board = (stage: Size) => inset(stage, 10);

export const isUpright = ({ width, height }: Size) => height > width;
