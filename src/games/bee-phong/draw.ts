import type { Point } from '../../core/geometry';
import type { Brush } from '../../kit/Stage';
import { drawBee, drawDizzy, type Piece } from './drawBee';
import { type Cup, flightOf } from './flight';
import { beeRadius, cupWidth, groundY, type Meadow, slingRest } from './meadow';
import { type ScoreText, type State, TICK } from './rules';

/** Bands of the slingshot, far and near. */
const BANDS = ['#b8333f', '#dd4654'] as const;
const SPLASH = 700;
/** A cup that was hit cheers, then it is gone. */
const CHEER = 1100;
/** The slingshot is drawn so wide, as a share of the meadow; its picture is 90 by 150. */
const SLING = 0.19;
/** The picture shows no more of a pull than this, as a share of the meadow. */
const STRETCH = 0.14;
/** Flowers: where along the meadow, how far from the ground's edge towards the bottom, how large. */
const FLOWERS: readonly ['flower-pink' | 'flower-yellow', number, number, number][] = [
  ['flower-pink', 0.06, 0, 0.1],
  ['flower-yellow', 0.37, 0, 0.085],
  ['flower-yellow', 0.1, 0.7, 0.12],
  ['flower-pink', 0.48, 0.5, 0.11],
  ['flower-yellow', 0.8, 0.6, 0.1],
  ['flower-pink', 0.93, 0.9, 0.13],
];

export function createDraw() {
  let shown = { id: 0, since: 0 };
  return (brush: Brush<Piece>, state: State, now: number) => {
    const { flight, meadow, cups, pull, texts, phase } = state;
    if (flight.bee.id !== shown.id) shown = { id: flight.bee.id, since: brush.time };
    drawMeadow(brush, meadow);
    // The upper rows stand behind the lower ones.
    for (const cup of [...cups].reverse()) drawCup(brush, meadow, cup, now - cup.hitAt);
    if (pull) drawPreview(brush, state, pull);
    drawSling(brush, state, Math.max(0, brush.time - shown.since));
    if (flight.bee.isFlying) drawFlight(brush, state, now);
    else if (isDizzy(state)) drawDizzy(brush, flight.bee.position.x, groundY(meadow), beeRadius(meadow));
    for (const text of texts) drawText(brush, text, (now - text.startTime) / text.lifespan);
    return !brush.still && phase !== 'gameOver';
  };
}

/** It lies on the ground, not in a cup. */
const isDizzy = ({ cups, flight: { bee } }: State) =>
  bee.isDead && !cups.some(({ position }) => position === bee.position);

function drawMeadow({ context, palette, sprite, width, height, still, time }: Brush<Piece>, meadow: Meadow) {
  const ground = groundY(meadow);
  context.fillStyle = palette.surface3;
  context.fillRect(0, 0, width, height);
  const drift = still ? 0 : Math.sin(time / 4000) * width * 0.02;
  sprite('cloud', width * 0.16 + drift, height * 0.13, width * 0.2);
  sprite('cloud', width * 0.84 - drift, height * 0.2, width * 0.26, { alpha: 0.9 });
  sprite('hive', width * 0.46, width * 0.108, width * 0.2);
  context.fillStyle = palette.board2;
  context.beginPath();
  context.ellipse(width * 0.2, ground + width * 0.08, width * 0.5, width * 0.2, 0, 0, 7);
  context.ellipse(width * 0.85, ground + width * 0.08, width * 0.45, width * 0.15, 0, 0, 7);
  context.fill();
  context.fillStyle = palette.board;
  context.fillRect(0, ground - width * 0.012, width, height);
  context.fillStyle = palette.boardRim;
  context.fillRect(0, ground - width * 0.012, width, width * 0.01);
  // A low meadow has no room for the flowers in front.
  const front = height - ground - width * 0.1;
  for (const [flower, x, down, size] of FLOWERS) {
    if (down > 0 && front < width * 0.1) continue;
    const sway = still ? 0 : Math.sin(time / 700 + x * 20) * 0.06;
    const foot = ground + width * 0.02 + down * front;
    sprite(flower, x * width + sway * 12, foot - size * width * 0.7, size * width, { angle: sway });
  }
}

function drawPreview({ context, palette }: Brush<Piece>, { meadow, cups }: State, pull: Point) {
  const legs = flightOf(pull, meadow, cups);
  const dot = meadow.width * 0.011;
  context.fillStyle = palette.surface;
  context.strokeStyle = palette.ink;
  context.lineWidth = dot * 0.5;
  for (let index = 3; index < legs.length; index += 3) {
    const { position } = legs[index] as (typeof legs)[number];
    context.beginPath();
    context.arc(position.x, position.y, dot, 0, 7);
    context.stroke();
    context.fill();
  }
}

/** The rim of the picture lies 15 of its 80 units from the top. */
const cupMiddle = ({ x, y }: Point, width: number): Point => ({ x, y: y + (25 / 70) * width });

function drawCup(brush: Brush<Piece>, meadow: Meadow, cup: Cup, sinceHit: number) {
  if (cup.isHit) {
    if (sinceHit < CHEER) drawCheer(brush, meadow, cup, sinceHit);
    return;
  }
  const { sprite, still, time } = brush;
  const { id, position } = cup;
  const width = cupWidth(meadow);
  const { x, y } = cupMiddle(position, width);
  const breath = still ? 1 : 1 + Math.sin(time / 500 + id * 1.7) * 0.012;
  sprite('cup', x, y, width, { scaleX: 2 - breath, scaleY: breath });
}

