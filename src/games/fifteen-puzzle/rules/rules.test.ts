import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createGame } from '../../../core/game';
import { createRandom, type Random } from '../../../core/random';
import { type Difficulty, isSolved, SIDES, solvedTiles, type Tiles } from './board';
import { type Action, type Cue, rules, type State } from './rules';

function setUp(difficulty: Difficulty = 'hard', seed = 1) {
  const game = createGame(rules, difficulty, seed);
  const cues: Cue[] = [];
  game.listen((cue) => cues.push(cue));
  return { game, cues, press: (position: number) => game.play({ type: 'press', position }) };
}

/** From every position of a small board (its values as text), the tile to press on a shortest way home. */
function waysHome(side: number): Map<string, number> {
  const first = solvedTiles(side).join('');
  const beside = Array.from(first, (_, at) =>
    [at - side, at + side, ...(at % side > 0 ? [at - 1] : []), ...(at % side < side - 1 ? [at + 1] : [])].filter(
      (place) => place >= 0 && place < first.length,
    ),
  );
  const ways = new Map([[first, -1]]);
  for (const tiles of ways.keys()) {
    const empty = tiles.indexOf('0');
    for (const place of beside[empty] ?? []) {
      const [low, high] = empty < place ? [empty, place] : [place, empty];
      const after = `${tiles.slice(0, low)}${tiles[high]}${tiles.slice(low + 1, high)}${tiles[low]}${tiles.slice(high + 1)}`;
      // Going home from there means pressing the tile that now stands where the slot was.
      if (!ways.has(after)) ways.set(after, empty);
    }
  }
  return ways;
}

/** Plays one action on a state of our own making. */
function playOn(state: State, action: Action) {
  const cues: Cue[] = [];
  const after = rules.play(state, action, { now: 0, random: createRandom(1), cue: (cue) => cues.push(cue) });
  return { after, cues };
}

const medium = (tiles: Tiles): State => ({ difficulty: 'medium', tiles, moves: 0, solved: false, hinted: null });

