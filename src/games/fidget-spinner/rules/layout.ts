import type { Point } from '../../../core/geometry';

/** So many units across fit on the stage: the spinner, its glow and a little air. */
export const VIEW = 384;

/** Pixels per unit of the spinner on a stage of this size. */
export const unitOf = (width: number, height: number) => Math.min(width, height) / VIEW;

/** Where a hand that turns the spinner begins, and what it goes around: measured from the middle, as fingers are. */
export const SPOTS = { middle: { x: 0, y: 0 }, arm: { x: 0, y: -120 } } as const satisfies Record<string, Point>;

/** A place on the round of the arm, so many radians further, clockwise. */
export const roundFromArm = (way: number): Point => ({
  x: -SPOTS.arm.y * Math.sin(way),
  y: SPOTS.arm.y * Math.cos(way),
});
