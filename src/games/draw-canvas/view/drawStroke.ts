import type { Circle, Point } from '../../../core/geometry';

export type Context = CanvasRenderingContext2D;

/** A curve through the middles of the way, bent towards the point between them: smooth at any speed. */
export function drawCurve(context: Context, from: Point, bend: Point, to: Point): void {
  context.beginPath();
  context.moveTo(from.x, from.y);
  context.quadraticCurveTo(bend.x, bend.y, to.x, to.y);
  context.stroke();
}

export function drawBlots(context: Context, blots: readonly Circle[]): void {
  for (const { x, y, radius } of blots) {
    context.beginPath();
    context.arc(x, y, radius, 0, Math.PI * 2);
    context.fill();
  }
}
