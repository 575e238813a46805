import { describe, expect, it } from 'vitest';
import { createRandom, type Random } from '../../../core/random';
import { isSolved, moverFor, SHUFFLE_MOVES, shuffled, solvedTiles, swap, type Tiles, wayOf } from './board';

/** Dice that walk the empty slot of a 2 x 2 board out of its corner and back for so many throws, then fall freely. */
function walkingDice(throws: number) {
  const free = createRandom(5);
  let count = 0;
  const random: Random = {
    ...free,
    pick(items) {
      count += 1;
      if (count > throws) return free.pick(items);
      return items.find((position) => position === (count % 2 === 1 ? 1 : 3)) as never;
    },
  };
  return { random, count: () => count };
}

describe('the board of the 15 Puzzle', () => {
  it('is solved when tiles 1..n-1 are in order and the empty slot is last', () => {
    expect(isSolved([1, 2, 3, 0])).toBe(true);
    expect(isSolved([0, 1, 2, 3])).toBe(false);
    expect(isSolved([1, 2, 0, 3])).toBe(false);
    expect(isSolved([2, 1, 3, 0])).toBe(false);
    for (const side of [2, 3, 4]) expect(isSolved(solvedTiles(side))).toBe(true);
  });

  it('lets only tiles up, down, left or right of the empty slot move, never round an edge', () => {
    const tiles = [1, 2, 3, 4, 5, 0, 7, 8, 6];
    expect(tiles.map((_, position) => wayOf(tiles, position))).toEqual([
      null,
      null,
      'DOWN',
      null,
      'RIGHT',
      null,
      null,
      null,
      'UP',
    ]);
  });

  it('finds the tile that goes in a direction', () => {
    const tiles = [1, 2, 3, 4, 5, 0, 7, 8, 6];
    expect((['UP', 'DOWN', 'LEFT', 'RIGHT'] as const).map((way) => moverFor(tiles, way))).toEqual([8, 2, null, 4]);
  });

  it('is shuffled by 1000 random legal moves of the empty slot', () => {
    const { random, count } = walkingDice(0);
    let before: Tiles = solvedTiles(4);
    const seen: Random = {
      ...random,
      pick(items) {
        expect(items.every((position) => wayOf(before, position as number))).toBe(true);
        const chosen = random.pick(items);
        before = swap(before, chosen as number);
        return chosen;
      },
    };
    expect(shuffled(4, seen)).toEqual(before);
    expect(SHUFFLE_MOVES).toBe(1000);
    expect(count()).toBe(1000);
  });

  it('is reshuffled while it comes out solved', () => {
    const { random, count } = walkingDice(2000);
    expect(isSolved(shuffled(2, random))).toBe(false);
    expect(count()).toBeGreaterThanOrEqual(3000);
    expect(count() % 1000).toBe(0);
  });

  it('does not wait for luck for ever', () => {
    const { random } = walkingDice(Number.POSITIVE_INFINITY);
    expect(isSolved(shuffled(2, random))).toBe(false);
  });

  it.each([2, 3, 4])('is never handed out solved with %i tiles a side', (side) => {
    for (let seed = 0; seed < 60; seed++) expect(isSolved(shuffled(side, createRandom(seed)))).toBe(false);
  });
});
