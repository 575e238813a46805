import { describe, expect, it } from 'vitest';
import { createGame } from '../../../core/game';
import type { Cell, Direction } from '../../../core/grid';
import { boardFor, safeMoves } from '../../../families/snake/rules/snake';
import { botCells } from './collectibles';
import { rules } from './rules';
import { ABILITIES, type Ability, type State } from './state';

const OPTIONS = { board: boardFor(1024), botWanted: true };
const at = (x: number, y: number): Cell => ({ x, y });
const thing = (type: 'normal' | 'diamond', x: number, y: number) =>
  ({ id: x * 100 + y, position: at(x, y), type, collectedAt: null }) as const;

/** A snake at 5, 5 alone on the board, unless the state says otherwise. */
function from(given: Partial<State>, ...on: Ability[]) {
  const begun = createGame(rules, OPTIONS, 1).state;
  const abilities = { ...begun.abilities, ...Object.fromEntries(on.map((ability) => [ability, true])) };
  const state = { ...begun, abilities, snake: [at(5, 5)], collectibles: [], bot: null, ...given };
  return createGame({ ...rules, start: () => state }, OPTIONS, 5);
}

const hinted = (given: Partial<State>, ...on: Ability[]): Direction | null => {
  const [action] = rules.hint?.(from(given, ...on).state, 0)?.actions ?? [];
  return action?.type === 'turn' ? action.direction : null;
};

const freeWays = (state: State) =>
  state.snake[0]
    ? safeMoves(state.snake[0], state.lastStep, [...state.snake.slice(0, -1), ...botCells(state)], state.board)
    : [];

describe('Abilities Snake: hints', () => {
  it('lead to the nearest block or diamond, and there are none at the end', () => {
    const collectibles = [thing('normal', 5, 2), thing('diamond', 10, 5)];
    expect(hinted({ collectibles })).toBe('UP');
    expect(hinted({ collectibles, phase: 'over' })).toBeNull();
  });

  it('with Strength lead to a diamond, round the blocks', () => {
    const collectibles = [thing('normal', 6, 5), thing('diamond', 8, 5)];
    expect(hinted({ collectibles })).toBe('RIGHT');
    expect(['UP', 'DOWN']).toContain(hinted({ collectibles }, 'strength'));
    expect(hinted({ collectibles }, 'strength', 'diamondTouch')).toBe('RIGHT');
  });

  it('with Strength and no diamond push a block, but none that cannot move', () => {
    expect(hinted({ collectibles: [thing('normal', 6, 5)] }, 'strength')).toBe('RIGHT');
    const row = [thing('normal', 6, 5), thing('normal', 7, 5)];
    expect(hinted({ collectibles: row }, 'strength')).not.toBe('RIGHT');
  });

  it('never run into the snake or the bot while there is a free way, with any ability', () => {
    for (const [seed, on] of [[], ...ABILITIES.map((ability) => [ability]), [...ABILITIES]].entries()) {
      const game = createGame(rules, OPTIONS, seed);
      for (const ability of on) game.play({ type: 'toggle', ability });
      for (let count = 0; count < 300 && game.state.phase === 'playing'; count++) {
        if (game.hint()) expect(game.playHint()).toBe(true);
        else if (!game.state.abilities.strength) expect(freeWays(game.state)).toEqual([]);
        expect(game.state.phase).toBe('playing');
        game.advance(75);
      }
      expect(game.state.score).toBeGreaterThan(20);
    }
  });
});
