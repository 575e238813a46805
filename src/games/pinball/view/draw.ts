import type { Brush } from '../../../kit/stage/brush';
import type { sheet } from '../art/sheet';
import type { Ball } from '../rules/physics';
import { type State, TICK } from '../rules/rules';
import {
  BALL_RADIUS,
  BUMPERS,
  type Bumper,
  FLIPPER_LENGTH,
  FLIPPER_RADIUS,
  GUIDES,
  HEIGHT,
  HELPER,
  PIVOT,
  RIM,
  SIDES,
  WIDTH,
} from '../rules/table';

type Piece = keyof typeof sheet.pieces;
type Look = {
  readonly piece: 'bumper-big' | 'bumper-teal' | 'bumper-yellow';
  readonly width: number;
  readonly lift: number;
};

/** The pictures are wider than what the ball meets, and their middle lies a little above the box's. */
const LOOKS: Record<Bumper['points'], Look> = {
  1000: { piece: 'bumper-big', width: 120 / 50, lift: 2 / 50 },
  100: { piece: 'bumper-teal', width: 100 / 42, lift: 2 / 42 },
  50: { piece: 'bumper-yellow', width: 100 / 42, lift: 2 / 42 },
};
const LAUGH = 260;
const LAMPS = [0.12, 0.28, 0.44, 0.56, 0.72, 0.88];

export function draw(brush: Brush<Piece>, state: State, now: number) {
  drawTable(brush, now);
  for (const [index, bumper] of BUMPERS.entries()) drawBumper(brush, bumper, now - (state.hitAt[index] ?? 0));
  if (state.helperWaits) {
    const bob = brush.still ? 0 : Math.sin(brush.time / 300) * 3;
    brush.sprite('helper', HELPER.x, HELPER.y + bob, BALL_RADIUS * 2.6);
  }
  drawFlippers(brush, state);
  for (const ball of state.balls) drawBall(brush, ball, now - state.steppedAt);
  return false;
}

function drawTable({ context, palette, sprite, still }: Brush<Piece>, now: number) {
  context.fillStyle = palette.table;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.fillStyle = palette.table2;
  context.beginPath();
  context.arc(WIDTH / 2, 190, 178, 0, 7);
  context.fill();
  sprite('star', 62, 372, 26, { alpha: 0.5, angle: -0.3 });
  sprite('star', 338, 372, 26, { alpha: 0.5, angle: 0.3 });
  sprite('star', 200, 440, 20, { alpha: 0.5 });
  for (const [index, share] of LAMPS.entries()) {
    const lit = !still && Math.floor(now / 600 + index) % 2 === 0;
    sprite('lamp', WIDTH * share, 24, 15, { alpha: lit ? 1 : 0.55 });
  }
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.strokeStyle = palette.tableRail;
  context.lineWidth = RIM * 2;
  for (const { a, b } of GUIDES) {
    context.beginPath();
    context.moveTo(a.x < WIDTH / 2 ? a.x - RIM : a.x + RIM, a.y + 4);
    context.lineTo(b.x < WIDTH / 2 ? b.x - 8 : b.x + 8, b.y + RIM);
    context.stroke();
  }
  context.strokeStyle = palette.tableRim;
  context.lineWidth = RIM;
  context.beginPath();
  context.moveTo(RIM / 2, HEIGHT + RIM);
  context.lineTo(RIM / 2, RIM + 90);
  context.arcTo(RIM / 2, RIM / 2, RIM + 90, RIM / 2, 96);
  context.lineTo(WIDTH - RIM - 90, RIM / 2);
  context.arcTo(WIDTH - RIM / 2, RIM / 2, WIDTH - RIM / 2, RIM + 90, 96);
  context.lineTo(WIDTH - RIM / 2, HEIGHT + RIM);
  context.stroke();
}

function drawBumper({ sprite, still }: Brush<Piece>, { x, y, radius, points }: Bumper, since: number) {
  const { piece, width, lift } = LOOKS[points];
  const laughs = since < LAUGH;
  const pop = laughs && !still ? 1 + Math.sin((since / LAUGH) * Math.PI) * 0.14 : 1;
  sprite(laughs ? `${piece}-lit` : piece, x, y + radius * lift, radius * width, { scaleX: pop, scaleY: pop });
}

function drawFlippers({ sprite }: Brush<Piece>, { flippers }: State) {
  // The picture's pivot is 22 of its 156 units from the left; it is as long as the flipper with its round ends.
  const width = (FLIPPER_LENGTH + FLIPPER_RADIUS * 2) * (156 / 152);
  const middle = width * ((78 - 22) / 156);
  for (const side of SIDES) {
    const angle = flippers[side];
    const { x, y } = PIVOT[side];
    sprite('flipper', x + Math.cos(angle) * middle, y + Math.sin(angle) * middle, width, {
      angle,
      scaleY: side === 'left' ? 0.82 : -0.82,
    });
  }
}

function drawBall({ sprite }: Brush<Piece>, ball: Ball, sinceStep: number) {
  // Between two ticks the ball is on its way: screens faster than the clock stay smooth.
  const share = Math.min(1, sinceStep / TICK);
  sprite('ball', ball.x + ball.vx * share, ball.y + ball.vy * share, BALL_RADIUS * 2.35);
}
