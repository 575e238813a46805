import { clamp, type Point, type Size } from '../../../core/geometry';
import type { Random } from '../../../core/random';

/** A box by its top left corner. */
export interface Box extends Point, Size {}

/** Whether a point lies in a box, its edges included. */
export const inside = ({ x, y }: Point, box: Box) =>
  x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;

/** The nearest place in the box. */
export const keepIn = ({ x, y }: Point, box: Box): Point => ({
  x: clamp(x, box.x, box.x + box.width),
  y: clamp(y, box.y, box.y + box.height),
});

/** The place so far across and down a box, each from 0 to 1. */
const within = ({ x, y, width, height }: Box, across: number, down: number): Point => ({
  x: x + width * across,
  y: y + height * down,
});

/** The same place in another box: as far across and down as it was in the first. */
export const carry = ({ x, y }: Point, from: Box, to: Box): Point =>
  keepIn(within(to, (x - from.x) / from.width, (y - from.y) / from.height), to);

/** The play area is 24rem high, or more. */
const LEAST_HEIGHT = 384;
/** With more square units than this things would lie about in a hall. */
const AMPLE = 360_000;
/** And it is at most 56rem wide. */
const MAX_WIDTH = 896;
/** Before the screen is measured: where there is room, things find their places soon. */
export const UNMEASURED: Size = { width: MAX_WIDTH, height: MAX_WIDTH };

/**
 * A screen in stage units. Never less than `leastWidth` and the least height, so a small screen shows
 * everything smaller; on an ample one everything grows.
 */
export function roomFor({ width, height }: Size, leastWidth: number, ample = AMPLE): Size {
  const roomy = Math.max(1, Math.sqrt((width * height) / ample));
  const scale = Math.min(roomy, width / leastWidth, height / LEAST_HEIGHT);
  return { width: width / scale, height: height / scale };
}

/** The play area, in the middle of the room. */
export function playAreaOf({ width: room, height }: Size): Box {
  const width = Math.min(room, MAX_WIDTH);
  return { x: (room - width) / 2, y: 0, width, height };
}

/** So many throws for each spacing, then the next one counts. */
const TRIES = 100;
/** The grid that places what chance could not: so many steps across and down. */
const GRID = 20;

/**
 * A place in the area, so far from everything as the first of the spacings says, or the next; `gapAt` is how
 * far a place is from everything, -1 where nothing may be. If chance finds none it is the loneliest of a grid.
 */
export function findPlace(
  area: Box,
  spacings: readonly number[],
  gapAt: (place: Point) => number,
  random: Random,
): Point {
  for (const spacing of spacings) {
    for (let tries = 0; tries < TRIES; tries++) {
      const place = within(area, random.next(), random.next());
      if (gapAt(place) >= spacing) return place;
    }
  }
  let best = within(area, 0.5, 0.5);
  let bestGap = gapAt(best);
  for (let cell = 0; cell < (GRID + 1) ** 2; cell++) {
    const place = within(area, (cell % (GRID + 1)) / GRID, Math.floor(cell / (GRID + 1)) / GRID);
    const gap = gapAt(place);
    if (gap > bestGap) [best, bestGap] = [place, gap];
  }
  return best;
}
