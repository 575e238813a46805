import { makePicture, type Picture, penFor } from '../../../kit/stage/pen';
import { createSprites } from '../../../kit/stage/sprites';
import { sheet } from '../art/sheet';
import type { Shape } from '../rules/styles';

/** A prime number of copies, so that none falls on another, whatever the symmetry of the shape. */
const COPIES = 17;
const SIZE = 320;

/**
 * A spinner as the eye sees it when it whirls: the average of its picture over a whole turn. Drawn once per shape,
 * it keeps a fast spinner from flickering, at the price of a single picture per frame.
 */
export function createBlurs() {
  const sprites = createSprites(sheet);
  const discs = new Map<Shape, Picture>();
  let loaded = false;
  void sprites.ready.then(() => {
    loaded = true;
  });

  return (shape: Shape): Picture | null => {
    const known = discs.get(shape);
    if (known || !loaded) return known ?? null;
    const disc = makePicture(SIZE, SIZE, (context) => {
      // Added up instead of laid over each other, every copy counts the same.
      context.globalCompositeOperation = 'lighter';
      const pen = penFor(context, (picture: Picture) => picture);
      for (let copy = 0; copy < COPIES; copy++) {
        const angle = (copy / COPIES) * Math.PI * 2;
        sprites.draw(pen, 1, shape, SIZE / 2, SIZE / 2, SIZE, { angle, alpha: 1 / COPIES });
      }
    });
    discs.set(shape, disc);
    return disc;
  };
}
