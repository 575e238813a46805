import { clamp, type Point, type Size } from '../../../core/geometry';
import { type Box, playAreaOf } from '../../../families/tidy/rules/scatter';
import { BINS, type Bin } from './items';

/** An item's box. */
export const ITEM = 80;
/** An item counts as in a bin so far beside it, too. */
export const TOLERANCE = 15;
/** The Earth and its words stand above the items. */
export const TOP = 72;
const EDGE = 8;
/** Below a bin its name still finds room. */
const FOOT = 28;
/** A bin's picture is 180 wide and 200 high; its lid begins where the upper third ends. */
const BIN_SHAPE = 200 / 180;
const LID = 0.3;
/** The body without the rim that stands out, as a share of the picture. */
const BODY = 0.82;

/** Where the picture of a bin stands. */
export function pictureOf(bin: Bin, size: Size): Box {
  const area = playAreaOf(size);
  const third = area.width / BINS.length;
  const width = clamp(Math.min(third * 0.92, size.height * 0.31), 100, 156);
  const height = width * BIN_SHAPE;
  return {
    x: area.x + third * (BINS.indexOf(bin) + 0.5) - width / 2,
    y: size.height - height - FOOT,
    width,
    height,
  };
}

/** The rectangle of a bin that an item has to meet. */
export function rectangleOf(bin: Bin, size: Size): Box {
  const { x, y, width, height } = pictureOf(bin, size);
  return { x: x + (width * (1 - BODY)) / 2, y: y + height * LID, width: width * BODY, height: height * (1 - LID) };
}

/** Nearer by less than this is as near: then the order of the bins decides. */
const AS_NEAR = 1;

/** The bin that takes an item dropped here, by the item's top left corner: of those that it meets the nearest. */
export function binFor({ x, y }: Point, size: Size): Bin | undefined {
  let nearest: { readonly bin: Bin; readonly away: number } | undefined;
  for (const bin of BINS) {
    const box = rectangleOf(bin, size);
    const meets =
      x + ITEM > box.x - TOLERANCE &&
      x < box.x + box.width + TOLERANCE &&
      y + ITEM > box.y - TOLERANCE &&
      y < box.y + box.height + TOLERANCE;
    const away = Math.abs(x + ITEM / 2 - (box.x + box.width / 2));
    if (meets && (!nearest || away < nearest.away - AS_NEAR)) nearest = { bin, away };
  }
  return nearest?.bin;
}

/** So many square units have room for all items, each with its distance to the others. */
const AMPLE = 75_000;

/** Where the top left corner of an item may lie at the start: below the words, clear of the bins, and of their lids where there is room. */
export function beachOf(size: Size): Box {
  const area = playAreaOf(size);
  const width = area.width - ITEM - 2 * EDGE;
  const aboveLids = pictureOf('recycling', size).y - ITEM - EDGE - TOP;
  const aboveBins = rectangleOf('recycling', size).y - TOLERANCE - ITEM - EDGE - TOP;
  const height = width * aboveLids > AMPLE ? aboveLids : aboveBins;
  return { x: area.x + EDGE, y: TOP, width, height };
}
