import { type Circle, distance, dot, type Point, type Segment } from './geometry';

/** A meeting of a moving circle and something else. */
export interface Impact {
  /** How much of the move was possible before the touch, 0 to 1. */
  readonly at: number;
  /** The direction away from what was touched, one unit long. */
  readonly normal: Point;
}

function unit(vector: Point, fallback: Point = { x: 0, y: -1 }): Point {
  const length = Math.hypot(vector.x, vector.y);
  return length < 1e-9 ? fallback : { x: vector.x / length, y: vector.y / length };
}

/** The velocity after a bounce: the part towards the wall is turned round and scaled by `bounce`. */
export function reflect(velocity: Point, normal: Point, bounce: number): Point {
  const towards = dot(velocity, normal);
  if (towards >= 0) return velocity;
  return {
    x: velocity.x - (1 + bounce) * towards * normal.x,
    y: velocity.y - (1 + bounce) * towards * normal.y,
  };
}

/**
 * When a circle that moves by `move` first touches a resting circle.
 * It finds the touch even when the move jumps right over the other circle.
 */
export function sweepCircle(moving: Circle, move: Point, resting: Circle): Impact | null {
  const reach = moving.radius + resting.radius;
  const from = { x: moving.x - resting.x, y: moving.y - resting.y };
  const gap = dot(from, from) - reach * reach;
  const towards = dot(from, move);
  const length2 = dot(move, move);
  // A move too small to measure meets nothing.
  if (towards >= 0 || length2 < 1e-12) return null;
  if (gap <= 0) return { at: 0, normal: unit(from) };
  const root = towards * towards - length2 * gap;
  if (root < 0) return null;
  const at = (-towards - Math.sqrt(root)) / length2;
  if (at > 1) return null;
  return { at, normal: unit({ x: from.x + move.x * at, y: from.y + move.y * at }) };
}

/** When a circle that moves by `move` first touches a wall, its ends included. */
export function sweepSegment(moving: Circle, move: Point, wall: Segment): Impact | null {
  const along = unit({ x: wall.b.x - wall.a.x, y: wall.b.y - wall.a.y });
  const length = distance(wall.a, wall.b);
  const from = { x: moving.x - wall.a.x, y: moving.y - wall.a.y };
  const side = along.x * from.y - along.y * from.x < 0 ? -1 : 1;
  const normal = { x: -along.y * side, y: along.x * side };
  const gap = dot(from, normal) - moving.radius;
  const towards = dot(move, normal);
  let first: Impact | null = null;
  if (towards < 0) {
    const at = Math.max(0, -gap / towards);
    const foot = dot(from, along) + dot(move, along) * at;
    // The flat side counts only where the circle really stands beside it.
    if (at <= 1 && foot >= 0 && foot <= length) first = { at, normal };
  }
  for (const end of [wall.a, wall.b]) {
    const impact = sweepCircle(moving, move, { ...end, radius: 0 });
    if (impact && (first === null || impact.at < first.at)) first = impact;
  }
  return first;
}
