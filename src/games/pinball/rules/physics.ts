import { clamp, closestOnSegment, type Point, type Segment } from '../../../core/geometry';
import {
  BALL_RADIUS,
  BUMPERS,
  FLIPPER_LENGTH,
  FLIPPER_RADIUS,
  HEIGHT,
  HELPER,
  PIVOT,
  RIM,
  SIDES,
  type Side,
  WALLS,
  WIDTH,
} from './table';

export const GRAVITY = 0.3;
const DAMPING = 0.98;
const BOUNCE = 0.8;
/** Radians a flipper turns in one tick. */
export const FLIP_SPEED = 0.2;
const MOST_SPEED = 24;
/** A bumper pushes back at least so fast, however softly it was touched. */
const KICK = 6;
/** No part of a move is longer than this, well under a ball's radius: nothing is ever jumped over. */
const LONGEST_MOVE = 4;

export interface Ball {
  readonly x: number;
  readonly y: number;
  readonly vx: number;
  readonly vy: number;
  /** Where and when it was last seen to get about; a ball that stays there is stuck. */
  readonly rest: { readonly x: number; readonly y: number; readonly since: number };
}

export interface Flippers {
  readonly left: number;
  readonly right: number;
}

/** What a ball met in one tick. */
export interface Touches {
  bumpers: number[];
  helper: boolean;
  /** The hardest knock against a wall. */
  knock: number;
}

type Moving = { -readonly [Key in keyof Ball]: Ball[Key] };

/** Walls with the box a ball's middle must be in to touch them. */
const BOXED_WALLS = WALLS.map((wall) => ({
  wall,
  left: Math.min(wall.a.x, wall.b.x) - BALL_RADIUS,
  right: Math.max(wall.a.x, wall.b.x) + BALL_RADIUS,
  top: Math.min(wall.a.y, wall.b.y) - BALL_RADIUS,
  bottom: Math.max(wall.a.y, wall.b.y) + BALL_RADIUS,
}));
/** The same for each band of the table's height, with some to spare for a ball that is pushed out of it. */
const BAND = 32;
const NEAR_WALLS = Array.from({ length: HEIGHT / BAND + 2 }, (_, band) =>
  BOXED_WALLS.filter(({ top, bottom }) => top < (band + 2) * BAND && bottom > (band - 1) * BAND),
);

const FLIPPER_ZONE = Math.min(PIVOT.left.y, PIVOT.right.y) - FLIPPER_LENGTH - BALL_RADIUS;

function flipperSegment(side: Side, angle: number): Segment {
  const a = PIVOT[side];
  return { a, b: { x: a.x + Math.cos(angle) * FLIPPER_LENGTH, y: a.y + Math.sin(angle) * FLIPPER_LENGTH } };
}

/** One tick of one ball. The flippers turn from `before` to `after` while it moves. */
export function stepBall(start: Ball, before: Flippers, after: Flippers, helperWaits: boolean, touches: Touches): Ball {
  const { x, y, vx, vy, rest } = start;
  const ball: Moving = { x, y, vx: vx * DAMPING, vy: (vy + GRAVITY) * DAMPING, rest };
  limitSpeed(ball);
  const turning = before.left !== after.left || before.right !== after.right;
  const nearFlippers = ball.y > FLIPPER_ZONE;
  const reach = Math.max(Math.hypot(ball.vx, ball.vy), turning && nearFlippers ? FLIPPER_LENGTH * FLIP_SPEED : 0);
  const moves = Math.max(1, Math.ceil(reach / LONGEST_MOVE));
  for (let move = 1; move <= moves; move++) {
    ball.x += ball.vx / moves;
    ball.y += ball.vy / moves;
    hitBumpers(ball, touches);
    if (helperWaits) hitHelper(ball, touches);
    if (nearFlippers) for (const side of SIDES) hitFlipper(ball, side, before[side], after[side], move / moves);
    // Walls come last, so that nothing can push a ball through them.
    hitWalls(ball, touches);
  }
  ball.x = clamp(ball.x, RIM + BALL_RADIUS, WIDTH - RIM - BALL_RADIUS);
  ball.y = Math.max(ball.y, RIM + BALL_RADIUS);
  return ball;
}

function limitSpeed(ball: Moving) {
  const speed = Math.hypot(ball.vx, ball.vy);
  if (speed <= MOST_SPEED) return;
  ball.vx *= MOST_SPEED / speed;
  ball.vy *= MOST_SPEED / speed;
}

/** Puts the ball where it just touches, and turns its way round against a surface that moves too. */
function bounce(ball: Moving, at: Point, reach: number, surface: Point, least = 0): number {
  const [dx, dy] = [ball.x - at.x, ball.y - at.y];
  const far = Math.hypot(dx, dy);
  const [nx, ny] = far < 1e-6 ? [0, -1] : [dx / far, dy / far];
  ball.x = at.x + nx * reach;
  ball.y = at.y + ny * reach;
  const towards = (ball.vx - surface.x) * nx + (ball.vy - surface.y) * ny;
  if (towards >= 0) return 0;
  const away = Math.max(-towards * BOUNCE, least);
  ball.vx += (away - towards) * nx;
  ball.vy += (away - towards) * ny;
  return -towards;
}

const STILL: Point = { x: 0, y: 0 };

/** Whether two places are so far apart; without a root, as it is asked many times a tick. */
function isFar(a: Point, b: Point, reach: number): boolean {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  return dx * dx + dy * dy >= reach * reach;
}

function hitBumpers(ball: Moving, touches: Touches) {
  for (let index = 0; index < BUMPERS.length; index++) {
    const bumper = BUMPERS[index] as (typeof BUMPERS)[number];
    const reach = bumper.radius + BALL_RADIUS;
    if (isFar(ball, bumper, reach)) continue;
    if (bounce(ball, bumper, reach, STILL, KICK) > 0) touches.bumpers.push(index);
  }
}

function hitHelper(ball: Moving, touches: Touches) {
  if (touches.helper || isFar(ball, HELPER, BALL_RADIUS + HELPER.radius)) return;
  bounce(ball, HELPER, BALL_RADIUS + HELPER.radius, STILL);
  touches.helper = true;
}

function hitFlipper(ball: Moving, side: Side, before: number, after: number, share: number) {
  const turn = after - before;
  const bar = flipperSegment(side, before + turn * share);
  const at = closestOnSegment(bar, ball);
  const reach = FLIPPER_RADIUS + BALL_RADIUS;
  if (isFar(ball, at, reach)) return;
  // A point of a turning bar moves across its arm.
  const surface = { x: -(at.y - bar.a.y) * turn, y: (at.x - bar.a.x) * turn };
  bounce(ball, at, reach, surface);
  limitSpeed(ball);
}

function hitWalls(ball: Moving, touches: Touches) {
  const near = NEAR_WALLS[Math.max(0, Math.floor(ball.y / BAND))] ?? BOXED_WALLS;
  for (const { wall, left, right, top, bottom } of near) {
    if (ball.x < left || ball.x > right || ball.y < top || ball.y > bottom) continue;
    const at = closestOnSegment(wall, ball);
    if (isFar(ball, at, BALL_RADIUS)) continue;
    touches.knock = Math.max(touches.knock, bounce(ball, at, BALL_RADIUS, STILL));
  }
}
