import { clamp, distance, type Point } from './geometry';
import type { Random } from './random';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A box by its top left corner. */
export interface Box extends Point, Size {}

/** Whether a point lies in a box, its edges included. */
export const inside = ({ x, y }: Point, box: Box) =>
  x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;

/** Whether two boxes share ground; boxes that only touch do not. */
export const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** The box with `by` more on every side. */
export const widen = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** A place of the stage as a share of it, so that parts of the page lie where the canvas has them. */
export const share = ({ x, y, width, height }: Box, stage: Size) => ({
  left: `${(x / stage.width) * 100}%`,
  top: `${(y / stage.height) * 100}%`,
  width: `${(width / stage.width) * 100}%`,
  height: `${(height / stage.height) * 100}%`,
});

/** The nearest place in the box. */
export const keepIn = ({ x, y }: Point, box: Box): Point => ({
  x: clamp(x, box.x, box.x + box.width),
  y: clamp(y, box.y, box.y + box.height),
});

/** The same place in another box: as far across and down as it was in the first. */
export function carry(point: Point, from: Box, to: Box): Point {
  const across = from.width > 0 ? (point.x - from.x) / from.width : 0.5;
  const down = from.height > 0 ? (point.y - from.y) / from.height : 0.5;
  return keepIn({ x: to.x + across * to.width, y: to.y + down * to.height }, to);
}

/**
 * A screen in stage units. Never less than `least`, so a small screen shows everything smaller;
 * with more than `ample` square units everything grows instead of lying about in a hall.
 */
export function roomFor(screen: Size, least: Size, ample: number): Size {
  const roomy = Math.max(1, Math.sqrt((screen.width * screen.height) / ample));
  const scale = Math.min(roomy, screen.width / least.width, screen.height / least.height);
  return { width: screen.width / scale, height: screen.height / scale };
}

/** One of several things that lie about, by the top left corner of its box. */
export interface Thing extends Point {
  readonly id: number;
}

/** A thing in somebody's hand: where it is now, and where the finger holds it. */
export interface Held extends Thing {
  readonly dragOffset: Point;
}

export const hold = ({ id, x, y }: Thing, finger: Point): Held => ({
  id,
  x,
  y,
  dragOffset: { x: finger.x - x, y: finger.y - y },
});

/** The held thing goes where the finger goes, but not out of the box. */
export const follow = (held: Held, { x, y }: Point, within: Box): Held => ({
  ...held,
  ...keepIn({ x: x - held.dragOffset.x, y: y - held.dragOffset.y }, within),
});

/** The thing whose middle is nearest to a point, if it is within reach. `size` is that of the things. */
export function nearest<Kind extends Thing>(things: readonly Kind[], point: Point, size: number, reach: number) {
  const corner = { x: point.x - size / 2, y: point.y - size / 2 };
  let found: Kind | null = null;
  let least = reach;
  for (const thing of things) {
    const away = distance(thing, corner);
    if (away <= least) [found, least] = [thing, away];
  }
  return found;
}

/** So many throws for each spacing, then the next one counts. */
export const TRIES = 100;
/** The grid that places what chance could not: so many steps across and down. */
const GRID = 20;

interface Scatter {
  readonly count: number;
  /** Where they may be. */
  readonly area: Box;
  /** The distances to keep from each other, the one that is wanted first. */
  readonly spacings: readonly number[];
  /** Places that are taken already. */
  readonly taken?: readonly Point[];
  /** False for a place that is not to be used. */
  readonly free?: (point: Point) => boolean;
}

/** Places here and there, apart from each other. What finds none by chance gets the loneliest point of a grid. */
export function scatter({ count, area, spacings, taken = [], free = () => true }: Scatter, random: Random): Point[] {
  const placed: Point[] = [];
  const gap = (point: Point) =>
    Math.min(...[...taken, ...placed].map((other) => distance(point, other)), Number.POSITIVE_INFINITY);
  const throwOne = () => ({
    x: random.between(area.x, area.x + area.width),
    y: random.between(area.y, area.y + area.height),
  });

  function byChance(): Point | null {
    for (const spacing of spacings) {
      for (let tries = 0; tries < TRIES; tries++) {
        const point = throwOne();
        if (free(point) && gap(point) >= spacing) return point;
      }
    }
    return null;
  }

  function byGrid(): Point {
    let best: Point = { x: area.x + area.width / 2, y: area.y + area.height / 2 };
    let loneliness = -1;
    for (let cell = 0; cell < (GRID + 1) ** 2; cell++) {
      const [column, row] = [cell % (GRID + 1), Math.floor(cell / (GRID + 1))];
      const point = { x: area.x + (area.width * column) / GRID, y: area.y + (area.height * row) / GRID };
      const lonely = free(point) ? gap(point) : -1;
      if (lonely > loneliness) [best, loneliness] = [point, lonely];
    }
    return best;
  }

  while (placed.length < count) placed.push(byChance() ?? byGrid());
  return placed;
}
