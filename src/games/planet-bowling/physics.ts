import { type Impact, sweepCircle } from '../../core/collision';
import type { Point } from '../../core/geometry';
import type { Random } from '../../core/random';
import { LANE, launchY, MIDDLE, RACK, WIDTH } from './lane';
import { type Planet, RADIUS } from './planets';

export const FRICTION = 0.98;
/** A ball hits a pin at its radius plus 8; two pins meet at 16. */
export const PIN_RADIUS = 8;
export const SETTLE_SPEED = 0.5;
export const PIN_SETTLE_SPEED = 1.5;
/** What a lane edge leaves of the speed along it, and gives back of the speed against it. */
export const WALL_BOUNCE = { along: 0.1, across: 0.5 } as const;
const PIN_MASS = 1;
/** What a meeting of ball and pin, or of two pins, gives back. */
const ELASTICITY = 0.75;
/** A pin flies off a little aside (radians), so that the same throw never does quite the same twice. */
const STRAY = 0.12;
/** Ten pins and a few edges are all that a ball can meet in one tick. */
const MOST_MEETINGS = 16;

export interface Ball {
  readonly planet: Planet;
  readonly x: number;
  readonly y: number;
  readonly vx: number;
  readonly vy: number;
  readonly radius: number;
  readonly launched: boolean;
  readonly settled: boolean;
  /** Radians it has rolled. */
  readonly rotation: number;
}

export interface Pin {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly vx: number;
  readonly vy: number;
  readonly mass: number;
  readonly isDown: boolean;
  /** A pin that is down slides until it is slow, then it is swept away. */
  readonly isSwept: boolean;
  /** The angle it was knocked towards. */
  readonly fallDirection: number;
}

type Mutable<Thing> = { -readonly [Key in keyof Thing]: Thing[Key] };
type Moving = Pick<Pin, 'x' | 'y' | 'vx' | 'vy'>;
type Knock = (fallen: number) => void;

/** What a body can meet, and what follows from it. */
interface Table {
  readonly rack: Pin[];
  readonly random: Pick<Random, 'between'>;
  readonly knock: Knock;
}

/** For looking ahead: what a pin does after the touch does not matter then. */
const NO_CHANCE = { between: () => 0 };

export const newBall = (planet: Planet, height: number): Ball => ({
  planet,
  x: MIDDLE,
  y: launchY(height),
  vx: 0,
  vy: 0,
  radius: RADIUS[planet.size],
  launched: false,
  settled: false,
  rotation: 0,
});

export const newRack = (): Pin[] => RACK.map(({ x, y }, index) => pinAt(index + 1, x, y, 0, 0, false, false, 0));

/** Every pin is made here: objects of one shape keep the tick fast. */
const pinAt = (
  id: number,
  x: number,
  y: number,
  vx: number,
  vy: number,
  isDown: boolean,
  isSwept: boolean,
  fallDirection: number,
): Pin => ({ id, x, y, vx, vy, mass: PIN_MASS, isDown, isSwept, fallDirection });

export const isSliding = ({ isDown, isSwept }: Pin) => isDown && !isSwept;

/** A big planet is heavy and rolls on through the pins, a small one is thrown aside. */
const massOf = ({ radius }: Ball) => radius ** 2 / 72;

/** One tick of ball and pins. `knock` hears of each pin that falls and how many have fallen by then. */
export function step(ball: Ball, pins: readonly Pin[], height: number, random: Random, knock: Knock) {
  const rack = [...pins];
  const table: Table = { rack, random, knock };
  const moved = ball.settled ? ball : stepBall(ball, height, table);
  for (let index = 0; index < rack.length; index++) {
    const pin = rack[index];
    if (!pin || !isSliding(pin)) continue;
    const { x, y, vx, vy } = travel(pin, PIN_RADIUS, pin.mass, table);
    const isSwept = vx * vx + vy * vy < PIN_SETTLE_SPEED ** 2 || isOut(x, y, PIN_RADIUS, height);
    rack[index] = pinAt(pin.id, x, y, vx, vy, true, isSwept, pin.fallDirection);
  }
  return { ball: moved, pins: rack };
}

