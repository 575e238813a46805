import type { Point } from '../../core/geometry';
import { beeRadius, cupWidth, groundY, type Meadow, slingRest } from './meadow';

export const GRAVITY = 0.3 * 1.2;
export const WALL_BOUNCE = 0.6;
export const POWER_FACTOR = 0.08;
export const LEAST_POWER = 2;
/** Pulling further than this power makes no difference, neither to the preview nor to the flight. */
export const MOST_POWER = 30;

export interface Cup {
  readonly id: number;
  /** The middle of its opening. */
  readonly position: Point;
  readonly isHit: boolean;
}

/** Where a bee is after one tick, and what ended its flight there. */
export interface Leg {
  readonly position: Point;
  readonly velocity: Point;
  readonly cup: Cup | null;
  readonly onGround: boolean;
  /** The speed it hit a wall with, or 0. */
  readonly bounced: number;
}

/** The velocity a pull gives, like a slingshot: the opposite way. Null when it is too weak. */
export function launchVelocity(pull: Point): Point | null {
  const length = Math.hypot(pull.x, pull.y);
  const power = Math.min(length * POWER_FACTOR, MOST_POWER);
  if (!Number.isFinite(length) || power < LEAST_POWER) return null;
  return { x: (-pull.x / length) * power, y: (-pull.y / length) * power };
}

/** One tick of a flying bee: it falls, bounces off the walls, and lands in a cup or on the ground. */
export function fly(from: Point, { x: vx, y: before }: Point, meadow: Meadow, cups: readonly Cup[]): Leg {
  const radius = beeRadius(meadow);
  let vy = before + GRAVITY;
  let [x, y, bounced] = [from.x + vx, from.y + vy, 0];
  let across = vx;
  if (x < radius || x > meadow.width - radius) {
    x = x < radius ? radius : meadow.width - radius;
    bounced = Math.abs(vx);
    across = -vx * WALL_BOUNCE;
  }
  if (y < radius && vy < 0) {
    y = radius;
    bounced = Math.max(bounced, -vy);
    vy *= -WALL_BOUNCE;
  }
  const velocity = { x: across, y: vy };
  const cup = landsIn(from, { x, y }, cupWidth(meadow), cups);
  if (cup) return { position: cup.position, velocity, cup, onGround: false, bounced };
  const ground = groundY(meadow) - radius;
  return { position: { x, y: Math.min(y, ground) }, velocity, cup: null, onGround: y >= ground, bounced };
}

/** A bee that comes down through the opening of a cup lands in it; of several the highest catches it. */
function landsIn(from: Point, to: Point, width: number, cups: readonly Cup[]): Cup | null {
  if (to.y <= from.y) return null;
  let first: Cup | null = null;
  for (const cup of cups) {
    const { x, y } = cup.position;
    if (cup.isHit || from.y >= y || to.y < y || (first && first.position.y <= y)) continue;
    const at = from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y);
    if (Math.abs(at - x) <= width / 2) first = cup;
  }
  return first;
}

/** The whole flight that a pull leads to, point by point: what the preview shows is what will happen. */
export function flightOf(pull: Point, meadow: Meadow, cups: readonly Cup[]): Leg[] {
  const velocity = launchVelocity(pull);
  if (!velocity) return [];
  let leg: Leg = { position: slingRest(meadow), velocity, cup: null, onGround: false, bounced: 0 };
  const legs = [leg];
  while (leg.cup === null && !leg.onGround) {
    leg = fly(leg.position, leg.velocity, meadow, cups);
    legs.push(leg);
  }
  return legs;
}
