import { describe, expect, it } from 'vitest';
import { createGame } from '../../../core/game';
import { ARRIVAL, type Bug } from './bugs';
import { bug } from './bugs.fixture';
import { type Cue, rules, type State, WARNING } from './rules';

const FIELD = { width: 400, height: 600 };

function begun(seed = 1) {
  const game = createGame(rules, FIELD, seed);
  const cues: Cue[] = [];
  game.listen((cue) => cues.push(cue));
  game.play({ type: 'begin' });
  return { game, cues };
}

/** In a round that wants bees, after a second. */
const hintWith = (bugs: readonly Bug[], given: Partial<State> = {}, now = 1000) =>
  rules.hint?.({ ...begun().game.state, target: 'bee', bugs, ...given }, now) ?? null;

describe('Bug Catcher: hints', () => {
  it('tap a bug that is wanted, where it is by now, the one that came first', () => {
    const bugs = [bug({ type: 'beetle' }), bug({ id: 2, speedX: 1 }), bug({ id: 3, x: 100 })];
    expect(hintWith(bugs)).toEqual({
      actions: [{ type: 'tap', x: 260, y: 300 }],
      gesture: { type: 'tap', at: { x: 260, y: 300 } },
    });
  });

  it('wait where none is wanted, or those that are have gone or are not seen yet', () => {
    expect(hintWith([])).toBeNull();
    expect(hintWith([bug({ type: 'ladybug' })])).toBeNull();
    expect(hintWith([bug({ gone: { at: 900, why: 'right' } })])).toBeNull();
    expect(hintWith([bug({ bornAt: 1001 - ARRIVAL })])).toBeNull();
    expect(hintWith([bug({ bornAt: 1000 - ARRIVAL })])).not.toBeNull();
  });

  it('wait just before the sign changes, in the menu and at the end', () => {
    const targetChangesAt = 5000;
    expect(hintWith([bug({})], { targetChangesAt }, targetChangesAt - WARNING - 1)).not.toBeNull();
    expect(hintWith([bug({})], { targetChangesAt }, targetChangesAt - WARNING)).toBeNull();
    expect(hintWith([bug({})], { phase: 'menu' })).toBeNull();
    expect(hintWith([bug({})], { phase: 'over' })).toBeNull();
  });

  it('catch nothing wrong in a whole round, and stay in the field', () => {
    for (const seed of [1, 2, 3]) {
      const { game, cues } = begun(seed);
      while (game.state.phase === 'playing') {
        game.advance(300);
        const gesture = game.hint();
        if (gesture?.type !== 'tap' || typeof gesture.at === 'string') continue;
        const { x, y } = gesture.at;
        expect(Math.min(x, y, FIELD.width - x, FIELD.height - y)).toBeGreaterThan(0);
        expect(game.playHint()).toBe(true);
      }
      expect(cues.filter(({ type }) => type === 'wrong' || type === 'missed')).toEqual([]);
      expect(cues.filter(({ type }) => type === 'right').length).toBeGreaterThan(20);
    }
  });
});
