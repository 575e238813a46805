import { describe, expect, it } from 'vitest';
import { createGame } from '../../../core/game';
import { createRandom } from '../../../core/random';
import { CONFIG, type Difficulty, rules, type State } from './rules';
import { bestMove } from './solver';
import { moveDisc, stacked, TOWERS, type Tower, type Towers, topOf } from './towers';

const [S, H, G] = TOWERS as [Tower, Tower, Tower];

function setUp(difficulty: Difficulty = 'easy') {
  const game = createGame(rules, difficulty, 1);
  const press = (...towers: readonly Tower[]) => towers.map((tower) => game.play({ type: 'press', tower }));
  /** By hints alone to the end: how many moves it took. */
  function follow() {
    const before = game.state.moves;
    for (let count = 0; count < 2 * CONFIG.hard.minMoves && game.hint(); count++) expect(game.playHint()).toBe(true);
    expect(game.state.won).toBe(true);
    return game.state.moves - before;
  }
  return { game, press, follow };
}

/** Each disc on each tower. */
const positions = (discs: number): Towers[] =>
  Array.from({ length: 3 ** discs }, (_, number) => {
    const on = (tower: Tower) =>
      stacked(S, discs)[S].filter(({ size }) => Math.floor(number / 3 ** (size - 1)) % 3 === tower);
    return [on(S), on(H), on(G)];
  });

/** How many moves there are to the end; that it cannot be fewer is tested with the solver. */
function shortest(towers: Towers): number {
  const move = bestMove(towers);
  return move ? 1 + shortest(moveDisc(towers, move)) : 0;
}

describe('the hint of Tower of Hanoi', () => {
  it.each(['easy', 'medium', 'hard'] as const)('wins %s in its target', (difficulty) => {
    expect(setUp(difficulty).follow()).toBe(CONFIG[difficulty].minMoves);
  });

  it('wins in the fewest moves from every position, whatever is in hand', () => {
    const tools = { now: 0, random: createRandom(1), cue: () => {} };
    const start = rules.start('medium', tools);
    for (const towers of positions(CONFIG.medium.discs)) {
      for (const selected of [null, ...TOWERS.filter((tower) => topOf(towers, tower))]) {
        let state: State = { ...start, towers, selected };
        for (let hint = rules.hint?.(state, 0); hint; hint = rules.hint?.(state, 0)) {
          state = hint.actions.reduce((before, action) => rules.play(before, action, tools), state);
        }
        expect(state.towers[G]).toHaveLength(CONFIG.medium.discs);
        expect(state.moves).toBe(shortest(towers));
      }
    }
  });

  it('is a drag from tower to tower, with a disc in hand a tap', () => {
    const { game, press } = setUp();
    expect(game.hint()).toEqual({ type: 'drag', from: '0', to: '2' });
    press(S);
    expect(game.hint()).toEqual({ type: 'tap', at: '2' });
    press(G, G);
    expect(game.hint()).toEqual({ type: 'tap', at: '2' });
    press(G);
    expect(game.hint()).toEqual({ type: 'drag', from: '0', to: '1' });
  });

  it('is what the Hint button shows, and none after the win', () => {
    const { game, follow } = setUp('medium');
    game.play({ type: 'hint' });
    const { from, to } = game.state.hint ?? {};
    expect(game.hint()).toEqual({ type: 'drag', from: String(from), to: String(to) });
    follow();
    expect(game.hint()).toBeNull();
  });
});
