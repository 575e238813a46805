import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createGame } from '../../../core/game';
import type { Shape } from './code';
import { type Action, type Difficulty, LEVELS, MAX_GUESSES, rules } from './rules';

function setUp(difficulty: Difficulty = 'easy', seed = 1) {
  const game = createGame(rules, undefined, seed);
  game.play({ type: 'begin', difficulty });
  const pick = (...shapes: readonly Shape[]) => {
    for (const shape of shapes) game.play({ type: 'pick', shape });
  };
  /** By hints alone to the end: how many guesses it took. */
  function follow() {
    while (game.playHint());
    return game.state.guesses.length;
  }
  return { game, pick, follow };
}

const anyAction: fc.Arbitrary<Action> = fc.oneof(
  fc.constantFrom(...LEVELS.medium.shapes).map((shape) => ({ type: 'pick', shape }) as const),
  fc.nat(3).map((position) => ({ type: 'select', position }) as const),
  fc.nat(3).map((index) => ({ type: 'copy', index }) as const),
  fc.constantFrom('submit', 'clear').map((type) => ({ type }) as const),
);

describe('the hint of Adam', () => {
  it.each([
    ['easy', 60],
    ['medium', 60],
    ['hard', 200],
  ] as const)('alone cracks %s within ten guesses, with %i secrets', (difficulty, secrets) => {
    for (let seed = 0; seed < secrets; seed++) {
      const { game, follow } = setUp(difficulty, seed);
      expect(follow()).toBeLessThanOrEqual(MAX_GUESSES);
      expect(game.state.outcome).toBe('won');
    }
  });

  it('never looks at the secret: with any other it is the same', () => {
    const anySecret = fc.array(fc.constantFrom(...LEVELS.medium.shapes), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(fc.integer(), fc.array(anyAction, { maxLength: 30 }), anySecret, (seed, actions, secretCode) => {
        const { game } = setUp('medium', seed);
        for (const action of actions) game.play(action);
        expect(rules.hint?.({ ...game.state, secretCode }, 0)?.gesture ?? null).toEqual(game.hint());
      }),
    );
  });

  it('never leads to a guess that the old ones rule out, whatever was laid before', () => {
    fc.assert(
      fc.property(fc.integer(), fc.array(anyAction, { maxLength: 12 }), (seed, actions) => {
        const { game, follow } = setUp('medium', seed);
        for (const action of actions) game.play(action);
        const before = game.state.guesses.length;
        follow();
        // As many guesses as it takes from nothing.
        expect(game.state.guesses.length - before).toBeLessThanOrEqual(5);
        if (before <= 5) expect(game.state.outcome).toBe('won');
      }),
    );
  });

  it('points at shape after shape, at a slot that has to change, and at Submit', () => {
    const { game, pick } = setUp();
    expect(game.hint()).toEqual({ type: 'tap', at: 'triangle' });
    game.play({ type: 'select', position: 1 });
    pick('heart');
    game.play({ type: 'select', position: 1 });
    expect(game.hint()).toEqual({ type: 'tap', at: 'slot-0' });
    game.playHint();
    expect(game.hint()).toEqual({ type: 'tap', at: 'triangle' });
    pick('circle', 'circle');
    expect(game.hint()).toEqual({ type: 'tap', at: 'submit' });
  });

  it('begins with Easy', () => {
    const game = createGame(rules, undefined, 1);
    expect(game.hint()).toEqual({ type: 'tap', at: 'easy' });
    expect(game.playHint()).toBe(true);
    expect(game.state.difficulty).toBe('easy');
  });
});
