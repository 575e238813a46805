import { clamp, type Point } from '../../../core/geometry';

/** The basket stays within these bounds, in percent of the play area. */
export const BOUNDS = { left: 10, right: 90, top: 15, bottom: 95 } as const;
/** A thing is caught when its center is so near to the basket's, in percent of the play area. */
export const CATCH = { across: 10, down: 8 } as const;
/** The basket does half of its way to the finger in so many ms. */
const HALF_WAY = { plain: 60, boosted: 18 } as const;
/** Percent that a held arrow key moves the goal in one tick. */
const KEY_STEP = { plain: 3, boosted: 5 } as const;

type Pace = keyof typeof HALF_WAY;

/** It follows its goal ever more gently, so it knows where it set out and when; `basketAt` says where it is. */
export interface Basket {
  readonly from: Point;
  readonly goal: Point;
  readonly since: number;
  readonly pace: Pace;
}

const inBounds = ({ x, y }: Point): Point => ({
  x: clamp(x, BOUNDS.left, BOUNDS.right),
  y: clamp(y, BOUNDS.top, BOUNDS.bottom),
});

export function newBasket(now: number): Basket {
  const middle = { x: 50, y: 82 };
  return { from: middle, goal: middle, since: now, pace: 'plain' };
}

export function basketAt({ from, goal, since, pace }: Basket, now: number): Point {
  const left = 2 ** ((since - now) / HALF_WAY[pace]);
  return { x: goal.x + (from.x - goal.x) * left, y: goal.y + (from.y - goal.y) * left };
}

/** Sends the basket somewhere else, or at another pace, from where it is now. */
export function sendBasket(basket: Basket, now: number, goal: Point, pace: Pace = basket.pace): Basket {
  return { from: basketAt(basket, now), goal: inBounds(goal), since: now, pace };
}

/** One tick of a held arrow key. */
export function steerBasket(basket: Basket, now: number, { x, y }: Point): Basket {
  if (x === 0 && y === 0) return basket;
  const step = KEY_STEP[basket.pace];
  return sendBasket(basket, now, { x: basket.goal.x + x * step, y: basket.goal.y + y * step });
}
