import { describe, expect, it } from 'vitest';
import { createGame } from '../../../core/game';
import type { Ball } from './physics';
import { rules, type State, TICK } from './rules';
import { PIVOT, type Side, sideOf } from './table';

const ball = (change: Partial<Ball>): Ball => ({
  x: 200,
  y: 100,
  vx: 0,
  vy: 0,
  rest: { x: 0, y: 0, since: 0 },
  ...change,
});

function from(change: Partial<State>) {
  const game = createGame(rules, undefined, 1);
  game.play({ type: 'begin' });
  return createGame({ ...rules, start: () => ({ ...game.state, ...change }) }, undefined, 1);
}

const tapOn = (side: Side) => ({ type: 'tap', at: PIVOT[side] });
const coming = { left: ball({ x: 140, y: 420, vy: 4 }), right: ball({ x: 260, y: 420, vy: 4 }) };

describe('the hint of Pinball', () => {
  it('waits while the ball is far, on its way up, and while the menu or the end is shown', () => {
    expect(createGame(rules, undefined, 1).hint()).toBeNull();
    expect(from({ balls: [ball({ x: 140, y: 100 })] }).hint()).toBeNull();
    expect(from({ balls: [ball({ x: 140, y: 470, vy: -20 })] }).hint()).toBeNull();
    expect(from({ phase: 'over', balls: [coming.left] }).hint()).toBeNull();
  });

  it.each(['left', 'right'] as const)('taps on the side that the ball comes down on: %s', (side) => {
    expect(from({ balls: [coming[side]] }).hint()).toEqual(tapOn(side));
  });

  it('knows the side from the way of the ball, not from where it is now', () => {
    const balls = [ball({ x: 185, y: 400, vx: 6, vy: 4 })];
    expect(from({ balls, helperWaits: false }).hint()).toEqual(tapOn('right'));
  });

  it('thinks of the ball first that is there first', () => {
    const later = { ...coming.right, y: 380 };
    expect(from({ balls: [later, coming.left] }).hint()).toEqual(tapOn('left'));
    expect(from({ balls: [coming.left, later] }).hint()).toEqual(tapOn('left'));
  });

  it('does not tap on a flipper that is held up', () => {
    const raised = { left: true, right: false };
    expect(from({ balls: [coming.left], raised }).hint()).toBeNull();
    expect(from({ balls: [coming.left, coming.right], raised }).hint()).toEqual(tapOn('right'));
  });

  it('is a press and a release', () => {
    const game = from({ balls: [coming.left] });
    let flips = 0;
    game.listen(({ type }) => {
      if (type === 'flipped') flips++;
    });
    expect(game.playHint()).toBe(true);
    expect(flips).toBe(1);
    expect(game.state.raised).toEqual({ left: false, right: false });
  });

  it('comes early enough for a hand: who follows it a third of a second later keeps the balls', () => {
    const [delay, hold, patience] = [320, 160, 60_000];
    /** How long three balls last. */
    function play(seed: number, follows: boolean): number {
      const game = createGame(rules, undefined, seed);
      game.play({ type: 'begin' });
      while (game.state.phase === 'playing' && game.now < patience) {
        const shown = game.hint();
        if (!follows || shown?.type !== 'tap' || typeof shown.at === 'string') {
          game.advance(TICK);
          continue;
        }
        const side = sideOf(shown.at.x);
        game.advance(delay);
        game.play({ type: 'flip', side, up: true });
        game.advance(hold);
        game.play({ type: 'flip', side, up: false });
      }
      return game.now;
    }
    const lasted = (follows: boolean) =>
      Array.from({ length: 10 }, (_, seed) => play(seed, follows)).reduce((sum, ms) => sum + ms, 0);
    expect(lasted(true)).toBeGreaterThan(3 * lasted(false));
  });
});
