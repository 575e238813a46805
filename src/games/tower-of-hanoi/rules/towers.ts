/** The three towers by place: Start, Helper, Goal. */
export type Tower = 0 | 1 | 2;

export const TOWERS: readonly Tower[] = [0, 1, 2];
export const START: Tower = 0;
export const GOAL: Tower = 2;

export interface Disc {
  readonly id: string;
  /** 1 is the smallest. */
  readonly size: number;
}

/** Three stacks, each from the bottom up. */
export type Towers = readonly [readonly Disc[], readonly Disc[], readonly Disc[]];

export interface Move {
  readonly from: Tower;
  readonly to: Tower;
}

/** All discs on one tower, the largest at the bottom. */
export function stacked(on: Tower, count: number): Towers {
  const discs = Array.from({ length: count }, (_, index) => ({ id: `disc-${count - index}`, size: count - index }));
  return [on === 0 ? discs : [], on === 1 ? discs : [], on === 2 ? discs : []];
}

export const topOf = (towers: Towers, tower: Tower): Disc | undefined => towers[tower].at(-1);

/** A disc may only go on an empty tower or a larger disc. */
export function canPlace(towers: Towers, from: Tower, to: Tower): boolean {
  const disc = topOf(towers, from);
  return disc !== undefined && disc.size < (topOf(towers, to)?.size ?? Number.POSITIVE_INFINITY);
}

export function moveDisc(towers: Towers, { from, to }: Move): Towers {
  const disc = topOf(towers, from);
  if (!disc) return towers;
  const after = (tower: Tower) =>
    tower === from ? towers[tower].slice(0, -1) : tower === to ? [...towers[tower], disc] : towers[tower];
  return [after(0), after(1), after(2)];
}