function stepBall(ball: Ball, height: number, table: Table): Ball {
  const { planet, radius, launched } = ball;
  const { x, y, vx, vy } = travel(ball, radius, massOf(ball), table);
  const slow = Math.abs(vx) < SETTLE_SPEED && Math.abs(vy) < SETTLE_SPEED;
  const settled = slow || isOut(x, y, radius, height);
  return { planet, x, y, vx, vy, radius, launched, settled, rotation: ball.rotation + (vx - vy) / radius / 2 };
}

/** Past the sides, the bottom or the top. */
const isOut = (x: number, y: number, radius: number, height: number) =>
  x < -radius || x > WIDTH + radius || y < -radius || y > height + radius;

/** Moves a body through one tick, from one meeting to the next, so that nothing is ever jumped over. */
function travel({ x, y, vx, vy }: Moving, radius: number, mass: number, table: Table): Moving {
  const body = { x, y, vx, vy };
  let left = 1;
  for (let meetings = 0; meetings < MOST_MEETINGS && left > 0; meetings++) {
    const move = { x: body.vx * left, y: body.vy * left };
    const edge = shareToEdge(body.x, move.x, radius);
    const met = firstMet(body, radius, move, table.rack);
    const at = Math.min(1, edge, met?.impact.at ?? 1);
    body.x += move.x * at;
    body.y += move.y * at;
    left *= 1 - at;
    if (met?.impact.at === at) collide(body, mass, met.index, met.impact.normal, table);
    else if (edge === at) {
      body.vx *= -WALL_BOUNCE.across;
      body.vy *= WALL_BOUNCE.along;
    } else break;
  }
  body.vx *= FRICTION;
  body.vy *= FRICTION;
  return body;
}

/** How much of the move a body can make before it touches an edge of the lane; more than all when it does not. */
function shareToEdge(x: number, move: number, radius: number): number {
  if (move === 0) return Number.POSITIVE_INFINITY;
  const edge = move < 0 ? LANE.left + radius : LANE.right - radius;
  return Math.max(0, (edge - x) / move);
}

/** The first standing pin in the way. */
function firstMet(body: Moving, radius: number, move: Point, rack: readonly Pin[]) {
  let first: { index: number; impact: Impact } | null = null;
  const near = radius + PIN_RADIUS + Math.abs(move.x) + Math.abs(move.y);
  for (let index = 0; index < rack.length; index++) {
    const pin = rack[index];
    if (!pin || pin.isDown || Math.abs(pin.x - body.x) > near || Math.abs(pin.y - body.y) > near) continue;
    const impact = sweepCircle({ x: body.x, y: body.y, radius }, move, { x: pin.x, y: pin.y, radius: PIN_RADIUS });
    if (impact && (first === null || impact.at < first.impact.at)) first = { index, impact };
  }
  return first;
}

/** The pin takes its share of the push and is down, however soft the touch was. */
function collide(body: Mutable<Moving>, mass: number, index: number, normal: Point, { rack, random, knock }: Table) {
  const pin = rack[index];
  if (!pin) return;
  const towards = -(body.vx * normal.x + body.vy * normal.y);
  const push = ((1 + ELASTICITY) * towards) / (1 / mass + 1 / pin.mass);
  body.vx += (push / mass) * normal.x;
  body.vy += (push / mass) * normal.y;
  const fallDirection = Math.atan2(-normal.y, -normal.x) + random.between(-STRAY, STRAY);
  const speed = push / pin.mass;
  const [vx, vy] = [speed * Math.cos(fallDirection), speed * Math.sin(fallDirection)];
  rack[index] = pinAt(pin.id, pin.x, pin.y, vx, vy, true, false, fallDirection);
  knock(rack.filter(({ isDown }) => isDown).length);
}

/** The ball's way, tick by tick, up to the first pin it touches or to where it settles. */
export function pathOf(ball: Ball, pins: readonly Pin[], height: number): Point[] {
  const path: Point[] = [ball];
  let touched = false;
  const knock = () => {
    touched = true;
  };
  const table: Table = { rack: [...pins], random: NO_CHANCE, knock };
  for (let at = ball; !at.settled && !touched; path.push(at)) at = stepBall(at, height, table);
  return path;
}
