import { clamp, type Point } from '../../../core/geometry';
import { headPinY, LANE, launchY, MIDDLE, WIDTH } from './lane';
import type { Planet } from './planets';

export const FRICTION = 0.98;
/** A ball hits a pin at its radius plus 8; two pins meet at 16. */
const PIN_RADIUS = 8;
const SETTLE_SPEED = 0.5;
export const PIN_SETTLE_SPEED = 1.5;
/** What a lane edge leaves of the speed along it, and gives back of the speed against it. */
export const WALL_BOUNCE = { along: 0.1, across: 0.5 } as const;
/** Between the middles of two pins side by side, and between two rows. */
const PIN_GAP = { across: 36, along: 31 } as const;
/** What a meeting of ball and pin, or of two pins, gives back. */
const ELASTICITY = 0.75;
/** The softest touch gives a pin this speed, so that every pin is seen to fall. */
const SOFTEST_FALL = 2;
/** Ten pins and a few edges are all that a ball can meet in one tick. */
const MOST_MEETINGS = 16;

interface Body extends Point {
  readonly vx: number;
  readonly vy: number;
}

export interface Ball extends Body {
  readonly planet: Planet;
  readonly radius: number;
  readonly launched: boolean;
  readonly settled: boolean;
  /** Radians it has rolled. */
  readonly rotation: number;
}

export interface Pin extends Body {
  readonly id: number;
  readonly mass: number;
  readonly isDown: boolean;
  /** The angle it was knocked towards. */
  readonly fallDirection: number;
}

type Mutable<Thing> = { -readonly [Key in keyof Thing]: Thing[Key] };

/** Hears how many pins have fallen, and answers how far aside the last of them flies off, in radians. */
type Knock = (fallen: number) => number;

export const newBall = (planet: Planet, height: number): Ball => ({
  planet,
  x: MIDDLE,
  y: launchY(height),
  vx: 0,
  vy: 0,
  radius: planet.size,
  launched: false,
  settled: false,
  rotation: 0,
});

/** Ten pins in a triangle, the head pin first and nearest to the ball. The list says which row each stands in. */
export const newRack = (height: number): Pin[] =>
  [0, 1, 1, 2, 2, 2, 3, 3, 3, 3].map((row, index) => ({
    id: index + 1,
    x: MIDDLE + (index - (row * (row + 2)) / 2) * PIN_GAP.across,
    y: headPinY(height) - row * PIN_GAP.along,
    vx: 0,
    vy: 0,
    mass: 1,
    isDown: false,
    fallDirection: 0,
  }));

/** Copies are spelt out: those of numbers by `...` are slow, and these are made in every tick. */
const copyOfPin = ({ id, x, y, vx, vy, mass, isDown, fallDirection }: Pin): Mutable<Pin> => ({
  id,
  x,
  y,
  vx,
  vy,
  mass,
  isDown,
  fallDirection,
});

const copyOfBall = ({ planet, x, y, vx, vy, radius, launched, settled, rotation }: Ball): Mutable<Ball> => ({
  planet,
  x,
  y,
  vx,
  vy,
  radius,
  launched,
  settled,
  rotation,
});

/** A pin that is down slides until it is slow or past the end of the lane. Then it is swept away. */
export const isSliding = ({ y, vx, vy, isDown }: Pin) =>
  isDown && y > -PIN_RADIUS && vx ** 2 + vy ** 2 >= PIN_SETTLE_SPEED ** 2;

/** One tick of ball and pins. */
export function step(before: Ball, pins: readonly Pin[], height: number, knock: Knock): { ball: Ball; pins: Pin[] } {
  const rack = pins.map(copyOfPin);
  const ball = copyOfBall(before);
  if (!ball.settled) {
    // A big planet is heavy and rolls on through the pins, a small one is thrown aside.
    travel(ball, ball.radius, ball.radius ** 2 / 72, rack, knock);
    const { x, y, vx, vy, radius } = ball;
    ball.rotation += (vx - vy) / radius / 2;
    const isSlow = Math.max(Math.abs(vx), Math.abs(vy)) < SETTLE_SPEED;
    ball.settled = isSlow || x < -radius || x > WIDTH + radius || y < -radius || y > height + radius;
  }
  for (const pin of rack) if (isSliding(pin)) travel(pin, PIN_RADIUS, pin.mass, rack, knock);
  return { ball, pins: rack };
}

/** Moves a body through one tick, from one meeting to the next, so that nothing is ever jumped over. */
function travel(body: Mutable<Body>, radius: number, mass: number, rack: readonly Mutable<Pin>[], knock: Knock) {
  for (let left = 1, meetings = 0; left > 0 && meetings < MOST_MEETINGS; meetings++) {
    const moveX = body.vx * left;
    const moveY = body.vy * left;
    const length2 = moveX ** 2 + moveY ** 2;
    const edge = moveX < 0 ? LANE.left + radius : LANE.right - radius;
    // How much of the move there is until something is in the way: an edge, or the first standing pin.
    let share = moveX === 0 ? 1 : clamp((edge - body.x) / moveX, 0, 1);
    let met: Mutable<Pin> | null = null;
    for (const pin of rack) {
      const fromX = body.x - pin.x;
      const fromY = body.y - pin.y;
      const towards = fromX * moveX + fromY * moveY;
      const root = towards ** 2 - length2 * (fromX ** 2 + fromY ** 2 - (radius + PIN_RADIUS) ** 2);
      // Without a root the way leads past the pin, and the comparison with NaN is false.
      const touch = Math.max(0, (-towards - Math.sqrt(root)) / length2);
      if (!pin.isDown && towards < 0 && touch < share) {
        share = touch;
        met = pin;
      }
    }
    body.x += moveX * share;
    body.y += moveY * share;
    left -= left * share;
    if (met) collide(body, mass, met, rack, knock);
    else if (share < 1) {
      body.vx *= -WALL_BOUNCE.across;
      body.vy *= WALL_BOUNCE.along;
    }
  }
  body.vx *= FRICTION;
  body.vy *= FRICTION;
}

/** The pin takes its share of the push and is down, however soft the touch was. */
function collide(body: Mutable<Body>, mass: number, pin: Mutable<Pin>, rack: readonly Pin[], knock: Knock) {
  const direction = Math.atan2(pin.y - body.y, pin.x - body.x);
  const towards = body.vx * Math.cos(direction) + body.vy * Math.sin(direction);
  const push = ((1 + ELASTICITY) * towards) / (1 / mass + 1 / pin.mass);
  body.vx -= (push / mass) * Math.cos(direction);
  body.vy -= (push / mass) * Math.sin(direction);
  pin.isDown = true;
  pin.fallDirection = direction + knock(rack.filter(({ isDown }) => isDown).length);
  const speed = Math.max(SOFTEST_FALL, push / pin.mass);
  pin.vx = speed * Math.cos(pin.fallDirection);
  pin.vy = speed * Math.sin(pin.fallDirection);
}

/** The ball's way, tick by tick, up to the first pin it touches or to where it settles. */
export function pathOf(ball: Ball, pins: readonly Pin[], height: number): Point[] {
  let at = { ball, pins };
  const path = [ball];
  while (!at.ball.settled && !at.pins.some(({ isDown }) => isDown)) {
    at = step(at.ball, at.pins, height, () => 0);
    path.push(at.ball);
  }
  return path;
}