describe('15 Puzzle', () => {
  it.each([
    ['easy', 4, 3],
    ['medium', 9, 8],
    ['hard', 16, 15],
  ] as const)('%s has %i tiles, the highest value is %i', (difficulty, tiles, highest) => {
    const { game } = setUp(difficulty);
    expect(game.state.tiles).toHaveLength(tiles);
    expect([...game.state.tiles].sort((a, b) => a - b)).toEqual(Array.from({ length: tiles }, (_, value) => value));
    expect(Math.max(...game.state.tiles)).toBe(highest);
    expect(game.state).toMatchObject({ moves: 0, solved: false });
    expect(game.ticking).toBe(false);
  });

  it('clicking a tile next to the empty slot swaps them', () => {
    const { after, cues } = playOn(medium([1, 2, 3, 4, 0, 6, 7, 5, 8]), { type: 'press', position: 7 });
    expect(after).toMatchObject({ tiles: [1, 2, 3, 4, 5, 6, 7, 0, 8], moves: 1, solved: false });
    expect(cues).toEqual([{ type: 'slid', value: 5, direction: 'UP', home: true }]);
  });

  it.each([0, 2, 6, 8, 4, -1, 9])('a click elsewhere (position %i) moves nothing', (position) => {
    const state = medium([1, 2, 3, 4, 0, 6, 7, 5, 8]);
    const { after, cues } = playOn(state, { type: 'press', position });
    expect(after).toBe(state);
    expect(cues).toEqual([{ type: 'stuck', value: state.tiles[position] || null }]);
  });

  it('an arrow sends the tile on the other side of the slot that way', () => {
    const state = medium([1, 2, 3, 4, 0, 6, 7, 5, 8]);
    const tilesAfter = (direction: 'UP' | 'DOWN' | 'LEFT' | 'RIGHT') =>
      playOn(state, { type: 'push', direction }).after.tiles.join('');
    expect(tilesAfter('UP')).toBe('123456708');
    expect(tilesAfter('DOWN')).toBe('103426758');
    expect(tilesAfter('LEFT')).toBe('123460758');
    expect(tilesAfter('RIGHT')).toBe('123046758');
  });

  it('an arrow with no tile to send moves nothing', () => {
    const state = medium([1, 2, 3, 4, 5, 6, 7, 0, 8]);
    const { after, cues } = playOn(state, { type: 'push', direction: 'UP' });
    expect(after).toBe(state);
    expect(cues).toEqual([{ type: 'stuck', value: null }]);
  });

  it('a touch is answered but moves nothing', () => {
    const state = medium([1, 2, 3, 4, 5, 6, 7, 0, 8]);
    expect(playOn(state, { type: 'touch', position: 8 })).toEqual({ after: state, cues: [{ type: 'touched' }] });
    expect(playOn(state, { type: 'touch', position: 0 }).cues).toEqual([{ type: 'stuck', value: 1 }]);
  });

  it('after each move a solved check runs; once solved, moves are blocked until Play Again', () => {
    const { after, cues } = playOn(medium([1, 2, 3, 4, 5, 6, 7, 0, 8]), { type: 'press', position: 8 });
    expect(after.solved).toBe(true);
    expect(cues.at(-1)).toEqual({ type: 'solved', moves: 1 });
    for (const action of [
      { type: 'press', position: 7 },
      { type: 'push', direction: 'RIGHT' },
      { type: 'touch', position: 7 },
    ] as const)
      expect(playOn(after, action)).toEqual({ after, cues: [] });
    expect(playOn(after, { type: 'new-game', difficulty: 'medium' }).after).toMatchObject({ moves: 0, solved: false });
  });

  it('a hint shows the tile to slide next, until one is slid; it counts no move', () => {
    const state = medium([1, 2, 3, 4, 5, 6, 0, 7, 8]);
    const { after, cues } = playOn(state, { type: 'hint' });
    expect(after).toEqual({ ...state, hinted: 7 });
    expect(cues).toEqual([{ type: 'hinted', value: 7, direction: 'LEFT' }]);
    expect(playOn(after, { type: 'touch', position: 0 }).after.hinted).toBe(7);
    expect(playOn(after, { type: 'press', position: 3 }).after.hinted).toBeNull();
  });

  it('has no hint on Hard', () => {
    const { game, cues } = setUp('hard');
    expect(game.play({ type: 'hint' })).toBe(false);
    expect(cues).toEqual([]);
  });

  it('changing difficulty reshuffles', () => {
    const { game } = setUp('hard');
    game.play({ type: 'new-game', difficulty: 'easy' });
    expect(game.state).toMatchObject({ difficulty: 'easy', moves: 0, solved: false });
    expect(game.state.tiles).toHaveLength(4);
  });

  it.each(['easy', 'medium'] as const)(
    'every %s shuffle can be solved, and solving it works',
    (difficulty) => {
      const ways = waysHome(SIDES[difficulty]);
      // Half of all orders: the other half cannot be reached, so cannot be solved.
      expect(ways.size).toBe(difficulty === 'easy' ? 12 : 181_440);
      for (let seed = 0; seed < 40; seed++) {
        const { game, press, cues } = setUp(difficulty, seed);
        for (let step = 0; step < 40 && !game.state.solved; step++)
          press(ways.get(game.state.tiles.join('')) as number);
        expect(game.state.solved).toBe(true);
        expect(cues.at(-1)).toEqual({ type: 'solved', moves: game.state.moves });
      }
    },
    20_000,
  );

  it('every hard shuffle can be solved, by taking it back', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const dice = createRandom(seed);
        const walked: number[] = [15];
        const recording: Random = {
          ...dice,
          pick(items) {
            const chosen = dice.pick(items);
            walked.push(chosen as number);
            return chosen;
          },
        };
        let state = rules.start('hard', { now: 0, random: recording, cue: () => {} });
        for (const position of walked.slice(0, -1).reverse()) state = playOn(state, { type: 'press', position }).after;
        expect(state.solved).toBe(true);
      }),
      { numRuns: 20 },
    );
  });

  it('keeps every tile and counts every move, whatever is pressed', () => {
    const action: fc.Arbitrary<Action> = fc.oneof(
      fc.record({ type: fc.constant('press' as const), position: fc.nat(15) }),
      fc.record({
        type: fc.constant('push' as const),
        direction: fc.constantFrom('UP' as const, 'DOWN' as const, 'LEFT' as const, 'RIGHT' as const),
      }),
    );
    fc.assert(
      fc.property(
        fc.integer(),
        fc.constantFrom<Difficulty>('easy', 'medium', 'hard'),
        fc.array(action, { maxLength: 60, size: 'max' }),
        (seed, difficulty, actions) => {
          const { game } = setUp(difficulty, seed);
          for (const each of actions) {
            const before = game.state;
            game.play(each);
            const { tiles, moves, solved } = game.state;
            const changed = tiles.filter((value, position) => value !== before.tiles[position]).length;
            expect({ changed, moves, solved, values: new Set(tiles).size }).toEqual({
              changed: game.state === before ? 0 : 2,
              moves: before.moves + (game.state === before ? 0 : 1),
              solved: isSolved(tiles),
              values: SIDES[difficulty] ** 2,
            });
          }
        },
      ),
      { numRuns: 50 },
    );
  });
});
