import { clamp, type Point } from '../../../core/geometry';
import type { Board, Cell } from '../../../core/grid';

export interface BlockBoard extends Board {
  /** The side of a block in px. */
  readonly size: number;
}

/** About 20 by 15 blocks, as large as the window allows. */
export function boardFor(windowWidth: number, windowHeight: number): BlockBoard {
  const [width, height] = [windowWidth - 60, windowHeight - 220];
  const size = clamp(Math.floor(Math.min(width / 20, height / 15)), 16, 40);
  return {
    size,
    columns: clamp(Math.floor(width / size), 8, 30),
    rows: clamp(Math.floor(height / size), 6, 25),
  };
}

/** The middle of a cell in px. */
export const middleOf = ({ x, y }: Cell, { size }: BlockBoard): Point => ({ x: (x + 0.5) * size, y: (y + 0.5) * size });

/** The cells of a straight way, without `from`: a fast hand leaves no gaps. */
export function cellsTo(from: Cell, to: Cell): Cell[] {
  const steps = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y));
  return Array.from({ length: steps }, (_, index) => {
    const share = (index + 1) / steps;
    return {
      x: Math.round(from.x + (to.x - from.x) * share),
      y: Math.round(from.y + (to.y - from.y) * share),
    };
  });
}
