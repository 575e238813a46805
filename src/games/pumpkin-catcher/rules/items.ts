import type { Point } from '../../../core/geometry';
import type { Random } from '../../../core/random';

const GOOD_CHANCE = 0.6;
export const POWER_DURATION = 5000;
/** Percent per tick at level 1. */
export const SPEED = { min: 0.8, max: 1.3 } as const;
/** Things come from above the play area and leave below it, in percent of it. */
export const FALL = { from: -12, to: 112, left: 10, right: 90 } as const;

export const POINTS = { pumpkin: 10, candy: 15, bat: -20, spider: -15, ghost: -25 } as const;
export type ItemType = keyof typeof POINTS;
const GOOD: readonly [ItemType, number][] = [
  ['pumpkin', 0.4],
  ['candy', 0.6],
];
const BAD: readonly [ItemType, number][] = [
  ['bat', 0.35],
  ['spider', 0.35],
  ['ghost', 0.3],
];

export const POWER_UPS = { trick: 'Speed Boost!', treat: 'Double Points!' } as const;
export type PowerType = keyof typeof POWER_UPS;

interface Falling extends Point {
  readonly id: number;
  readonly speed: number;
}

export interface Item extends Falling {
  readonly type: ItemType;
  readonly points: number;
}

export interface PowerUp extends Falling {
  readonly type: PowerType;
  readonly duration: number;
}

/** Anything that falls. */
export type Thing = Item | PowerUp;

export const isItem = (thing: Thing): thing is Item => thing.type in POINTS;

/** Worth catching. */
export const isGood = (thing: Thing) => !isItem(thing) || thing.points > 0;

const above = (id: number, x: number, random: Random): Falling => ({
  id,
  x,
  y: FALL.from,
  speed: random.between(SPEED.min, SPEED.max),
});

/** Picks by weight; weights add up to 1. */
function weighted(items: readonly [ItemType, number][], random: Random): ItemType {
  let left = random.next();
  for (const [type, weight] of items) {
    left -= weight;
    if (left < 0) return type;
  }
  // Weights like 0.35 may add up to a hair less than 1.
  return random.pick(items)[0];
}

export function newItem(id: number, random: Random): Item {
  const type = weighted(random.chance(GOOD_CHANCE) ? GOOD : BAD, random);
  return { ...above(id, random.between(FALL.left, FALL.right), random), type, points: POINTS[type] };
}

/** Never right over the item it comes with: the child should be able to choose. */
export function newPowerUp(id: number, beside: Item, random: Random): PowerUp {
  const width = FALL.right - FALL.left;
  const x = FALL.left + ((beside.x - FALL.left + width * random.between(0.25, 0.75)) % width);
  return { ...above(id, x, random), type: random.pick(['trick', 'treat'] as const), duration: POWER_DURATION };
}
