import { describe, expect, it } from 'vitest';
import { createGame } from '../../../core/game';
import type { Size } from '../../../core/geometry';
import { type Difficulty, LEVELS } from './difficulty';
import { HINT_STAYS, HIT_DISPLAY, HIT_POINTS, rules } from './rules';
import { type Hole, isUp, type State } from './state';

const SIZE: Size = { width: 800, height: 600 };

function begun(difficulty: Difficulty, size = SIZE) {
  const game = createGame(rules, size, 1);
  game.play({ type: 'begin', difficulty });
  return game;
}

/** A round in which these moles are up now: when each came and when it goes. */
function withMoles(moles: Readonly<Record<number, readonly [came: number, goes: number]>>): State {
  const { state } = begun('easy');
  const holes = state.holes.map((hole): Hole => {
    const times = moles[hole.id];
    return times ? { ...hole, isVisible: true, appearTime: times[0], hidesAt: times[1] } : hole;
  });
  return { ...state, holes };
}

const holeShown = (state: State, now: number) => rules.hint?.(state, now)?.actions;

describe('the hint of Mole Patrol', () => {
  it('waits while no mole is up, however much it rustles, and while a screen is shown', () => {
    const game = createGame(rules, SIZE, 1);
    expect(game.hint()).toBeNull();
    game.play({ type: 'begin', difficulty: 'easy' });
    game.advance(999);
    expect(game.state.coming).not.toBeNull();
    expect(game.hint()).toBeNull();
    game.advance(1);
    expect(game.hint()).not.toBeNull();
    game.advance(60_000);
    expect(game.state.phase).toBe('finished');
    expect(game.hint()).toBeNull();
  });

  it('shows no mole that is hit already', () => {
    const game = begun('easy');
    game.advance(1000);
    expect(game.playHint()).toBe(true);
    expect(game.state.score).toBe(HIT_POINTS);
    expect(game.hint()).toBeNull();
    game.advance(HIT_DISPLAY - 1);
    expect(game.hint()).toBeNull();
  });

  it('stays with the first mole that came while there is time for it, then goes on to the next', () => {
    const state = withMoles({ 4: [1000, 4000], 1: [3000, 6000] });
    expect(holeShown(state, 4000 - HINT_STAYS)).toEqual([{ type: 'whack', hole: 4 }]);
    expect(holeShown(state, 4000 - HINT_STAYS + 1)).toEqual([{ type: 'whack', hole: 1 }]);
  });

  it('shows the one that stays longest when all are about to go', () => {
    expect(holeShown(withMoles({ 4: [1000, 4000], 1: [1100, 4100] }), 3950)).toEqual([{ type: 'whack', hole: 1 }]);
    expect(holeShown(withMoles({ 4: [1000, 4000] }), 3950)).toEqual([{ type: 'whack', hole: 4 }]);
  });

  it.each(LEVELS)('points into the cell of the very hole, on every shape of screen (%s)', (difficulty) => {
    for (const size of [SIZE, { width: 300, height: 380 }, { width: 720, height: 780 }]) {
      const game = begun(difficulty, size);
      game.advance(1000);
      const { holes, meadow } = game.state;
      const gesture = game.hint();
      if (gesture?.type !== 'tap' || typeof gesture.at === 'string') throw new Error('No tap on the stage');
      const column = Math.floor((gesture.at.x - meadow.corner.x) / meadow.cell.width);
      const row = Math.floor((gesture.at.y - meadow.corner.y) / meadow.cell.height);
      const columns = difficulty === 'hard' ? 4 : 3;
      expect(holes[row * columns + column]).toSatisfy(isUp);
      // On its face, not on the rim of its hole.
      expect(gesture.at.y).toBeLessThan(meadow.holes[row * columns + column]?.y ?? 0);
    }
  });
});
