import type { Brush } from '../../kit/Stage';
import type { planetBowlingArt } from './art';
import { HEAD_PIN_Y, LANE, launchY, MIDDLE, STRIP, WIDTH } from './lane';
import { type Ball, type Pin, pathOf } from './physics';
import { PLANETS, planetOf } from './planets';
import { launchSpeed, type State, TICK } from './rules';

type Piece = keyof typeof planetBowlingArt.pieces;

const RAIL = 12;
const HOOD = 34;
const PIN_WIDTH = 30;
/** From a pin's foot up to the middle of its picture, in widths. */
const PIN_LIFT = 34 / 40;
/** Pictures of planets are a little larger than their disc. */
const BALL_WIDTH = 100 / 46;
const DROP = 380;
const FADE = 420;
const STARS: readonly [number, number, number][] = [
  [24, 0.05, 13],
  [92, 0.12, 9],
  [330, 0.04, 10],
  [382, 0.17, 14],
  [14, 0.36, 9],
  [100, 0.5, 12],
  [306, 0.42, 9],
  [388, 0.58, 10],
  [20, 0.72, 12],
  [96, 0.86, 9],
  [304, 0.76, 13],
];
/** Marks on the lane, as shares of the way from the launch spot to the pins. */
const ARROWS: readonly [number, number][] = [
  [-52, 0.34],
  [-26, 0.44],
  [0, 0.54],
  [26, 0.44],
  [52, 0.34],
];

/** Remembers since when it has seen a thing: for what still moves when the game is already at rest. */
function createSince() {
  const seen = new WeakMap<object, number>();
  return (thing: object, time: number) => {
    const first = seen.get(thing);
    if (first === undefined) seen.set(thing, time);
    // A frame's time can lie a little before that of a paint out of turn.
    return Math.max(0, time - (first ?? time));
  };
}

export function createDraw() {
  const since = createSince();
  let shownX = MIDDLE;

  return (brush: Brush<Piece>, state: State, now: number) => {
    const { ball, pins, steppedAt } = state.roll;
    const { still, time } = brush;
    const rolling = state.phase === 'rolling';
    // Between two ticks things are on their way: screens faster than the clock stay smooth.
    const share = rolling ? Math.min(1, (now - steppedAt) / TICK) : 0;
    shownX = ball.launched || still ? ball.x : shownX + (ball.x - shownX) * 0.35;
    // A ball that waits is as old as the turn, one that has settled as old as its rest.
    const ballAge = since(ball.launched ? ball : state.card.balls, time);
    drawSpace(brush);
    drawLane(brush, state.height);
    if (state.aim) drawAim(brush, state, state.aim);
    // What stands nearer to the child is drawn over what is farther away.
    const drawPins = (row: readonly Pin[]) => {
      for (const pin of row) drawPin(brush, pin, share, since(pin, time));
    };
    const rows = [...pins].sort((a, b) => a.y - b.y);
    drawPins(rows.filter(({ y }) => y <= ball.y));
    if (state.phase !== 'over') drawBall(brush, state, shownX, share, ballAge);
    drawPins(rows.filter(({ y }) => y > ball.y));
    drawHood(brush);
    drawWaiting(brush, state);
    return !still;
  };
}

function drawSpace({ context, palette, height, sprite, still, time }: Brush<Piece>) {
  context.fillStyle = palette.table;
  context.fillRect(0, 0, WIDTH, height);
  context.fillStyle = palette.table2;
  context.beginPath();
  context.arc(MIDDLE, height * 0.3, 230, 0, 7);
  context.fill();
  for (const [index, [x, y, size]] of STARS.entries()) {
    const alpha = still ? 0.6 : 0.5 + Math.sin(time / 900 + index * 1.9) * 0.3;
    sprite('star', x, y * height, size, { alpha });
  }
}

function drawLane({ context, palette, sprite }: Brush<Piece>, height: number) {
  // The boards run along the lane, so the picture can be as long as it has to be.
  sprite('lane', MIDDLE, height / 2, LANE.right - LANE.left, { scaleY: height / 40 });
  const spot = launchY(height);
  for (const [x, way] of ARROWS) sprite('arrow', MIDDLE + x, spot - way * (spot - HEAD_PIN_Y), 15, { alpha: 0.75 });
  context.fillStyle = palette.tableRail;
  context.fillRect(LANE.left, spot - STRIP.above, LANE.right - LANE.left, 4);
  context.strokeStyle = palette.tableRail;
  context.lineWidth = RAIL;
  context.lineCap = 'round';
  for (const x of [LANE.left - RAIL / 2, LANE.right + RAIL / 2]) {
    context.beginPath();
    context.moveTo(x, HOOD);
    context.lineTo(x, height - RAIL);
    context.stroke();
  }
}

