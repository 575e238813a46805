import type { Cell } from '../../../core/grid';
import type { Brush } from '../../../kit/stage/brush';

/** How long a step takes to the eye; shorter than a step of the clock, so that it always arrives. */
const GLIDE = 120;

/** Something that jumps from cell to cell, seen gliding. Remembers where it was one step ago. */
export function createGlide() {
  let [now, before, since]: [readonly Cell[], readonly Cell[], number] = [[], [], 0];
  return (cells: readonly Cell[], time: number, glides: boolean) => {
    if (cells !== now) [before, now, since] = [now, cells, time];
    const share = glides ? Math.min(1, (time - since) / GLIDE) : 1;
    return {
      gliding: share < 1 && cells.length > 0,
      at(index: number): Cell {
        const cell = cells[index] as Cell;
        const old = before[index];
        // A step over the edge, or a new round, is not a glide across the board.
        if (!old || Math.abs(old.x - cell.x) + Math.abs(old.y - cell.y) > 1) return cell;
        return { x: old.x + (cell.x - old.x) * share, y: old.y + (cell.y - old.y) * share };
      },
    };
  };
}

/** From so many steps away a thing to eat sees the head coming. */
const SIGHT = 7;

/** How much it looks forward to it, from 0 to 1: the way there is long for small hands, and each step is to be worth it. */
export const eagerness = (thing: Cell, head: Cell) =>
  Math.max(0, 1 - (Math.abs(thing.x - head.x) + Math.abs(thing.y - head.y)) / SIGHT);

/** Segments from the tail to the neck, each with one half-way to the next, so that the body is one. */
export function drawChain<Piece extends string>(
  brush: Brush<Piece>,
  cell: number,
  count: number,
  at: (index: number) => Cell,
  body: Piece,
  tail: Piece,
) {
  for (let index = count - 1; index > 0; index--) {
    const [here, ahead] = [at(index), at(index - 1)];
    const last = index === count - 1;
    const size = cell * (last ? 0.82 : 1.06);
    brush.sprite(last ? tail : body, (here.x + 0.5) * cell, (here.y + 0.5) * cell, size);
    if (Math.abs(here.x - ahead.x) + Math.abs(here.y - ahead.y) > 1.5) continue;
    brush.sprite(body, ((here.x + ahead.x) / 2 + 0.5) * cell, ((here.y + ahead.y) / 2 + 0.5) * cell, size);
  }
}
