import { contextOf } from './canvas';
import { type Pen, type Picture, penFor } from './pen';

/** What a stage is painted on. */
export interface Paper {
  /** Wipes it, and gives the pen for the next picture, which is to be whole. Sizes are in pixels, density is pixels per unit. */
  begin(width: number, height: number, density: number): Pen;
  end(): void;
}

/** Paper that is painted right here, stroke by stroke. */
export function paperHere(canvas: HTMLCanvasElement): Paper {
  const context = contextOf(canvas);
  const pen = penFor(context, (picture: Picture) => picture);
  return {
    begin(width, height, density) {
      wipe(canvas, context, width, height, density);
      return pen;
    },
    end() {},
  };
}

export function wipe(
  canvas: HTMLCanvasElement | OffscreenCanvas,
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  width: number,
  height: number,
  density: number,
): void {
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  context.setTransform(density, 0, 0, density, 0, 0);
  context.clearRect(0, 0, width / density, height / density);
}
