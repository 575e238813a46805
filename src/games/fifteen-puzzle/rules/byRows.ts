import { DIRECTIONS } from '../../../core/grid';
import { neighbor, sideOf, type Tiles } from './board';

/** The tiles of the large board that go home together, one group after the other: two rows by halves, then two columns, then the rest. */
const GROUPS: readonly (readonly number[])[] = [
  [1, 2],
  [3, 4],
  [5, 6],
  [7, 8],
  [9, 13],
  [10, 14],
  [11, 12, 15],
];

const isHome = (tiles: Tiles) => (value: number) => tiles[value - 1] === value;

/** A board of which only the empty slot (it comes first) and the tiles of a group are looked at, and the slide that led to it first. */
interface Look {
  readonly places: readonly number[];
  readonly first: number;
}

/**
 * The position to slide next on Hard, as people do it: group by group, and what is home stays there. A way to the whole end would
 * take too long to find; to the end of a group there are at most 16 x 15 x 14 boards to look at. Each slide is on a shortest
 * way there, so hints alone solve the board. Null when it is solved.
 */
export function nextByRows(tiles: Tiles): number | null {
  const now = GROUPS.findIndex((group) => !group.every(isHome(tiles)));
  const group = GROUPS[now];
  if (!group) return null;
  const fixed = new Set(GROUPS.slice(0, now).flatMap((done) => done.map((value) => value - 1)));
  const side = sideOf(tiles);
  const free = tiles.map((_, position) =>
    DIRECTIONS.flatMap((way) => neighbor(position, way, side) ?? []).filter((next) => !fixed.has(next)),
  );

  const start: Look = { places: [0, ...group].map((value) => tiles.indexOf(value)), first: -1 };
  const seen = new Set([start.places.join()]);
  // It grows while it is walked: the nearest boards come first.
  const queue = [start];
  for (const { places, first } of queue) {
    const [empty = 0, ...others] = places;
    if (others.every((place, index) => place === (group[index] ?? 0) - 1)) return first;
    for (const position of free[empty] ?? []) {
      const after = [position, ...others.map((place) => (place === position ? empty : place))];
      const key = after.join();
      if (seen.has(key)) continue;
      seen.add(key);
      queue.push({ places: after, first: first < 0 ? position : first });
    }
  }
  return null;
}
