import { expect, it } from 'vitest';
import { createGame } from '../../../core/game';
import { HEIGHT, REACH, rules, WIDTH } from './rules';

it('gives a point for a tap within reach, and the star moves on', () => {
  const game = createGame(rules, undefined, 1);
  const { x, y } = game.state.star;
  expect(game.play({ type: 'tap', x: x + REACH, y })).toBe(true);
  expect(game.state.score).toBe(1);
  expect(game.state.star).not.toEqual({ x, y });
});

it('takes nothing for a miss', () => {
  const game = createGame(rules, undefined, 1);
  const { x, y } = game.state.star;
  expect(game.play({ type: 'tap', x: x + REACH + 1, y })).toBe(false);
  expect(game.state.score).toBe(0);
});

it('keeps the star on the stage', () => {
  const game = createGame(rules, undefined, 2);
  for (let taps = 0; taps < 100; taps++) {
    game.play({ type: 'tap', ...game.state.star });
    expect(game.state.star.x).toBeGreaterThan(0);
    expect(game.state.star.x).toBeLessThan(WIDTH);
    expect(game.state.star.y).toBeGreaterThan(0);
    expect(game.state.star.y).toBeLessThan(HEIGHT);
  }
});
