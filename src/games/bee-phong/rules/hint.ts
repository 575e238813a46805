import { distance, type Point } from '../../../core/geometry';
import { type Cup, flightOf, launchVelocity } from './flight';
import { type Meadow, slingRest } from './meadow';

/** The pulls that are tried out: down and to the left, angle by angle and ever further. */
const ANGLES = Array.from({ length: 11 }, (_, step) => 0.2 + step * 0.1);
const LENGTHS = Array.from({ length: 28 }, (_, step) => 30 + step * 5);

export const pullOf = (length: number, angle: number): Point => ({
  x: -length * Math.cos(angle),
  y: length * Math.sin(angle),
});

/** Where a finger that begins at the bee ends. */
export function pulledTo(pull: Point, meadow: Meadow): Point {
  const rest = slingRest(meadow);
  return { x: rest.x + pull.x, y: rest.y + pull.y };
}

/** Whether a pull that stays on the meadow brings the bee into a cup. */
export function lands(pull: Point, meadow: Meadow, cups: readonly Cup[]): boolean {
  const { x, y } = pulledTo(pull, meadow);
  return x > 0 && y < meadow.height && Boolean(flightOf(pull, meadow, cups).at(-1)?.cup);
}

interface Pulls {
  /** All that land. */
  readonly landing: readonly Point[];
  /** Of these the one with the most others around it: a small hand is never exact. */
  readonly best: Point | null;
}

function findPulls(meadow: Meadow, cups: readonly Cup[]): Pulls {
  const good = LENGTHS.map((length) => ANGLES.map((angle) => Number(lands(pullOf(length, angle), meadow, cups))));
  const landing = LENGTHS.flatMap((length, row) =>
    ANGLES.filter((_, column) => good[row]?.[column]).map((angle) => pullOf(length, angle)),
  );
  let best: Point | null = null;
  let most = 0;
  for (const [row, length] of LENGTHS.entries()) {
    for (const [column, angle] of ANGLES.entries()) {
      if (!good[row]?.[column]) continue;
      const around = good
        .slice(Math.max(0, row - 1), row + 2)
        .flatMap((near) => near.slice(Math.max(0, column - 1), column + 2));
      const count = around.reduce((sum, one) => sum + one, 0);
      if (count <= most) continue;
      most = count;
      best = pullOf(length, angle);
    }
  }
  return { landing, best };
}

/** Cups stand where their meadow puts them, and are others when that changes: the pulls are looked for once. */
const found = new WeakMap<readonly Cup[], Pulls>();

function pullsFor(meadow: Meadow, cups: readonly Cup[]): Pulls {
  const known = found.get(cups) ?? findPulls(meadow, cups);
  found.set(cups, known);
  return known;
}

/** A pull that lands in a cup. */
export const goodPull = (meadow: Meadow, cups: readonly Cup[]): Point | null => pullsFor(meadow, cups).best;

/** With every miss in a row a pull may be further, in units, from one that lands. */
const KINDNESS = 70;

/** A pull as it is meant after misses: the nearest that lands, if it came near. The dots show it, so nothing is hidden. */
export function kindPull(by: Point, misses: number, meadow: Meadow, cups: readonly Cup[]): Point {
  if (misses === 0 || !launchVelocity(by) || lands(by, meadow, cups)) return by;
  const [nearest] = [...pullsFor(meadow, cups).landing].sort((a, b) => distance(a, by) - distance(b, by));
  return nearest && distance(nearest, by) <= KINDNESS * misses ? nearest : by;
}
