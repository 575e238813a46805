import type { Board } from '../../core/grid';

/** A board together with the side of one cell, in stage units. */
export interface SnakeBoard extends Board {
  readonly cell: number;
}

/** The board of a screen so many px wide. It is chosen when a round starts and only scaled afterwards. */
export function boardFor(viewportWidth: number): SnakeBoard {
  if (viewportWidth < 380) return { columns: 20, rows: 18, cell: 15 };
  if (viewportWidth < 640) return { columns: 17, rows: 15, cell: 20 };
  return { columns: 20, rows: 18, cell: 20 };
}
