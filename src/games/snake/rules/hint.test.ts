import { describe, expect, it } from 'vitest';
import { createGame } from '../../../core/game';
import type { Direction } from '../../../core/grid';
import { boardFor, safeMoves } from '../../../families/snake/rules/snake';
import { rules } from './rules';
import type { Mode, State } from './state';

const WIDE = boardFor(1024);

function begun(mode: Mode, { seed = 1, bot = false } = {}) {
  const game = createGame(rules, WIDE, seed);
  game.play({ type: 'bot', on: bot });
  game.play({ type: 'begin', mode, board: WIDE });
  return game;
}

const from = (state: Partial<State>, mode: Mode = 'easy') =>
  createGame({ ...rules, start: () => ({ ...begun(mode).state, ...state }) }, WIDE, 5);

const hinted = (game: { readonly state: State; readonly now: number }): Direction | null => {
  const [action] = rules.hint?.(game.state, game.now)?.actions ?? [];
  return action?.type === 'turn' ? action.direction : null;
};

const freeWays = ({ snake, lastStep, bot, board }: State) =>
  snake[0] ? safeMoves(snake[0], lastStep, [...snake.slice(0, -1), ...(bot?.cells ?? [])], board) : [];

describe('Snake: hints', () => {
  it('there are none in the menu and at the end', () => {
    expect(createGame(rules, WIDE, 1).hint()).toBeNull();
    expect(from({ phase: 'over' }).hint()).toBeNull();
    expect(begun('easy').hint()).not.toBeNull();
  });

  it.each([false, true])('in Easy never end the round while there is a free way (bot: %s)', (bot) => {
    for (const seed of [1, 2, 3]) {
      const game = begun('easy', { seed, bot });
      for (let count = 0; count < 400; count++) {
        game.advance(100);
        if (freeWays(game.state).length > 0) expect(game.playHint()).toBe(true);
        expect(game.state.phase).toBe('playing');
      }
      expect(game.state.score).toBeGreaterThan(500);
    }
  });

  it('in Hard steer a snake that goes by itself, as long as there is a free way', () => {
    for (const seed of [1, 2, 3]) {
      const game = begun('hard', { seed });
      let before = game.state;
      for (let count = 0; count < 600 && game.state.phase === 'playing'; count++) {
        before = game.state;
        if (game.hint()) expect(game.playHint()).toBe(true);
        game.advance(75);
      }
      if (game.state.phase === 'over') expect(freeWays(before)).toEqual([]);
      expect(game.state.score).toBeGreaterThan(500);
    }
  });

  it('in Hard wait while the snake goes the right way, and while a turn is on its way', () => {
    const apples = [{ id: 1, position: { x: 10, y: 3 } }];
    const moving = { direction: 'UP', lastStep: 'UP', apples, stepsAt: 150 } as const;
    expect(hinted(from(moving, 'easy'))).toBe('UP');
    expect(hinted(from(moving, 'hard'))).toBeNull();
    const aside = from({ ...moving, direction: 'RIGHT', lastStep: 'RIGHT' }, 'hard');
    expect(hinted(aside)).toBe('UP');
    aside.playHint();
    expect(hinted(aside)).toBeNull();
  });
});
