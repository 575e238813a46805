import { clamp, type Point } from '../../core/geometry';
import { LEAST_POWER, MOST_POWER, POWER_FACTOR } from './flight';

/** How an arrow key changes the aim. */
export interface Nudge {
  /** Radians, to the left positive. */
  readonly turn: number;
  /** Units of pull. */
  readonly more: number;
}

/** Where the keyboard's aim begins: half up, to the right, into the cups. */
export const STRAIGHT_PULL: Point = { x: -90, y: 90 };

/** One unit more than the least, so that no rounding makes it too weak. */
const SHORTEST = LEAST_POWER / POWER_FACTOR + 1;
const LONGEST = MOST_POWER / POWER_FACTOR;

/** A pull, turned and lengthened, always one that can be launched. */
export function nudged({ x, y }: Point, { turn, more }: Nudge): Point {
  // The bee flies the opposite way, so turning the pull turns the flight alike.
  const angle = Math.atan2(y, x) - turn;
  const length = clamp(Math.hypot(x, y) + more, SHORTEST, LONGEST);
  return { x: Math.cos(angle) * length, y: Math.sin(angle) * length };
}
