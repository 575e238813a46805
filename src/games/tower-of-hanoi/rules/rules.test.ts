import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createGame } from '../../../core/game';
import { type Action, CONFIG, type Cue, type Difficulty, rules } from './rules';
import { bestMove } from './solver';
import { TOWERS, type Tower } from './towers';

const [S, H, G] = TOWERS as [Tower, Tower, Tower];

function setUp(difficulty: Difficulty = 'easy') {
  const game = createGame(rules, difficulty, 1);
  const cues: Cue[] = [];
  game.listen((cue) => cues.push(cue));
  const press = (...towers: readonly Tower[]) => towers.map((tower) => game.play({ type: 'press', tower }));
  function solve() {
    for (let count = 0; count < 40; count++) {
      const move = bestMove(game.state.towers);
      if (move) press(move.from, move.to);
    }
  }
  return {
    game,
    cues,
    press,
    solve,
    undo: () => game.play({ type: 'undo' }),
    hint: () => game.play({ type: 'hint' }),
    newGame: (chosen = difficulty) => game.play({ type: 'new-game', difficulty: chosen }),
    /** Sizes from the bottom up, as '321||'. */
    look: () => game.state.towers.map((stack) => stack.map(({ size }) => size).join('')).join('|'),
  };
}

describe('Tower of Hanoi', () => {
  it.each([
    ['easy', 3, 7, '321||'],
    ['medium', 4, 15, '4321||'],
    ['hard', 5, 31, '54321||'],
  ] as const)('%s has %i discs on Start and a target of %i moves', (difficulty, discs, minMoves, start) => {
    const { game, look } = setUp(difficulty);
    expect(CONFIG[difficulty]).toEqual({ discs, minMoves });
    expect(look()).toBe(start);
    expect(new Set(game.state.towers.flat().map(({ id }) => id)).size).toBe(discs);
    expect(game.state).toMatchObject({ selected: null, moves: 0, won: false });
    expect(game.ticking).toBe(false);
  });

  it('a first click on a non-empty tower selects its top disc', () => {
    const { game, press, cues } = setUp();
    press(S);
    expect(game.state.selected).toBe(S);
    expect(cues).toEqual([{ type: 'lifted', size: 1, tower: S }]);
  });

  it('a first click on an empty tower selects nothing', () => {
    const { game, press, cues } = setUp();
    expect(press(H)).toEqual([false]);
    expect(game.state.selected).toBeNull();
    expect(cues).toEqual([{ type: 'refused', why: 'empty' }]);
  });

  it('clicking the same tower deselects, and is no move', () => {
    const { game, press, look } = setUp();
    press(S, S);
    expect(game.state).toMatchObject({ selected: null, moves: 0 });
    expect(look()).toBe('321||');
  });

  it('clicking another tower moves the disc to an empty one or onto a larger disc, counting a move', () => {
    const { game, press, look } = setUp();
    press(S, G);
    expect(look()).toBe('32||1');
    press(S, H);
    expect(look()).toBe('3|2|1');
    press(G, H);
    expect(look()).toBe('3|21|');
    expect(game.state).toMatchObject({ selected: null, moves: 3 });
  });

  it('otherwise it is rejected: a sound, no move, and the selection is cleared', () => {
    const { game, press, look, cues } = setUp();
    press(S, G);
    press(S, G);
    expect(look()).toBe('32||1');
    expect(game.state).toMatchObject({ selected: null, moves: 1 });
    expect(cues.at(-1)).toEqual({ type: 'rejected', size: 2, under: 1 });
  });

  it.each(['easy', 'medium', 'hard'] as const)(
    '%s is won when Goal holds all discs, in the target at best',
    (difficulty) => {
      const { game, solve, cues } = setUp(difficulty);
      solve();
      expect(game.state.won).toBe(true);
      expect(game.state.moves).toBe(CONFIG[difficulty].minMoves);
      expect(cues.at(-1)).toEqual({ type: 'won', moves: CONFIG[difficulty].minMoves });
    },
  );

  it('all discs on Helper is not a win', () => {
    const { game, press, look } = setUp();
    press(S, H, S, G, H, G, S, H, G, S, G, H, S, H);
    expect(look()).toBe('|321|');
    expect(game.state.won).toBe(false);
  });

  it('hides the celebration after exactly 3 s', () => {
    const { game, solve } = setUp();
    solve();
    game.advance(2999);
    expect(game.state.celebratedUntil).not.toBeNull();
    game.advance(1);
    expect(game.state.celebratedUntil).toBeNull();
    expect(game.state.won).toBe(true);
    expect(game.ticking).toBe(false);
  });

  it('after a win input waits for New Game and the discs stay', () => {
    const { game, solve, press, undo, hint, newGame, look, cues } = setUp();
    solve();
    const before = game.state;
    expect([...press(G, S), undo(), hint()]).toEqual([false, false, false, false]);
    expect(game.state).toBe(before);
    expect(cues.at(-1)).toEqual({ type: 'refused', why: 'won' });
    newGame();
    expect(look()).toBe('321||');
    expect(press(S)).toEqual([true]);
  });

  it('New Game puts all discs on Start and resets everything', () => {
    const { game, press, hint, newGame } = setUp();
    const first = game.state;
    press(S, G, S);
    hint();
    newGame();
    expect(game.state).toEqual(first);
  });

  it('a difficulty change does so too', () => {
    const { game, press, newGame, look } = setUp();
    press(S, G, S);
    newGame('hard');
    expect(look()).toBe('54321||');
    expect(game.state).toMatchObject({ difficulty: 'hard', selected: null, moves: 0, history: [] });
  });

  it('undo takes the last move back and does not lower Moves', () => {
    const { game, press, undo, look, cues } = setUp();
    press(S, G, S, H, H);
    undo();
    expect(look()).toBe('32||1');
    expect(game.state).toMatchObject({ moves: 2, selected: null });
    undo();
    expect(look()).toBe('321||');
    expect(game.state.moves).toBe(2);
    expect(undo()).toBe(false);
    expect(cues.at(-1)).toEqual({ type: 'refused', why: 'nothing to undo' });
    press(S, G);
    expect(game.state.moves).toBe(3);
  });

  it('a hint shows the best next move until a disc has moved, and is no move itself', () => {
    const { game, press, hint } = setUp();
    hint();
    expect(game.state.hint).toEqual({ from: S, to: G });
    press(S);
    expect(game.state).toMatchObject({ hint: { from: S, to: G }, moves: 0 });
    press(G);
    expect(game.state.hint).toBeNull();
  });

  it('a hint puts a disc down that should not move, and keeps one in hand that should', () => {
    const { game, press, hint } = setUp();
    press(S);
    hint();
    expect(game.state.selected).toBe(S);
    press(G, G);
    hint();
    expect(game.state.hint).toEqual({ from: S, to: H });
    expect(game.state.selected).toBeNull();
  });

  it('never holds a larger disc on a smaller, loses a disc or miscounts, whatever is pressed', () => {
    const action = fc.oneof(
      { weight: 8, arbitrary: fc.record({ type: fc.constant('press' as const), tower: fc.constantFrom(...TOWERS) }) },
      { weight: 1, arbitrary: fc.constant<Action>({ type: 'undo' }) },
      { weight: 1, arbitrary: fc.constant<Action>({ type: 'hint' }) },
    );
    fc.assert(
      fc.property(
        fc.constantFrom<Difficulty>('easy', 'medium', 'hard'),
        fc.array(action, { maxLength: 80, size: 'max' }),
        (difficulty, actions) => {
          const { game } = setUp(difficulty);
          for (const each of actions) {
            const before = game.state;
            game.play(each as Action);
            const { towers, moves, won, selected } = game.state;
            const sizes = towers.map((stack) => stack.map(({ size }) => size));
            const moved = each.type === 'press' && towers !== before.towers;
            expect({
              falling: sizes.every((stack) =>
                stack.every((size, level) => level === 0 || size < (stack[level - 1] ?? 0)),
              ),
              all: sizes.flat().sort().join(''),
              counted: moves - before.moves,
              won,
              inHand: selected === null || towers[selected].length > 0,
            }).toEqual({
              falling: true,
              all: '12345'.slice(0, CONFIG[difficulty].discs),
              counted: moved ? 1 : 0,
              won: towers[G].length === CONFIG[difficulty].discs,
              inHand: true,
            });
          }
        },
      ),
    );
  });
});
