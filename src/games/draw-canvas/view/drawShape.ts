import type { Point } from '../../../core/geometry';
import type { Shape } from '../rules/rules';
import type { Context } from './drawStroke';

const STAR = Array.from({ length: 10 }, (_, index) => {
  const angle = (index / 5) * Math.PI - Math.PI / 2;
  const reach = index % 2 === 0 ? 1 : 0.45;
  return [0.5 + (Math.cos(angle) * reach) / 2, 0.5 + (Math.sin(angle) * reach) / 2] as const;
});

/** Corners in shares of the box that was dragged. */
const CORNERS: Partial<Record<Shape, readonly (readonly [number, number])[]>> = {
  rectangle: [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ],
  triangle: [
    [0.5, 0],
    [1, 1],
    [0, 1],
  ],
  star: STAR,
  diamond: [
    [0.5, 0],
    [1, 0.5],
    [0.5, 1],
    [0, 0.5],
  ],
};

/** Two lobes and a tip: for each side two control points and an end, in shares of the box. */
const HEART = [
  [0.35, -0.1, -0.05, 0, 0, 0.34],
  [0.03, 0.62, 0.3, 0.8, 0.5, 1],
  [0.7, 0.8, 0.97, 0.62, 1, 0.34],
  [1.05, 0, 0.65, -0.1, 0.5, 0.22],
] as const;

/** A shape from where the finger went down to where it is. A circle stays round: the way is its diameter. */
export function drawShape(context: Context, shape: Shape, from: Point, to: Point, filled: boolean): void {
  const [width, height] = [to.x - from.x, to.y - from.y];
  // A box dragged upwards still holds a star that stands on its feet.
  const top = Math.min(from.y, to.y);
  const x = (share: number) => from.x + width * share;
  const y = (share: number) => top + Math.abs(height) * share;
  context.beginPath();
  if (shape === 'circle') {
    context.arc(x(0.5), y(0.5), Math.hypot(width, height) / 2, 0, Math.PI * 2);
  } else if (shape === 'heart') {
    context.moveTo(x(0.5), y(0.22));
    for (const [ax, ay, bx, by, endX, endY] of HEART) {
      context.bezierCurveTo(x(ax), y(ay), x(bx), y(by), x(endX), y(endY));
    }
  } else {
    for (const [cornerX, cornerY] of CORNERS[shape] ?? []) context.lineTo(x(cornerX), y(cornerY));
  }
  context.closePath();
  if (filled) context.fill();
  else context.stroke();
}