/** The way the ball will take, dot by dot, and where it first touches a pin. */
function drawAim({ context, palette }: Brush<Piece>, { roll, height }: State, aim: { x: number; y: number }) {
  const speed = launchSpeed(aim);
  if (!speed) return;
  const { ball, pins } = roll;
  const path = pathOf({ ...ball, vx: speed.x, vy: speed.y, launched: true }, pins, height);
  context.fillStyle = palette.surface;
  context.strokeStyle = palette.surface;
  let gone = 0;
  for (const [index, { x, y }] of path.entries()) {
    const before = path[index - 1] ?? { x, y };
    gone += Math.hypot(x - before.x, y - before.y);
    if (gone < 17 && index > 0) continue;
    gone = 0;
    context.globalAlpha = 0.9;
    context.beginPath();
    context.arc(x, y, 4.4, 0, 7);
    context.fill();
  }
  const end = path.at(-1) ?? ball;
  context.lineWidth = 3;
  context.beginPath();
  context.arc(end.x, end.y, ball.radius, 0, 7);
  context.stroke();
  context.globalAlpha = 1;
}

function drawPin({ sprite, still, time }: Brush<Piece>, pin: Pin, share: number, age: number) {
  const { x, y, vx, vy, id } = pin;
  if (!pin.isDown) {
    // A new pin drops into its place, one after the other.
    const fall = still ? 1 : Math.min(1, Math.max(0, age - id * 35) / DROP);
    const breath = still ? 1 : 1 + Math.sin(time / 420 + id * 1.3) * 0.02;
    const lift = (1 - fall) ** 2 * 60;
    sprite('pin', x, y - PIN_WIDTH * PIN_LIFT - lift, PIN_WIDTH, {
      alpha: fall * 3,
      scaleX: 2 - breath,
      scaleY: breath,
    });
    return;
  }
  const alpha = !pin.isSwept ? 1 : still ? 0 : 1 - age / FADE;
  const ahead = pin.isSwept ? 0 : share;
  const tumble = still ? 0 : (x - y) * 0.045;
  sprite('pin-down', x + vx * ahead, y + vy * ahead - 6, PIN_WIDTH * 1.75, {
    angle: pin.fallDirection + tumble,
    alpha,
  });
}

function drawBall(brush: Brush<Piece>, state: State, x: number, share: number, age: number) {
  const { context, palette, sprite, still, time } = brush;
  const { ball } = state.roll;
  const { radius, planet } = ball;
  const width = radius * BALL_WIDTH;
  const ahead = ball.settled ? 0 : share;
  let [y, angle, size] = [ball.y + ball.vy * ahead, ball.rotation, 1];
  let left = x + ball.vx * ahead;
  if (!ball.launched) {
    // It leans back with the finger, and wobbles while it waits.
    const pull = state.aim ?? { x: 0, y: 0 };
    const reach = Math.min(1, 26 / (Math.hypot(pull.x, pull.y) * 0.14 || 1)) * 0.14;
    left -= pull.x * reach;
    y -= pull.y * reach;
    angle = still ? 0 : Math.sin(time / 380) * 0.12;
    const grown = still ? 1 : Math.min(1, age / 260);
    size = grown * (2.1 - 1.1 * grown);
  } else if (ball.settled) {
    // It rolls back onto its feet, so that its face looks up again.
    angle = still ? 0 : Math.atan2(Math.sin(angle), Math.cos(angle)) * Math.max(0, 1 - age / 300);
  }
  if (!ball.launched) drawPad(brush, ball, x);
  context.fillStyle = palette.ink;
  context.globalAlpha = 0.18;
  context.beginPath();
  context.ellipse(left + radius * 0.12, y + radius * 0.86, radius * size, radius * 0.34 * size, 0, 0, 7);
  context.fill();
  context.globalAlpha = 1;
  sprite(planet.piece, left, y, width, { angle, scaleX: size, scaleY: size });
}

/** A ring that says: this one is to be thrown. */
function drawPad({ context, palette, still, time }: Brush<Piece>, { planet, y }: Ball, x: number) {
  const pad = 36 + (still ? 0 : Math.sin(time / 380) * 2);
  for (const [color, width] of [
    [palette.ink, 9],
    [planet.color, 5],
  ] as const) {
    context.strokeStyle = color;
    context.lineWidth = width;
    context.beginPath();
    context.arc(x, y, pad, 0, 7);
    context.stroke();
  }
}

function drawHood({ context, palette, sprite }: Brush<Piece>) {
  context.strokeStyle = palette.tableRim;
  context.lineWidth = HOOD;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(LANE.left, HOOD / 2 - 4);
  context.lineTo(LANE.right, HOOD / 2 - 4);
  context.stroke();
  for (const [index, { piece }] of PLANETS.entries()) sprite(piece, LANE.left + 10 + index * 20, HOOD / 2 - 4, 19);
}

/** The planets that come next wait at the side. */
function drawWaiting({ sprite, height }: Brush<Piece>, { card, phase }: State) {
  const bowled = card.balls.length - (phase === 'settled' || phase === 'over' ? 1 : 0);
  for (const ahead of [1, 2, 3]) {
    const { piece } = planetOf(bowled + ahead);
    sprite(piece, 288 + ahead * 30, height - 32, 34 - ahead * 4, { alpha: 1.1 - ahead * 0.2 });
  }
}
