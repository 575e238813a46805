import type { Brush } from '../../kit/Stage';
import type { beePhongArt } from './art';

export type Piece = keyof typeof beePhongArt.pieces;

interface Pose {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** Where it looks, in radians. */
  readonly angle: number;
}

const DEGREE = Math.PI / 180;

/** A bee with flapping wings. Its picture is 100 by 80, turns about (52, 47), and its body has radius 36. */
export function drawBee({ context, sprite, still, time }: Brush<Piece>, { x, y, radius, angle }: Pose) {
  const scale = radius / 36;
  const left = Math.cos(angle) < 0;
  context.save();
  context.translate(x, y);
  context.rotate(left ? angle + Math.PI : angle);
  if (left) context.scale(-1, 1);
  const flap = still ? 0 : Math.sin(time / 28) * 18;
  for (const [lean, size] of [
    [-28 - flap, 0.85],
    [12 + flap, 1],
  ] as const) {
    // The wing's root, 23 units below its middle, sits at (48, 24) of the body.
    const turn = lean * DEGREE;
    const arm = 23 * size;
    sprite('bee-wing', (-4 + Math.sin(turn) * arm) * scale, (-23 - Math.cos(turn) * arm) * scale, 34 * size * scale, {
      angle: turn,
    });
  }
  sprite('bee-body', -2 * scale, -7 * scale, 100 * scale);
  context.restore();
}

/** A bee that sits on the ground and sees stars for a moment. */
export function drawDizzy({ sprite, still, time }: Brush<Piece>, x: number, ground: number, radius: number) {
  const scale = radius / 36;
  sprite('bee-dizzy', x + scale, ground - 39 * scale, 110 * scale, { angle: still ? 0 : Math.sin(time / 120) * 0.06 });
}
