import { expect, it } from 'vitest';
import { createRandom } from '../../../core/random';
import { type Difficulty, isSolved, SIDES, shuffled, solvedTiles, swap, type Tiles, wayOf } from './board';
import { hint, LONGEST_WAY } from './hint';

/** How many hints it takes to solve a board by nothing else. */
function hintsHome(difficulty: Difficulty, start: Tiles): number {
  let tiles = start;
  for (let count = 0; count <= LONGEST_WAY; count++) {
    if (isSolved(tiles)) return count;
    const next = hint({ difficulty, tiles });
    if (!next) break;
    expect(tiles[next.position]).toBe(next.value);
    expect(wayOf(tiles, next.position)).not.toBeNull();
    tiles = swap(tiles, next.position);
  }
  return Number.POSITIVE_INFINITY;
}

it.each([
  ['easy', 6],
  ['medium', LONGEST_WAY],
] as const)('hints alone solve 200 boards of %s, in at most %i moves each', (difficulty, most) => {
  for (let seed = 0; seed < 200; seed++) {
    const moves = hintsHome(difficulty, shuffled(SIDES[difficulty], createRandom(seed)));
    expect(moves, `seed ${seed}`).toBeLessThanOrEqual(most);
    expect(moves).toBeGreaterThan(0);
  }
});

it('hints alone solve the two boards that are furthest from home by a shortest way', () => {
  expect(hintsHome('medium', [8, 6, 7, 2, 5, 4, 3, 0, 1])).toBe(31);
  expect(hintsHome('medium', [6, 4, 7, 8, 5, 0, 3, 2, 1])).toBe(31);
});

it('has nothing to say on Hard, and of a solved board', () => {
  expect(hint({ difficulty: 'hard', tiles: shuffled(4, createRandom(1)) })).toBeNull();
  expect(hint({ difficulty: 'medium', tiles: solvedTiles(3) })).toBeNull();
});
