import type { Point } from '../../../core/geometry';
import { type Cup, flightOf } from './flight';
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

/** Of all pulls that land the one with the most others around it that land, too: a small hand is never exact. */
function findPull(meadow: Meadow, cups: readonly Cup[]): Point | null {
  const good = LENGTHS.map((length) => ANGLES.map((angle) => Number(lands(pullOf(length, angle), meadow, cups))));
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
  return best;
}

/** Cups stand where their meadow puts them, and are others when that changes: the pull is looked for once. */
const found = new WeakMap<readonly Cup[], Point | null>();

/** A pull that lands in a cup. */
export function goodPull(meadow: Meadow, cups: readonly Cup[]): Point | null {
  const known = found.get(cups);
  if (known !== undefined) return known;
  const pull = findPull(meadow, cups);
  found.set(cups, pull);
  return pull;
}
