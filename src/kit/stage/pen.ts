import type { Call, NumberValue } from '../late/strokes';

/** Something painted beforehand. */
export type Picture = HTMLCanvasElement;

/** A picture to be painted once and stamped often. */
export function makePicture(
  width: number,
  height: number,
  paint: (context: CanvasRenderingContext2D) => void,
): Picture {
  const picture = Object.assign(document.createElement('canvas'), { width, height });
  const context = picture.getContext('2d');
  if (context) paint(context);
  return picture;
}

/** x, y, width, height, angle, alpha, scale across and scale down. */
type Stamp = [number, number, number, number, number, number, number, number];

/**
 * The part of a canvas context that can be written down and painted by another thread: calls that take numbers, and
 * values that are numbers or words. It cannot be asked anything.
 */
export interface Pen extends Pick<CanvasRenderingContext2D, Call | NumberValue | 'lineCap' | 'lineJoin'> {
  fillStyle: string;
  strokeStyle: string;
  fill(): void;
  stroke(): void;
  clip(): void;
  /** Lines are broken into pieces of these lengths; without any, they are whole again. */
  dash(...lengths: number[]): void;
  /** A picture with its middle at x, y, turned, stretched and faded. */
  stamp(picture: Picture, ...how: Stamp): void;
}

/** A pen that paints at once. `find` knows the pixels of a picture. */
export function penFor<Named>(
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  find: (picture: Named) => CanvasImageSource | undefined,
): Pen {
  return Object.assign(context, {
    dash: (...lengths: number[]) => context.setLineDash(lengths),
    stamp(named: Named, ...[x, y, width, height, angle, alpha, scaleX, scaleY]: Stamp) {
      const picture = find(named);
      if (!picture) return;
      context.save();
      context.translate(x, y);
      context.rotate(angle);
      context.scale(scaleX, scaleY);
      context.globalAlpha *= alpha;
      context.drawImage(picture, -width / 2, -height / 2, width, height);
      context.restore();
    },
  }) as unknown as Pen;
}
