import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createGame } from '../../../core/game';
import { effects } from '../view/effects';
import { judge, type Result, type Shape } from './code';
import { type Cue, type Difficulty, knownShapes, LEVELS, MAX_GUESSES, rules } from './rules';

function setUp(difficulty: Difficulty = 'easy', seed = 1) {
  const game = createGame(rules, undefined, seed);
  const cues: Cue[] = [];
  game.listen((cue) => cues.push(cue));
  game.play({ type: 'begin', difficulty });
  const submit = () => game.play({ type: 'submit' });
  const pick = (...shapes: readonly Shape[]) => {
    for (const shape of shapes) game.play({ type: 'pick', shape });
  };
  const guess = (...shapes: readonly Shape[]) => {
    pick(...shapes);
    return submit();
  };
  /** A full guess that is not the secret code. */
  const wrong = (): Shape[] => {
    const [first = 'heart', ...rest] = game.state.secretCode;
    return [first === 'heart' ? 'circle' : 'heart', ...rest];
  };
  return { game, cues, pick, submit, guess, wrong, heard: () => cues.at(-1)?.type };
}

const allCodes = (shapes: readonly Shape[], length: number): Shape[][] =>
  length === 0 ? [[]] : allCodes(shapes, length - 1).flatMap((code) => shapes.map((shape) => [...code, shape]));

/** Counted another way: exact matches, then per shape the smaller of both counts. */
function bruteForce(guess: readonly Shape[], secret: readonly Shape[]) {
  let [correctPosition, common] = [0, 0];
  for (let position = 0; position < guess.length; position++) {
    if (guess[position] === secret[position]) correctPosition += 1;
  }
  for (const shape of new Set(guess)) {
    const inGuess = guess.filter((other) => other === shape).length;
    const inSecret = secret.filter((other) => other === shape).length;
    common += Math.min(inGuess, inSecret);
  }
  return [correctPosition, common - correctPosition];
}

const counts = (results: readonly Result[]) => [
  results.filter((result) => result === 'correct-position').length,
  results.filter((result) => result === 'correct-shape').length,
];

function agrees(guess: readonly Shape[], secret: readonly Shape[]): boolean {
  const results = judge(guess, secret);
  const exact = results.every(
    (result, position) => (result === 'correct-position') === (guess[position] === secret[position]),
  );
  return exact && counts(results).join() === bruteForce(guess, secret).join();
}

describe('Scoring', () => {
  it.each(['easy', 'medium'] as const)('equals a brute-force count over all pairs of codes (%s)', (difficulty) => {
    const { shapes, positions } = LEVELS[difficulty];
    const codes = allCodes(shapes, positions);
    expect(codes).toHaveLength(shapes.length ** positions);
    const wrong = codes.flatMap((guess) => codes.filter((secret) => !agrees(guess, secret)));
    expect(wrong).toEqual([]);
  });

  it('equals a brute-force count over sampled pairs of five shapes', () => {
    const { shapes, positions } = LEVELS.hard;
    const code = fc.array(fc.constantFrom(...shapes), { minLength: positions, maxLength: positions });
    fc.assert(
      fc.property(code, code, (guess, secret) => agrees(guess, secret)),
      { numRuns: 3000 },
    );
  });

  it('counts exact matches first, and uses each secret shape at most once', () => {
    expect(judge(['heart', 'heart', 'circle'], ['circle', 'heart', 'triangle'])).toEqual([
      'incorrect',
      'correct-position',
      'correct-shape',
    ]);
    expect(judge(['star', 'star', 'heart', 'heart'], ['heart', 'circle', 'circle', 'star'])).toEqual([
      'correct-shape',
      'incorrect',
      'correct-shape',
      'incorrect',
    ]);
  });
});

