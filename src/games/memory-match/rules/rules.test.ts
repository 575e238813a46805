import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createGame } from '../../../core/game';
import { ITEMS } from './items';
import { type Card, type Cue, type Difficulty, isWon, matchedPairs, rules } from './rules';

function setUp(difficulty: Difficulty = 'easy', seed = 1) {
  const game = createGame(rules, difficulty, seed);
  const cues: Cue[] = [];
  game.listen((cue) => cues.push(cue));
  return {
    game,
    cues,
    flip: (id: Card['id']) => game.play({ type: 'flip', id }),
    face: (id: Card['id']) => game.state.cards.find((card) => card.id === id)?.face,
  };
}

describe('Memory Match', () => {
  it.each([
    ['easy', 3],
    ['medium', 6],
    ['hard', 12],
  ] as const)('%s has %i pairs, each item twice, all face down', (difficulty, pairs) => {
    const { game } = setUp(difficulty);
    const ids = game.state.cards.map(({ item }) => item.id);
    expect(ids).toHaveLength(pairs * 2);
    expect(new Set(ids).size).toBe(pairs);
    expect(game.state.cards.every(({ face }) => face === 'down')).toBe(true);
  });

  it('uses the first three items on easy, and all 25 over many hard games', () => {
    expect(new Set(setUp('easy').game.state.cards.map(({ item }) => item.name))).toEqual(
      new Set(['Ball', 'Duck', 'Apple']),
    );
    const seen = new Set<string>();
    for (let seed = 0; seed < 40; seed++)
      for (const { item } of setUp('hard', seed).game.state.cards) seen.add(item.id);
    expect(seen.size).toBe(25);
    expect(ITEMS).toHaveLength(25);
  });

  it('has 25 items by these names', () => {
    expect(ITEMS.map(({ name }) => name)).toEqual([
      ...['Ball', 'Duck', 'Apple', 'Dog', 'Car', 'Star', 'Cat', 'Banana', 'Flower', 'Bear', 'Balloon', 'Sun', 'Moon'],
      ...['Frog', 'Butterfly', 'Berry', 'Bunny', 'Milk', 'Cookie', 'Train', 'Plane', 'House', 'Gift', 'Baby', 'Sock'],
    ]);
  });

  it('names a card by its item and -1 or -2', () => {
    expect(new Set(setUp().game.state.cards.map(({ id }) => id))).toEqual(
      new Set(['ball-1', 'ball-2', 'duck-1', 'duck-2', 'apple-1', 'apple-2']),
    );
  });

  it('shows a flipped card and waits for the second without a clock', () => {
    const { game, flip, face } = setUp();
    flip('ball-1');
    expect(face('ball-1')).toBe('up');
    expect(game.state.moves).toBe(0);
    expect(game.ticking).toBe(false);
  });

  it('matches the same item after exactly 500 ms', () => {
    const { game, flip, face } = setUp();
    flip('ball-1');
    flip('ball-2');
    expect(game.state.moves).toBe(1);
    game.advance(499);
    expect(face('ball-1')).toBe('up');
    game.advance(1);
    expect(face('ball-1')).toBe('matched');
    expect(face('ball-2')).toBe('matched');
    expect(flip('duck-1')).toBe(true);
  });

  it('turns different items back after exactly 1000 ms', () => {
    const { game, flip, face } = setUp();
    flip('ball-1');
    flip('duck-1');
    game.advance(999);
    expect(face('duck-1')).toBe('up');
    game.advance(1);
    expect(face('ball-1')).toBe('down');
    expect(face('duck-1')).toBe('down');
    expect(game.state.moves).toBe(1);
  });

  it('locks input after the second flip until the cards are judged', () => {
    const { game, flip, face } = setUp();
    flip('ball-1');
    flip('duck-1');
    expect(flip('apple-1')).toBe(false);
    expect(face('apple-1')).toBe('down');
    game.advance(1000);
    expect(flip('apple-1')).toBe(true);
  });

  it('ignores cards that are flipped or matched already', () => {
    const { game, flip } = setUp();
    flip('ball-1');
    expect(flip('ball-1')).toBe(false);
    flip('ball-2');
    game.advance(500);
    expect(flip('ball-1')).toBe(false);
    expect(game.state.moves).toBe(1);
  });

  it('answers a card that is open, found or a third one, and nothing changes', () => {
    const { game, flip, cues } = setUp();
    const refused = () => cues.filter((cue) => cue.type === 'refused');
    flip('ball-1');
    flip('ball-1');
    flip('ball-2');
    const locked = game.state;
    flip('duck-1');
    expect(game.state).toBe(locked);
    game.advance(500);
    flip('ball-2');
    expect(refused()).toEqual([
      { type: 'refused', face: 'up' },
      { type: 'refused', face: 'down' },
      { type: 'refused', face: 'matched' },
    ]);
  });

  it('is won when the matched pairs equal the pair count', () => {
    const { game, flip, cues } = setUp();
    for (const item of ['ball', 'duck', 'apple'] as const) {
      expect(isWon(game.state)).toBe(false);
      flip(`${item}-1`);
      flip(`${item}-2`);
      game.advance(500);
    }
    expect(isWon(game.state)).toBe(true);
    expect(cues.at(-1)).toEqual({ type: 'won', moves: 3 });
  });

  it('starts afresh at another difficulty, even while two cards wait to be judged', () => {
    const { game, flip } = setUp();
    flip('ball-1');
    flip('ball-2');
    game.restart('hard');
    game.advance(5000);
    expect(game.state.cards).toHaveLength(24);
    expect(game.state.moves).toBe(0);
    expect(matchedPairs(game.state)).toBe(0);
  });

  it('never opens more than two cards, loses a card or takes a match back, whatever is pressed', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.constantFrom<Difficulty>('easy', 'medium', 'hard'),
        fc.array(fc.tuple(fc.nat(23), fc.nat(1200)), { maxLength: 80 }),
        (seed, difficulty, presses) => {
          const { game, flip } = setUp(difficulty, seed);
          let matched = 0;
          for (const [index, wait] of presses) {
            const card = game.state.cards[index];
            if (card) flip(card.id);
            game.advance(wait);
            expect(game.state.cards.filter(({ face }) => face === 'up').length).toBeLessThanOrEqual(2);
            expect(matchedPairs(game.state)).toBeGreaterThanOrEqual(matched);
            matched = matchedPairs(game.state);
            expect(new Set(game.state.cards.map(({ id }) => id)).size).toBe(game.state.cards.length);
          }
        },
      ),
    );
  });
});
