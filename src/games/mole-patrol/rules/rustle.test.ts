import { describe, expect, it } from 'vitest';
import { createGame } from '../../../core/game';
import { DIFFICULTIES, type Difficulty, LEVELS } from './difficulty';
import { rules } from './rules';
import { comingHole, RUSTLE, rustlingHole } from './rustle';

interface Seen {
  readonly at: number;
  readonly type: 'rustled' | 'appeared';
  readonly hole: number;
  readonly expression: string | undefined;
}

/** A whole round in steps of 10 ms. With `whacks`, every mole is hit after a while. */
function watch(difficulty: Difficulty, seed: number, whacks: boolean) {
  const game = createGame(rules, { width: 800, height: 600 }, seed);
  const seen: Seen[] = [];
  game.listen((cue) => {
    if (cue.type !== 'rustled' && cue.type !== 'appeared') return;
    const { type, hole } = cue;
    seen.push({ at: game.now, type, hole, expression: game.state.holes[hole]?.expression });
  });
  game.play({ type: 'begin', difficulty });
  while (game.state.phase === 'playing') {
    game.advance(10);
    if (!whacks) continue;
    for (const { id, isVisible, isHit, appearTime } of game.state.holes)
      if (isVisible && !isHit && game.now - appearTime >= 200 + 300 * (id % 4)) game.play({ type: 'whack', hole: id });
  }
  return { seen, state: game.state };
}

describe('the rustling earth', () => {
  it.each([
    ['easy', 1, 16, ['1000 0 surprised', '6610 4 surprised', '8890 2 normal', '11890 0 surprised']],
    ['medium', 2, 18, ['1000 2 happy', '5280 3 sleepy', '9020 7 surprised', '15770 1 normal']],
    ['hard', 3, 27, ['1000 0 surprised', '3160 1 happy', '4300 1 sleepy', '6620 8 happy']],
  ] as const)('leaves the moles of a seed as they were before it (%s)', (difficulty, seed, count, first) => {
    const moles = watch(difficulty, seed, true).seen.filter(({ type }) => type === 'appeared');
    expect(moles).toHaveLength(count);
    expect(moles.slice(0, 4).map(({ at, hole, expression }) => `${at} ${hole} ${expression}`)).toEqual(first);
  });

  it.each(LEVELS)('comes just before every mole, at its hole (%s)', (difficulty) => {
    for (let seed = 0; seed < 10; seed++) {
      const { seen } = watch(difficulty, seed, false);
      for (const [index, mole] of seen.entries()) {
        if (mole.type !== 'appeared') continue;
        const before = seen[index - 1];
        expect(before).toMatchObject({ type: 'rustled', hole: mole.hole });
        expect(Math.abs(mole.at - (before?.at ?? 0) - RUSTLE)).toBeLessThanOrEqual(10);
      }
    }
  });

  it.each(LEVELS)('fills long waits: while no mole is out, something happens in every interval (%s)', (difficulty) => {
    const { maxInterval, moleAppearTime } = DIFFICULTIES[difficulty];
    let withoutMole = 0;
    for (let seed = 0; seed < 20; seed++) {
      const { seen, state } = watch(difficulty, seed, false);
      let last = 0;
      for (const { at, type } of seen) {
        expect(at - last).toBeLessThanOrEqual(maxInterval + RUSTLE + 10);
        last = type === 'appeared' ? at + moleAppearTime : Math.max(last, at);
      }
      withoutMole += seen.filter(({ type }) => type === 'rustled').length - state.moles;
      expect(state.score).toBe(0);
    }
    expect(withoutMole).toBeGreaterThan(20);
  });

  it('gives no points, and a tap on it is a miss as on any empty hole', () => {
    const game = createGame(rules, { width: 800, height: 600 }, 1);
    game.play({ type: 'begin', difficulty: 'easy' });
    expect(rustlingHole(game.state)).toBeNull();
    game.advance(1000 - RUSTLE);
    const hole = rustlingHole(game.state) ?? -1;
    expect(hole).toBe(comingHole(game.state));
    game.play({ type: 'whack', hole });
    expect(game.state.score).toBe(0);
    game.advance(RUSTLE);
    expect(game.state.holes[hole]).toMatchObject({ isVisible: true, isHit: false });
    expect(rustlingHole(game.state)).toBeNull();
  });
});
