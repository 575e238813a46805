import type { Point } from '../../../core/geometry';
import type { Direction } from '../../../core/grid';
import type { Brush } from '../../../kit/stage/brush';
import type { sheet } from '../art/sheet';
import { GLOW } from '../rules/laser';
import type { Collectible, State } from '../rules/state';

type Piece = keyof typeof sheet.pieces;

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

interface Head extends Point {
  readonly size: number;
  /** -1 where the picture looks left. */
  readonly mirror: 1 | -1;
}

/** A collectible as it was seen last. */
interface Seen {
  x: number;
  y: number;
  since: number;
  /** Its share of its full size. */
  grown: number;
}

/** Remembers where each collectible was seen, so that a pushed block slides and a new one pops up. */
export function createLook() {
  const known = new Map<number, Seen>();
  let began: number | undefined;

  return ({ id, position: { x, y } }: Collectible, { time, glides }: Brush<Piece>): Readonly<Seen> => {
    began ??= time;
    let seen = known.get(id);
    if (seen && glides && Math.abs(seen.x - x) + Math.abs(seen.y - y) <= 1) {
      seen.x += (x - seen.x) * SLIDE;
      seen.y += (y - seen.y) * SLIDE;
    } else {
      seen = { x, y, since: time, grown: 1 };
      known.set(id, seen);
    }
    // Those of the first frame have been there for long.
    if (glides && seen.since !== began) seen.grown = Math.min(1, Math.max(0.3, (time - seen.since) / ARRIVAL));
    return seen;
  };
}

/** The head of the snake, of this size without Strength, and what is seen of its abilities. */
export function drawHead(brush: Brush<Piece>, state: State, x: number, y: number, size: number, now: number) {
  const { lastStep, phase } = state;
  const { speed, strength, laserEyes, diamondTouch } = state.abilities;
  const { time, still } = brush;
  const over = phase === 'over';
  const head: Head = { x, y, size: size * (strength ? 1.2 : 1), mirror: lastStep === 'LEFT' ? -1 : 1 };
  if (speed || strength || laserEyes || diamondTouch) drawCape(brush, head, ANGLE[lastStep ?? 'RIGHT'], speed);
  if (laserEyes && lastStep && !over) drawLaser(brush, state, head, ANGLE[lastStep], now);
  brush.sprite(over ? 'head-oops' : laserEyes ? 'head-laser' : 'head', x, y, head.size, {
    scaleX: head.mirror,
    scaleY: still || over ? 1 : 1 + Math.sin(time / 260) * 0.03,
  });
  if (diamondTouch && !over) drawDiamonds(brush, head);
}

/** Two small diamonds circle the head. */
function drawDiamonds({ sprite, time, still }: Brush<Piece>, { x, y, size }: Head) {
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
  const { context, palette, width, height } = brush;
  const across = Math.round(Math.cos(heading));
  const down = Math.round(Math.sin(heading));
  const glow = beam ? Math.max(0, (beam.until - now) / GLOW) : 0;
  context.save();
  context.lineCap = 'round';
  context.beginPath();
  for (const eye of EYES) {
    const x = head.x + eye.x * head.size * head.mirror;
    const y = head.y + eye.y * head.size;
    context.moveTo(x, y);
    context.lineTo(across ? (across > 0 ? width : 0) : x, down ? (down > 0 ? height : 0) : y);
  }
  const stroke = (color: string, thick: number, alpha: number) => {
    context.strokeStyle = color;
    context.lineWidth = board.cell * thick;
    context.globalAlpha = alpha;
    context.stroke();
  };
  context.dash(board.cell * 0.05, board.cell * 0.4);
  stroke(palette.bad, 0.14, 0.8);
  context.dash();
  if (glow > 0) {
    stroke(palette.confetti1, 0.5, glow * 0.8);
    stroke(palette.confetti2, 0.24, glow);
  }
  context.restore();
}