/** A cup that was hit: the bee plops in, honey splashes, the cup hops and is gone. */
function drawCheer(brush: Brush<Piece>, meadow: Meadow, { position }: Cup, since: number) {
  const { sprite, still } = brush;
  const width = cupWidth(meadow);
  const { x, y } = cupMiddle(position, width);
  const hop = still ? 0 : Math.abs(Math.sin((since / CHEER) * Math.PI * 2)) * width * 0.16;
  const alpha = Math.min(1, (CHEER - since) / 250);
  const sunk = Math.min(1, since / 160) * 0.14 - 0.22;
  sprite('cup-back', x, y - hop, width, { alpha });
  if (alpha === 1) drawBee(brush, { x, y: position.y + sunk * width - hop, radius: beeRadius(meadow), angle: 0 });
  sprite('cup-front', x, y - hop, width, { alpha });
  if (since > SPLASH) return;
  const grow = still ? 1 : Math.min(1, since / 140);
  const size = width * 1.3;
  // It grows from its foot, 35 of its 110 units below its middle.
  const splash = { scaleY: grow, alpha: Math.min(1, (SPLASH - since) / 300) };
  sprite('splash', x, position.y - (size / 110) * 35 * grow, size, splash);
}

function drawSling(brush: Brush<Piece>, { flight, meadow, pull }: State, age: number) {
  const { context, sprite, still, time } = brush;
  const width = meadow.width * SLING;
  const scale = width / 90;
  const rest = slingRest(meadow);
  // A bee's rest point is at (45, 38) of the picture, whose middle is (45, 75).
  const [x, y] = [rest.x, rest.y + 37 * scale];
  const { bee } = flight;
  const waits = !bee.isFlying && !bee.isDead;
  const seat = waits ? stretched(rest, pull, meadow.width * STRETCH) : { x: rest.x, y: rest.y + 4 * scale };
  const radius = beeRadius(meadow);
  const angle = pull ? Math.atan2(-pull.y, -pull.x) : 0;
  const tail = waits
    ? { x: seat.x - Math.cos(angle) * radius * 0.8, y: seat.y - Math.sin(angle) * radius * 0.8 }
    : seat;
  const band = (side: 0 | 1, prong: number) => {
    context.strokeStyle = BANDS[side];
    context.lineWidth = 6 * scale;
    context.lineCap = 'round';
    context.beginPath();
    context.moveTo(rest.x + (prong - 45) * scale, rest.y - scale);
    context.lineTo(tail.x, tail.y);
    context.stroke();
  };
  sprite('sling-back', x, y, width);
  band(0, 70);
  if (waits) {
    const grown = still ? 1 : Math.min(1, age / 260);
    const wobble = still ? 0 : Math.sin(time / 210) * 0.09;
    const size = radius * grown * (2.1 - 1.1 * grown);
    drawBee(brush, { ...seat, radius: size, angle: angle + wobble });
  }
  sprite('sling-pouch', tail.x, tail.y, 30 * scale, { angle });
  band(1, 20);
  sprite('sling-front', x, y, width);
}

/** Where the bee sits in the drawn slingshot. */
function stretched(rest: Point, pull: Point | null, most: number): Point {
  if (!pull) return rest;
  const length = Math.hypot(pull.x, pull.y);
  const share = length > most ? most / length : 1;
  return { x: rest.x + pull.x * share, y: rest.y + pull.y * share };
}

function drawFlight(brush: Brush<Piece>, { flight, meadow }: State, now: number) {
  const { context, palette, still, time } = brush;
  const { bee, steppedAt } = flight;
  const radius = beeRadius(meadow);
  context.fillStyle = palette.tableRim;
  for (const [index, { x, y }] of bee.trail.entries()) {
    context.globalAlpha = (index + 1) / 10;
    context.beginPath();
    context.arc(x, y, radius * (0.2 + index * 0.05), 0, 7);
    context.fill();
  }
  context.globalAlpha = 1;
  // Between two ticks the bee is on its way: screens faster than the clock stay smooth.
  const share = Math.min(1, (now - steppedAt) / TICK);
  const { x: vx, y: vy } = bee.velocity;
  const wobble = still ? 0 : Math.sin(time / 55) * 0.16;
  drawBee(brush, {
    x: bee.position.x + vx * share,
    y: bee.position.y + vy * share,
    radius,
    angle: Math.atan2(vy, vx) + wobble,
  });
}

function drawText({ context, palette, width, still }: Brush<Piece>, { text, color, at }: ScoreText, share: number) {
  const size = width * 0.085;
  context.font = `700 ${size}px "Fredoka Variable", sans-serif`;
  context.textAlign = 'center';
  context.lineJoin = 'round';
  context.lineWidth = size * 0.24;
  context.strokeStyle = palette.table;
  context.fillStyle = color === 'good' ? palette.tableRim : palette.tableRail;
  context.globalAlpha = Math.min(1, (1 - share) * 3);
  const y = at.y - size * 0.6 - (still ? 0 : share * size * 1.6);
  context.strokeText(text, at.x, y);
  context.fillText(text, at.x, y);
  context.globalAlpha = 1;
}
