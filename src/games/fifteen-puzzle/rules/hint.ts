import { DIRECTIONS } from '../../../core/grid';
import { cellOf, type Difficulty, neighbor, sideOf, type Tiles } from './board';

/** The tile to slide next. */
export interface Hint {
  readonly position: number;
  readonly value: number;
}

/** No board of nine is further from home than this. */
export const LONGEST_WAY = 31;

/** How many steps a tile is away from home, whatever is in between. */
function stepsHome(value: number, position: number, side: number): number {
  const [here, home] = [cellOf(position, side), cellOf(value - 1, side)];
  return Math.abs(here.x - home.x) + Math.abs(here.y - home.y);
}

/**
 * The first move of a shortest way home, so that hints alone solve the board. None on Hard: there the search would take too long.
 *
 * It looks along all ways of a certain length, and leaves each as soon as the steps that the tiles still need are more than
 * the moves that are left; if none leads home it tries longer ones (IDA* with Manhattan distance). A move changes that sum of
 * steps by one, so a way is as long as the sum, or two moves longer, or four.
 */
export function hint({ difficulty, tiles }: { readonly difficulty: Difficulty; readonly tiles: Tiles }): Hint | null {
  if (difficulty === 'hard') return null;
  const side = sideOf(tiles);
  const beside = tiles.map((_, position) => DIRECTIONS.map((way) => neighbor(position, way, side) ?? -1));
  const steps = tiles.map((_, value) => tiles.map((_, position) => stepsHome(value, position, side)));
  // Slid to and fro in place: copies would take most of the time.
  const board = [...tiles];

  /** The position to slide first, so that `moves` are enough. `before` is where the empty slot comes from. */
  function wayHome(empty: number, before: number, moves: number, sum: number): number | null {
    for (const position of beside[empty] ?? []) {
      const value = board[position];
      if (!value || position === before) continue;
      const after = sum - (steps[value]?.[position] ?? 0) + (steps[value]?.[empty] ?? 0);
      if (after === 0) return position;
      if (after >= moves) continue;
      board[empty] = value;
      board[position] = 0;
      const found = wayHome(position, empty, moves - 1, after) !== null;
      board[position] = value;
      board[empty] = 0;
      if (found) return position;
    }
    return null;
  }

  const sum = tiles.reduce((all, value, position) => all + (value && (steps[value]?.[position] ?? 0)), 0);
  if (sum === 0) return null;
  for (let moves = sum; moves <= LONGEST_WAY; moves += 2) {
    const position = wayHome(tiles.indexOf(0), -1, moves, sum);
    if (position !== null) return { position, value: tiles[position] ?? 0 };
  }
  return null;
}
