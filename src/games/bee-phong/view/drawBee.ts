import type { Brush } from '../../../kit/stage/brush';
import type { sheet } from '../art/sheet';

export type Piece = keyof typeof sheet.pieces;

/** A value that goes to and fro, for decoration. */
export const wave = ({ still, time }: Brush<Piece>, pace: number, size: number, offset = 0) =>
  still ? 0 : Math.sin(time / pace + offset) * size;

/** A bee with flapping wings that looks along the angle. Its picture turns about (52, 47); its body has radius 36. */
export function drawBee(brush: Brush<Piece>, x: number, y: number, radius: number, angle: number) {
  const { context, sprite } = brush;
  const scale = radius / 36;
  const flap = wave(brush, 28, 0.3);
  context.save();
  context.translate(x, y);
  context.rotate(angle);
  // It never flies on its back.
  context.scale(scale, Math.cos(angle) < 0 ? -scale : scale);
  sprite('bee-wing', -4, -23, 29, { angle: -0.5 - flap });
  sprite('bee-wing', -4, -23, 34, { angle: 0.2 + flap });
  sprite('bee-body', -2, -7, 100);
  context.restore();
}
