import { clamp, type Size } from '../../../core/geometry';
import { type Box, playAreaOf } from '../../../families/tidy/rules/scatter';

/** A toy's box. Its picture fills it but for a narrow margin. */
export const TOY = 88;
/** The basket's picture: 260 wide, 190 high. */
const BASKET_SHAPE = 190 / 260;
/** A toy stands on the floor, so its box ends so far below the wall. */
const STANDING = 14;
const EDGE = 6;

/** How far the wall comes down. A narrow room is mostly floor: the toys need it. */
export const wallOf = ({ width, height }: Size) =>
  width > 560 ? Math.min(height * 0.32, 190) : clamp(height * 0.5 - 130, 60, 180);

/** Where the basket's picture stands, a little above the lower edge, on its rug. */
export function basketOf(size: Size): Box {
  const width = clamp(size.width * 0.44, 140, 230);
  const height = width * BASKET_SHAPE;
  return { x: (size.width - width) / 2, y: size.height * 0.95 - height, width, height };
}

/**
 * The basket's box: a toy counts if its top left corner is dropped in it. It reaches beyond the
 * picture by a toy's size to the left and upwards, so a toy that lies on the basket always counts.
 */
export function basketBoxOf(size: Size): Box {
  const { x, y, width, height } = basketOf(size);
  return { x: x - TOY, y: y - TOY, width: width + TOY, height: height + TOY };
}

/** Where the top left corner of a toy may lie at the start. */
export function floorOf(size: Size): Box {
  const { x, width } = playAreaOf(size);
  const y = Math.max(EDGE, wallOf(size) + STANDING - TOY);
  return { x: x + EDGE, y, width: width - TOY - 2 * EDGE, height: size.height - TOY - EDGE - y };
}
