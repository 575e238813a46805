import type { Random } from '../../../core/random';
import { DIFFICULTIES } from './difficulty';
import { type Coming, MOODS, type State } from './state';

/** The earth rustles so long before a mole rises. */
export const RUSTLE = 450;

/** Throws the dice in the order of the moles: the interval, whether one comes, where, and how it looks. */
export function foresee({ difficulty, moles }: State, random: Random): Coming {
  const { minInterval, maxInterval, spawnChance } = DIFFICULTIES[difficulty];
  const interval = random.between(minInterval, maxInterval);
  // The first mole is certain; after that each interval rolls its chance.
  if (moles > 0 && !random.chance(spawnChance)) return { interval, mole: null };
  return { interval, mole: { share: random.next(), expression: random.pick(MOODS) } };
}

/** The hole out of which the coming mole rises, of those that are empty by then. */
export function comingHole({ holes, coming, spawnsAt }: State): number | null {
  if (!coming?.mole) return null;
  const empty = holes.filter(({ isVisible, hidesAt }) => !isVisible || (hidesAt ?? spawnsAt) <= spawnsAt);
  return empty[Math.floor(coming.mole.share * empty.length)]?.id ?? null;
}

/** An irrational share: its multiples are spread evenly, and no dice are needed. */
const GOLDEN = 0.618034;

/** The hole at which the earth rustles: the coming mole's or, while nobody is out and nobody comes, any one. */
export function rustlingHole(state: State): number | null {
  const { coming, holes, spawnsAt } = state;
  if (!coming) return null;
  if (coming.mole) return comingHole(state);
  if (holes.some(({ isVisible }) => isVisible)) return null;
  return Math.floor(((spawnsAt * GOLDEN) % 1) * holes.length);
}
