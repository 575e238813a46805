import { clamp, type Point } from '../../core/geometry';
import { type Box, inside, overlap, roomFor, type Size, widen } from '../../core/scatter';
import { BINS, type Bin } from './items';

/** An item's box. */
export const ITEM = 80;
/** An item counts as in a bin so far beside it, too. */
export const TOLERANCE = 15;
/** The play area is 24rem high, or more, and at most 56rem wide. */
const LEAST = { width: 380, height: 384 } as const;
const MAX_WIDTH = 896;
const AMPLE = 360_000;
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

/** The stage in its units, for a screen of so many pixels. */
export const roomOf = (screen: Size) => roomFor(screen, LEAST, AMPLE);

/** The play area, in the middle of the stage. */
export function areaOf({ width, height }: Size): Box {
  const areaWidth = Math.min(width, MAX_WIDTH);
  return { x: (width - areaWidth) / 2, y: 0, width: areaWidth, height };
}

/** Where the picture of a bin stands. */
export function pictureOf(bin: Bin, size: Size): Box {
  const area = areaOf(size);
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

/** The bin that takes an item dropped here, by the item's top left corner. */
export function binFor({ x, y }: Point, size: Size): Bin | null {
  const item = { x, y, width: ITEM, height: ITEM };
  return BINS.find((bin) => overlap(item, widen(rectangleOf(bin, size), TOLERANCE))) ?? null;
}

/** The bin under a finger. */
export const binAt = (point: Point, size: Size): Bin | null =>
  BINS.find((bin) => inside(point, pictureOf(bin, size))) ?? null;

/** Where the top left corner of an item may be carried. */
export function reachOf(size: Size): Box {
  const area = areaOf(size);
  return { ...area, width: area.width - ITEM, height: area.height - ITEM };
}

/** Where the top left corner of an item may lie at the start: below the words, clear of the bins. */
export function beachOf(size: Size): Box {
  const { x, width } = areaOf(size);
  const bottom = rectangleOf('recycling', size).y - TOLERANCE - ITEM - EDGE;
  return { x: x + EDGE, y: TOP, width: width - ITEM - 2 * EDGE, height: Math.max(0, bottom - TOP) };
}

export const middleOf = ({ x, y }: Point): Point => ({ x: x + ITEM / 2, y: y + ITEM / 2 });
