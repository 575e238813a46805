import type { Point } from '../../../core/geometry';
import { BOUNDS, CATCH } from './basket';

/** The basket is best held so low. */
export const LOW = 82;
/** Nearer to its edge than this nothing is sure to be caught. */
const SURE = { across: CATCH.across - 2, down: CATCH.down } as const;
/** So far from it a bad thing is sure to fall past. */
const CLEAR = { across: CATCH.across + 1, down: CATCH.down } as const;
/** A small hand is there within so many ms, and the basket so soon after it. */
const REACTION = 500;
const TRAVEL = 250;
/** With nothing to catch the basket makes way for what would fall into it so soon. */
const AHEAD = 1500;

/** Something on its way down, in percent of the play area and percent per ms. */
export interface Fall extends Point {
  readonly pace: number;
  readonly isGood: boolean;
}

/** So many ms until it is as low as this. */
const until = ({ y, pace }: Fall, low: number) => (low - y) / pace;

/** Places on the lower row, the nearest to this one first. */
function placesAround(x: number, far: number): Point[] {
  const places = [x];
  for (let off = 2; off <= far; off += 2) places.push(x + off, x - off);
  return places.filter((place) => place >= BOUNDS.left && place <= BOUNDS.right).map((place) => ({ x: place, y: LOW }));
}

/** Whether a bad thing falls past a basket that goes from one place to another and is there for so many ms. */
function isPast(bad: Fall, from: Point, to: Point, ms: number): boolean {
  const beside = Math.abs(bad.x - to.x) > CLEAR.across;
  if (!beside && until(bad, to.y - CLEAR.down) <= ms && until(bad, to.y + CLEAR.down) >= 0) return false;
  const crossed = bad.x > Math.min(from.x, to.x) - CLEAR.across && bad.x < Math.max(from.x, to.x) + CLEAR.across;
  const [top, bottom] = [Math.min(from.y, to.y) - CLEAR.down, Math.max(from.y, to.y) + CLEAR.down];
  return !crossed || until(bad, top) > TRAVEL || until(bad, bottom) < 0;
}

/**
 * Where the basket should go from where it is and is going: under the next good thing that can still be
 * reached without meeting a bad one, or out of a bad one's way. Null where it is right already.
 */
export function placeForBasket(at: Point, goal: Point, falls: readonly Fall[]): Point | null {
  const seen = falls.filter(({ y }) => y > 0);
  const isSafe = (to: Point, ms: number) => seen.every((fall) => fall.isGood || isPast(fall, at, to, ms));
  const good = seen
    .filter((fall) => fall.isGood && until(fall, LOW + SURE.down) > REACTION)
    .sort((a, b) => until(a, LOW) - until(b, LOW));
  for (const fall of good) {
    const catches = Math.abs(goal.x - fall.x) <= SURE.across && until(fall, goal.y + SURE.down) > 0;
    if (catches && isSafe(goal, until(fall, goal.y))) return null;
    const place = placesAround(fall.x, SURE.across).find((to) => isSafe(to, until(fall, LOW)));
    if (place) return place;
  }
  if (isSafe(goal, AHEAD)) return null;
  return placesAround(goal.x, BOUNDS.right - BOUNDS.left).find((to) => isSafe(to, AHEAD)) ?? null;
}