describe('Adam', () => {
  it('has no difficulty chosen at first, and takes no input then', () => {
    const game = createGame(rules, undefined, 1);
    expect(game.state.difficulty).toBeNull();
    for (const type of ['clear', 'submit', 'reveal', 'new', 'back'] as const) expect(game.play({ type })).toBe(false);
    expect(game.play({ type: 'pick', shape: 'heart' })).toBe(false);
  });

  it.each([
    ['easy', 3, ['triangle', 'circle', 'heart']],
    ['medium', 4, ['triangle', 'heart', 'circle', 'star']],
    ['hard', 5, ['triangle', 'heart', 'circle', 'star', 'diamond']],
  ] as const)('%s has %i positions with %j', (difficulty, positions, shapes) => {
    expect(LEVELS[difficulty]).toEqual({ positions, shapes });
    const { game } = setUp(difficulty);
    expect(game.state).toMatchObject({ difficulty, selected: 0, guesses: [], outcome: null });
    expect(game.state.guess).toEqual(Array(positions).fill(null));
    expect(game.state.secretCode).toHaveLength(positions);
  });

  it('makes a random secret code of the level’s shapes, which may repeat', () => {
    const codes = Array.from({ length: 60 }, (_, seed) => setUp('medium', seed).game.state.secretCode);
    expect(new Set(codes.map((code) => code.join())).size).toBeGreaterThan(30);
    expect(codes.some((code) => new Set(code).size < code.length)).toBe(true);
    expect(new Set(codes.flat())).toEqual(new Set(LEVELS.medium.shapes));
  });

  it('fills the selected position, then moves to the first empty slot, or stays if all are full', () => {
    const { game, pick } = setUp();
    game.play({ type: 'select', position: 1 });
    pick('heart');
    expect(game.state.guess).toEqual([null, 'heart', null]);
    expect(game.state.selected).toBe(0);
    pick('circle');
    expect(game.state.selected).toBe(2);
    pick('triangle');
    expect(game.state.guess).toEqual(['circle', 'heart', 'triangle']);
    expect(game.state.selected).toBe(2);
    pick('heart');
    expect(game.state.guess).toEqual(['circle', 'heart', 'heart']);
  });

  it('selects a position by tapping it, filled or not, and no position that is not there', () => {
    const { game, pick } = setUp();
    pick('heart');
    game.play({ type: 'select', position: 0 });
    expect(game.state.selected).toBe(0);
    expect(game.play({ type: 'select', position: 3 })).toBe(false);
    expect(game.play({ type: 'select', position: -1 })).toBe(false);
    expect(game.state.selected).toBe(0);
  });

  it('does not know shapes of a harder level', () => {
    const { game } = setUp('easy');
    expect(game.play({ type: 'pick', shape: 'diamond' })).toBe(false);
  });

  it('Clear empties the guess', () => {
    const { game, pick } = setUp();
    pick('heart', 'circle');
    game.play({ type: 'clear' });
    expect(game.state.guess).toEqual([null, null, null]);
    expect(game.state.selected).toBe(0);
  });

  it('Submit requires all slots filled', () => {
    const { game, pick, submit, heard } = setUp();
    pick('heart', 'circle');
    expect(submit()).toBe(false);
    expect(heard()).toBe('incomplete');
    expect(game.state.guesses).toEqual([]);
  });

  it('scores a guess, appends it to the history and resets the guess', () => {
    const { game, guess, wrong } = setUp();
    const shapes = wrong();
    guess(...shapes);
    const [made] = game.state.guesses;
    expect(made?.shapes).toEqual(shapes);
    expect(made?.feedback.correctPosition).toBe(2);
    expect(made?.results).toEqual(judge(shapes, game.state.secretCode));
    expect(game.state.guess).toEqual([null, null, null]);
    expect(game.state.selected).toBe(0);
  });

  it('is won when all positions are correct, with a celebration of 3 s', () => {
    const { game, guess, cues } = setUp('hard');
    const { secretCode } = game.state;
    guess(...secretCode);
    expect(game.state.outcome).toBe('won');
    const won = cues.at(-1);
    expect(won).toEqual({ type: 'won', guesses: 1, secretCode });
    expect(won?.type === 'won' && typeof effects.won === 'function' && effects.won(won).celebrate).toBe(3000);
  });

  it('is lost at exactly the 10th wrong guess', () => {
    const { game, guess, wrong, cues } = setUp();
    for (let made = 1; made < MAX_GUESSES; made++) guess(...wrong());
    expect(game.state.guesses).toHaveLength(9);
    expect(game.state.outcome).toBeNull();
    guess(...wrong());
    expect(game.state.outcome).toBe('lost');
    expect(cues.at(-1)).toEqual({ type: 'lost', secretCode: game.state.secretCode });
  });

  it('is won, not lost, when the 10th guess is right', () => {
    const { game, guess, wrong } = setUp();
    for (let made = 1; made < MAX_GUESSES; made++) guess(...wrong());
    guess(...game.state.secretCode);
    expect(game.state.outcome).toBe('won');
  });

  it('takes no input after win or loss', () => {
    const { game, guess, submit } = setUp();
    guess(...game.state.secretCode);
    const end = game.state;
    submit();
    for (const type of ['clear', 'reveal'] as const) game.play({ type });
    game.play({ type: 'pick', shape: 'heart' });
    game.play({ type: 'select', position: 0 });
    game.play({ type: 'copy', index: 0 });
    expect(game.state).toBe(end);
  });

  it('New Game restarts at the same difficulty; Back returns to the difficulty selection', () => {
    const { game, guess, wrong } = setUp('medium');
    guess(...wrong());
    game.play({ type: 'new' });
    expect(game.state).toMatchObject({
      difficulty: 'medium',
      guesses: [],
      outcome: null,
      guess: [null, null, null, null],
    });
    game.play({ type: 'back' });
    expect(game.state.difficulty).toBeNull();
  });

  it('knows the shape of a position once it was green, and no other', () => {
    const { game, guess, wrong } = setUp('hard');
    expect(knownShapes(game.state)).toEqual([null, null, null, null, null]);
    const { secretCode } = game.state;
    guess(...wrong());
    expect(knownShapes(game.state)).toEqual([null, ...secretCode.slice(1)]);
    expect(game.state.guess).toEqual([null, null, null, null, null]);
    // A worse guess afterwards makes nobody forget.
    const other = secretCode.map((shape): Shape => (shape === 'star' ? 'heart' : 'star'));
    guess(...other);
    expect(knownShapes(game.state)).toEqual([null, ...secretCode.slice(1)]);
  });

  it('an old guess can be copied, and the eye fills in the secret code', () => {
    const { game, guess, wrong } = setUp();
    const first = wrong();
    guess(...first);
    guess('triangle', 'triangle', 'triangle');
    game.play({ type: 'copy', index: 0 });
    expect(game.state.guess).toEqual(first);
    expect(game.play({ type: 'copy', index: 7 })).toBe(false);
    game.play({ type: 'reveal' });
    expect(game.state.guess).toEqual(game.state.secretCode);
    expect(game.state.outcome).toBeNull();
  });

  it('never has more than 10 guesses, an odd guess or an open end, whatever is pressed', () => {
    const action = fc.oneof(
      fc.constantFrom(...LEVELS.medium.shapes).map((shape) => ({ type: 'pick', shape }) as const),
      fc.integer({ min: -1, max: 5 }).map((position) => ({ type: 'select', position }) as const),
      fc.nat(11).map((index) => ({ type: 'copy', index }) as const),
      fc.constantFrom('submit', 'submit', 'clear', 'reveal').map((type) => ({ type }) as const),
    );
    fc.assert(
      fc.property(fc.integer(), fc.array(action, { maxLength: 150 }), (seed, actions) => {
        const { game } = setUp('medium', seed);
        for (const each of actions) game.play(each);
        const { guesses, outcome, guess, selected, secretCode } = game.state;
        expect(guess).toHaveLength(4);
        expect(guess[selected]).not.toBeUndefined();
        expect(guesses.length).toBeLessThanOrEqual(10);
        const solved = guesses.findIndex(({ shapes }) => shapes.join() === secretCode.join());
        expect(outcome === 'won').toBe(solved >= 0);
        if (solved >= 0) expect(solved).toBe(guesses.length - 1);
        if (guesses.length === 10) expect(outcome).not.toBeNull();
      }),
    );
  });
});
