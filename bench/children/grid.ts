// Boards that the style sheets lay out: cells side by side in the middle of their box.
import type { Point, Size } from '../../src/core/geometry';

export interface Grid {
  /** The middles of the cells, row by row. */
  readonly middles: readonly Point[];
  /** The cell at a place; undefined beside all of them. */
  at(place: Point): number | undefined;
}

/** So many cells of a size, so far apart, in the middle of a box. */
export function gridIn(box: Size, columns: number, rows: number, cell: Size, gap = 0): Grid {
  const left = (box.width - columns * cell.width - (columns - 1) * gap) / 2;
  const top = (box.height - rows * cell.height - (rows - 1) * gap) / 2;
  const middles = Array.from({ length: columns * rows }, (_, index) => ({
    x: left + (index % columns) * (cell.width + gap) + cell.width / 2,
    y: top + Math.floor(index / columns) * (cell.height + gap) + cell.height / 2,
  }));
  const isIn = (place: Point, { x, y }: Point) =>
    Math.abs(place.x - x) <= cell.width / 2 && Math.abs(place.y - y) <= cell.height / 2;
  return {
    middles,
    at(place) {
      const index = middles.findIndex((middle) => isIn(place, middle));
      return index < 0 ? undefined : index;
    },
  };
}

/** Taps on some of the cells. */
export const tapsOn = ({ middles }: Grid, cells: readonly number[]) =>
  cells.flatMap((cell) => middles[cell] ?? []).map((from) => ({ from }));
