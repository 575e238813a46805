import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createGame } from '../../../core/game';
import { createRandom } from '../../../core/random';
import { type Card, type Difficulty, isWon, PAIRS, rules, type State } from './rules';

const anyDifficulty = fc.constantFrom<Difficulty>('easy', 'medium', 'hard');

function setUp(difficulty: Difficulty = 'easy', seed = 1) {
  const game = createGame(rules, difficulty, seed);
  const flip = (id: Card['id']) => game.play({ type: 'flip', id });
  const placeOf = (id: Card['id']) => String(game.state.cards.findIndex((card) => card.id === id));
  return { game, flip, tapOn: (id: Card['id']) => ({ type: 'tap', at: placeOf(id) }) };
}

/** The same table, but for what lies on the cards that nobody has seen. */
function withOthers(state: State, seed: number): State {
  const unseen = createRandom(seed).shuffle(state.cards.filter(({ seen }) => !seen));
  return { ...state, cards: state.cards.map((card) => (card.seen ? card : (unseen.pop() ?? card))) };
}

describe('the hint of Memory Match', () => {
  it('is the same whatever lies on the cards that were not seen', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        anyDifficulty,
        fc.array(fc.nat(23)),
        fc.integer(),
        (seed, difficulty, places, other) => {
          const { game, flip } = setUp(difficulty, seed);
          for (const place of places) {
            const card = game.state.cards[place];
            if (card) flip(card.id);
            expect(rules.hint?.(withOthers(game.state, other), game.now)?.gesture ?? null).toEqual(game.hint());
            game.advance(place % 2 === 0 ? 1000 : 0);
          }
        },
      ),
    );
  });

  it('shows the other half of a card that was seen, and of the open card', () => {
    const { game, flip, tapOn } = setUp();
    flip('ball-1');
    flip('duck-1');
    game.advance(1000);
    flip('apple-1');
    flip('ball-2');
    game.advance(1000);
    const [first, second] = game.state.cards.filter(({ item }) => item.id === 'ball').map(({ id }) => id);
    expect(game.hint()).toEqual(tapOn(first ?? 'ball-1'));
    game.playHint();
    expect(game.hint()).toEqual(tapOn(second ?? 'ball-2'));
  });

  it('shows a card that nobody knows where no pair is known', () => {
    const { game, flip } = setUp();
    const shown = () => {
      const hint = game.hint();
      return hint?.type === 'tap' ? game.state.cards[Number(hint.at)] : undefined;
    };
    flip('ball-1');
    flip('duck-1');
    game.advance(1000);
    expect(shown()).toMatchObject({ face: 'down', seen: false });
    flip('apple-1');
    expect(shown()).toMatchObject({ face: 'down', seen: false });
  });

  it('waits while two cards are judged, and after the end', () => {
    const { game } = setUp();
    while (!isWon(game.state)) {
      expect(game.playHint()).toBe(true);
      expect(game.playHint()).toBe(true);
      expect(game.hint()).toBeNull();
      game.advance(1000);
    }
    expect(game.hint()).toBeNull();
  });

  it('alone finds all pairs, in at most two turns a pair', () => {
    fc.assert(
      fc.property(fc.integer(), anyDifficulty, (seed, difficulty) => {
        const { game } = setUp(difficulty, seed);
        while (game.playHint() || !isWon(game.state)) game.advance(1000);
        // At worst each turn shows two cards that nobody knew, and each pair is then found by another.
        expect(game.state.moves).toBeLessThanOrEqual(2 * PAIRS[difficulty]);
      }),
    );
  });
});
