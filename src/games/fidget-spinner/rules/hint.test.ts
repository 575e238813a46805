import { describe, expect, it } from 'vitest';
import { createGame } from '../../../core/game';
import { roundFromArm, SPOTS } from './layout';
import { GLOW_ABOVE, PUSH, rules, type State, spinsOf } from './rules';

function from(state: Partial<State> = {}) {
  const start: typeof rules.start = (options, tools) => ({ ...rules.start(options, tools), ...state });
  return createGame({ ...rules, start }, undefined, 1);
}

describe('the hint of Fidget Spinner', () => {
  it('is a turn around the middle, from an arm on', () => {
    expect(from().hint()).toEqual({ type: 'turn', around: 'middle', from: 'arm' });
  });

  it('flings the spinner clockwise, as the hand goes, and as strongly as a push', () => {
    const game = from();
    let flung = 0;
    game.listen((cue) => {
      if (cue.type === 'flung') flung = cue.speed;
    });
    expect(game.playHint()).toBe(true);
    expect(flung).toBeCloseTo(PUSH.max);
    game.advance(2000);
    expect(spinsOf(game.state)).toBe(2);
  });

  it('brings one that turns the other way round, too', () => {
    const game = from({ speed: -GLOW_ABOVE });
    expect(game.playHint()).toBe(true);
    expect(game.state.speed).toBeCloseTo(PUSH.max);
  });

  it('waits while the spinner whirls, whichever way, and while a finger holds it', () => {
    for (const way of [1, -1]) {
      expect(from({ speed: way * (GLOW_ABOVE + 0.1) }).hint()).toBeNull();
      expect(from({ speed: way * (GLOW_ABOVE - 0.1) }).hint()).not.toBeNull();
    }
    const game = from();
    game.play({ type: 'grab', finger: 3, x: 50, y: 0 });
    expect(game.hint()).toBeNull();
    game.play({ type: 'cancel', finger: 3 });
    expect(game.hint()).not.toBeNull();
  });

  it('goes round from the arm to the right, down and back', () => {
    const { y } = SPOTS.arm;
    const at = (turns: number) => {
      const place = roundFromArm(turns * 2 * Math.PI);
      return [Math.round(place.x) + 0, Math.round(place.y) + 0];
    };
    expect([at(0), at(1 / 4), at(1 / 2), at(3 / 4)]).toEqual([
      [0, y],
      [-y, 0],
      [0, -y],
      [y, 0],
    ]);
  });
});
