/** The short form runs with every `npm test`, the full one with `npm run test:long`. */
export const LONG = process.env.LONG === '1';

/** Replays a run of random hands: `SEED=7 npm run test:browser`. */
export const SEED = Number(process.env.SEED ?? 1);

export const MASH_EVENTS = LONG ? 5000 : 100;
export const TRIPS = LONG ? 50 : 8;
export const SWAPS = LONG ? 20 : 1;

/** The full form tries every combination; the short one takes them in turn, so that all games together meet them all. */
export const inTurn = <Thing>(things: readonly Thing[], index: number): readonly Thing[] =>
  LONG ? things : things.filter((_, at) => at === index % things.length);
