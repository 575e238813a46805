import type { Point } from '../../core/geometry';
import type { Cell, Direction } from '../../core/grid';
import type { Brush } from '../../kit/brush';
import type { abilitiesArt } from './art';
import { GLOW } from './laser';
import type { Collectible, State } from './state';

type Piece = keyof typeof abilitiesArt.pieces;

const ANGLE: Record<Direction, number> = { RIGHT: 0, DOWN: Math.PI / 2, LEFT: Math.PI, UP: -Math.PI / 2 };
/** Where the eyes are, from the middle of the head, in heads. */
const EYES: readonly Point[] = [
  { x: -0.2, y: -0.04 },
  { x: 0.25, y: -0.04 },
];

/** A new collectible pops up within so many ms. */
const ARRIVAL = 300;
/** The share of its way that a pushed block slides in a frame. */
const SLIDE = 0.35;

export interface Head extends Point {
  readonly size: number;
  /** -1 where the picture looks left. */
  readonly mirror: 1 | -1;
}

/** Remembers where each collectible was seen, so that a pushed block slides and a new one pops up. */
export function createLook() {
  const seen = new Map<number, Cell & { readonly since: number }>();
  let began: number | undefined;

  return ({ id, position: { x, y } }: Collectible, { time, still }: Brush<Piece>) => {
    began ??= time;
    const old = seen.get(id);
    const slides = old && !still && Math.abs(old.x - x) + Math.abs(old.y - y) <= 1;
    const at = slides
      ? { x: old.x + (x - old.x) * SLIDE, y: old.y + (y - old.y) * SLIDE, since: old.since }
      : { x, y, since: time };
    seen.set(id, at);
    // Those of the first frame have been there for long.
    const arrived = still || at.since === began;
    return { at, grown: arrived ? 1 : Math.min(1, Math.max(0.3, (time - at.since) / ARRIVAL)) };
  };
}

/** What is seen of the abilities behind the head. */
export function drawBehind(brush: Brush<Piece>, state: State, head: Head, now: number) {
  const { abilities, lastStep, phase } = state;
  if (Object.values(abilities).includes(true)) drawCape(brush, head, ANGLE[lastStep ?? 'RIGHT'], abilities.speed);
  if (abilities.laserEyes && lastStep && phase === 'playing') drawLaser(brush, state, head, ANGLE[lastStep], now);
}

/** What is seen of them before it: two small diamonds circle the head. */
export function drawBefore({ sprite, time, still }: Brush<Piece>, { abilities, phase }: State, { x, y, size }: Head) {
  if (!abilities.diamondTouch || phase === 'over') return;
  for (const side of [0, Math.PI]) {
    const angle = side + (still ? 0.6 : time / 500);
    sprite('diamond', x + Math.cos(angle) * size * 0.62, y + Math.sin(angle) * size * 0.62, size * 0.32);
  }
}

/** The cape streams behind; its neck, at the picture's right edge, lies under the head. */
function drawCape({ sprite, time, still }: Brush<Piece>, { x, y, size, mirror }: Head, heading: number, fast: boolean) {
  const angle = heading + (still ? 0 : Math.sin(time / 130) * 0.1);
  const back = size * (fast ? 0.55 : 0.42);
  sprite('cape', x - Math.cos(angle) * back, y - Math.sin(angle) * back, back * 2.2, { angle, scaleY: mirror });
}

/** A dotted line says where the laser will go, a bright beam that it was fired. */
function drawLaser(brush: Brush<Piece>, { board, beam }: State, head: Head, heading: number, now: number) {
  const [x, y] = [Math.round(Math.cos(heading)), Math.round(Math.sin(heading))];
  const { context, palette, width, height } = brush;
  const glow = beam ? Math.max(0, (beam.until - now) / GLOW) : 0;
  const stroke = (color: string, thick: number, alpha: number) => {
    context.strokeStyle = color;
    context.lineWidth = board.cell * thick;
    context.globalAlpha = alpha;
    context.beginPath();
    for (const eye of EYES) {
      const from = { x: head.x + eye.x * head.size * head.mirror, y: head.y + eye.y * head.size };
      context.moveTo(from.x, from.y);
      context.lineTo(x ? (x > 0 ? width : 0) : from.x, y ? (y > 0 ? height : 0) : from.y);
    }
    context.stroke();
  };
  context.save();
  context.lineCap = 'round';
  context.dash(board.cell * 0.05, board.cell * 0.4);
  stroke(palette.bad, 0.14, 0.8);
  context.dash();
  if (glow > 0) {
    stroke(palette.confetti1, 0.5, glow * 0.8);
    stroke(palette.confetti2, 0.24, glow);
  }
  context.restore();
}
