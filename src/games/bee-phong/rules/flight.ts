import { clamp, type Point } from '../../../core/geometry';
import { beeRadius, cupWidth, groundY, type Meadow, slingRest } from './meadow';

export const GRAVITY = 0.3 * 1.2;
export const WALL_BOUNCE = 0.6;
const POWER_FACTOR = 0.08;
const LEAST_POWER = 2;
/** Pulling further than this power makes no difference, neither to the preview nor to the flight. */
const MOST_POWER = 30;

export interface Cup {
  readonly id: number;
  /** The middle of its opening. */
  readonly position: Point;
  readonly isHit: boolean;
  readonly hitAt?: number;
}

/** Where a bee is after one tick, and what ended its flight there. */
export interface Leg {
  readonly position: Point;
  readonly velocity: Point;
  readonly cup?: Cup | null;
  readonly onGround?: boolean;
  readonly bounced?: boolean;
}

/** The velocity a pull gives, like a slingshot: the opposite way. Null when it is too weak. */
export function launchVelocity({ x, y }: Point): Point | null {
  const length = Math.hypot(x, y);
  const power = Math.min(length * POWER_FACTOR, MOST_POWER);
  if (!(power >= LEAST_POWER && Number.isFinite(length))) return null;
  return { x: (-x / length) * power, y: (-y / length) * power };
}

/** One tick of a flying bee: it falls, bounces off the walls, and lands in a cup or on the ground. */
export function fly(from: Point, { x: across, y: before }: Point, meadow: Meadow, cups: readonly Cup[]): Leg {
  const radius = beeRadius(meadow);
  const ground = groundY(meadow) - radius;
  const down = before + GRAVITY;
  const x = clamp(from.x + across, radius, meadow.width - radius);
  const y = clamp(from.y + down, radius, ground);
  const offWall = x !== from.x + across;
  const offTop = y > from.y + down;
  const cup = landsIn(from, { x, y }, cupWidth(meadow), cups);
  return {
    position: cup?.position ?? { x, y },
    velocity: { x: offWall ? -across * WALL_BOUNCE : across, y: offTop ? -down * WALL_BOUNCE : down },
    cup,
    onGround: !cup && y >= ground,
    bounced: offWall || offTop,
  };
}

/** A bee that comes down through the opening of a cup lands in it; of several the highest catches it. */
function landsIn(from: Point, to: Point, width: number, cups: readonly Cup[]): Cup | null {
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
  let leg: Leg = { position: slingRest(meadow), velocity };
  const legs = [leg];
  while (!leg.cup && !leg.onGround) {
    leg = fly(leg.position, leg.velocity, meadow, cups);
    legs.push(leg);
  }
  return legs;
}
