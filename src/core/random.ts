/** Dice whose every throw follows from one seed. */
export interface Random {
  /** A number from 0 up to, but not including, 1. */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  /** A number from `min` up to `max`. */
  between(min: number, max: number): number;
  /** True with the given probability (0 to 1). */
  chance(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** A shuffled copy. */
  shuffle<Item>(items: readonly Item[]): Item[];
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;

  // Mulberry32: one 32-bit word of state, passes the usual statistical tests, five lines.
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let word = state;
    word = Math.imul(word ^ (word >>> 15), word | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return ((word ^ (word >>> 14)) >>> 0) / 2 ** 32;
  }

  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));

  function pick<Item>(items: readonly Item[]): Item {
    if (items.length === 0) throw new Error('Nothing to pick from');
    return items[int(0, items.length - 1)] as Item;
  }

  return {
    next,
    int,
    between: (min, max) => min + next() * (max - min),
    chance: (probability) => next() < probability,
    pick,
    shuffle(items) {
      const deck = [...items];
      for (let last = deck.length - 1; last > 0; last--) {
        const other = int(0, last);
        [deck[last], deck[other]] = [deck[other] as never, deck[last] as never];
      }
      return deck;
    },
  };
}
