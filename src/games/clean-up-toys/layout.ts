import { clamp, type Point } from '../../core/geometry';
import { type Box, roomFor, type Size } from '../../core/scatter';

/** A toy's box. Its picture fills it but for a narrow margin. */
export const TOY = 88;
/** The play area is 24rem high, or more. */
const LEAST = { width: 340, height: 384 } as const;
const AMPLE = 360_000;
/** The basket's picture: 260 wide, 190 high. */
const BASKET_SHAPE = 190 / 260;
/** A toy stands on the floor, so its box ends so far below the wall. */
const STANDING = 14;
const EDGE = 6;

/** The play area in stage units, for a screen of so many pixels. */
export const roomOf = (screen: Size) => roomFor(screen, LEAST, AMPLE);

/** How far the wall comes down. A narrow room is mostly floor: the toys need it. */
export const wallOf = ({ width, height }: Size) =>
  width > 560 ? Math.min(height * 0.32, 190) : clamp(height * 0.5 - 130, 60, 180);

/** The basket stands so far above the lower edge, on its rug. */
const footOf = ({ height }: Size) => clamp(height * 0.08 - 14, 14, 36);

/** Where the basket's picture stands. */
export function basketOf(size: Size): Box {
  const { width, height } = size;
  const basketWidth = clamp(width * 0.44, 140, 230);
  const basketHeight = basketWidth * BASKET_SHAPE;
  return {
    x: (width - basketWidth) / 2,
    y: height - basketHeight - footOf(size),
    width: basketWidth,
    height: basketHeight,
  };
}

/**
 * The basket's box: a toy counts if its top left corner is dropped in it. It reaches beyond the
 * picture by a toy's size to the left and upwards, so a toy that lies on the basket always counts.
 */
export function basketBoxOf(size: Size): Box {
  const { x, y, width, height } = basketOf(size);
  return { x: x - TOY, y: y - TOY, width: width + TOY, height: height + TOY };
}

/** Where the top left corner of a toy may be carried. */
export const reachOf = ({ width, height }: Size): Box => ({ x: 0, y: 0, width: width - TOY, height: height - TOY });

/** Where the top left corner of a toy may lie at the start. */
export function floorOf(size: Size): Box {
  const top = Math.max(EDGE, wallOf(size) + STANDING - TOY);
  return { x: EDGE, y: top, width: size.width - TOY - 2 * EDGE, height: size.height - TOY - EDGE - top };
}

export const middleOf = ({ x, y }: Point): Point => ({ x: x + TOY / 2, y: y + TOY / 2 });
