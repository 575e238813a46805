import { describe, expect, it } from 'vitest';
import { createGame } from '../../../core/game';
import { type Difficulty, isSolved, solvedTiles, type Tiles } from './board';
import { nextByRows } from './byRows';
import { LONGEST_WAY } from './hint';
import { rules } from './rules';

/** More than any board took that was tried. */
const MOST_SLIDES = 150;

const homes = (tiles: Tiles, values: readonly number[]) => values.every((value) => tiles[value - 1] === value);

/** Plays a board by hints alone; `look` sees it after each. */
function follow(difficulty: Difficulty, seed: number, look: (tiles: Tiles) => void = () => {}) {
  const game = createGame(rules, difficulty, seed);
  while (game.state.moves < MOST_SLIDES && game.playHint()) look(game.state.tiles);
  expect(game.state.solved).toBe(true);
  return game.state.moves;
}

describe('the hint of 15 Puzzle', () => {
  it.each([
    ['easy', 6, 20],
    ['medium', LONGEST_WAY, 20],
    ['hard', MOST_SLIDES, 6],
  ] as const)('solves %s alone in at most %i slides, on %i boards', (difficulty, most, boards) => {
    for (let seed = 0; seed < boards; seed++) expect(follow(difficulty, seed)).toBeLessThanOrEqual(most);
  });

  it('never takes a finished row apart on Hard', () => {
    let rows = 0;
    follow('hard', 3, (tiles) => {
      const now = homes(tiles, [1, 2, 3, 4]) ? (homes(tiles, [5, 6, 7, 8]) ? 2 : 1) : 0;
      expect(now).toBeGreaterThanOrEqual(rows);
      rows = now;
    });
    expect(rows).toBe(2);
  });

  it('is a tap on the tile that the Hint button shows', () => {
    const game = createGame(rules, 'medium', 1);
    game.play({ type: 'hint' });
    expect(game.state.hinted).not.toBeNull();
    expect(game.hint()).toEqual({ type: 'tap', at: String(game.state.hinted) });
  });

  it('has nothing to say of a solved board', () => {
    expect(isSolved(solvedTiles(4))).toBe(true);
    expect(nextByRows(solvedTiles(4))).toBeNull();
  });
});
