import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createGame } from '../../../core/game';
import { DIFFICULTIES, type Difficulty, LEVELS } from './difficulty';
import { type Action, type Cue, ROUND, rules, secondsLeft } from './rules';
import { MOODS } from './state';

const SIZE = { width: 800, height: 600 };

function setUp(seed = 1) {
  const game = createGame(rules, SIZE, seed);
  const cues: Cue[] = [];
  game.listen((cue) => cues.push(cue));
  const up = () => game.state.holes.filter(({ isVisible }) => isVisible);
  return {
    game,
    cues,
    up,
    begin: (difficulty: Difficulty = 'easy') => game.play({ type: 'begin', difficulty }),
    whack: (hole: number) => game.play({ type: 'whack', hole }),
    /** The one mole that is up, asked for after it came. */
    mole: () => up()[0]?.id ?? -1,
  };
}

/** Plays a round in which nobody touches anything: how long each interval was, and how many moles came of them. */
function watch(difficulty: Difficulty, seed: number) {
  const { game, begin } = setUp(seed);
  const intervals: number[] = [];
  begin(difficulty);
  for (let before = game.state.spawnsAt; game.state.phase === 'playing'; before = game.state.spawnsAt) {
    game.advance(Math.max(0, Math.min(before, game.state.endsAt) - game.now));
    if (game.state.spawnsAt > before) intervals.push(game.state.spawnsAt - before);
  }
  return { intervals, moles: game.state.moles };
}

describe('Mole Patrol', () => {
  it('waits for a difficulty without a clock', () => {
    const { game } = setUp();
    expect(game.state.phase).toBe('waiting');
    expect(game.ticking).toBe(false);
    expect(secondsLeft(game.state, game.now)).toBe(60);
  });

  it.each([
    ['easy', 6, 3, 2, 3000, 2000, 3000, 0.7],
    ['medium', 9, 3, 3, 2000, 1500, 2500, 0.6],
    ['hard', 12, 4, 3, 1200, 800, 1500, 0.65],
  ] as const)('%s has %i holes in a grid of %i x %i, with its times and chance', (difficulty, ...settings) => {
    const { holes, gridCols, gridRows, moleAppearTime, minInterval, maxInterval, spawnChance } =
      DIFFICULTIES[difficulty];
    expect([holes, gridCols, gridRows, moleAppearTime, minInterval, maxInterval, spawnChance]).toEqual(settings);
    const { game, begin } = setUp();
    begin(difficulty);
    expect(game.state).toMatchObject({ phase: 'playing', difficulty, score: 0 });
    expect(game.state.holes.map(({ id }) => id)).toEqual(Array.from({ length: holes }, (_, id) => id));
    expect(game.state.holes.every(({ isVisible, isHit }) => !isVisible && !isHit)).toBe(true);
  });

  it.each(LEVELS)('shows the first mole after exactly 1 s, for certain (%s)', (difficulty) => {
    for (let seed = 0; seed < 50; seed++) {
      const { game, begin, up } = setUp(seed);
      begin(difficulty);
      game.advance(999);
      expect(up()).toHaveLength(0);
      game.advance(1);
      expect(up()).toHaveLength(1);
      expect(up()[0]).toMatchObject({ isHit: false, appearTime: 1000 });
    }
  });

  it.each(LEVELS)('lets a mole stay for its appear time, then it disappears (%s)', (difficulty) => {
    const { moleAppearTime } = DIFFICULTIES[difficulty];
    const { game, begin, up, mole } = setUp();
    begin(difficulty);
    game.advance(1000);
    const first = mole();
    game.advance(moleAppearTime - 1);
    expect(up().some(({ id }) => id === first)).toBe(true);
    game.advance(1);
    expect(up().some(({ id }) => id === first)).toBe(false);
  });

  it('gives +10 for a hit, shows it for exactly 300 ms, then hides the mole', () => {
    const { game, begin, whack, mole, cues } = setUp();
    begin();
    game.advance(1200);
    const hole = mole();
    whack(hole);
    expect(game.state.score).toBe(10);
    expect(game.state.holes[hole]).toMatchObject({ isVisible: true, isHit: true, expression: 'hit' });
    expect(cues.at(-1)).toMatchObject({ type: 'hit', streak: 0 });
    game.advance(299);
    expect(game.state.holes[hole]?.isVisible).toBe(true);
    game.advance(1);
    expect(game.state.holes[hole]).toMatchObject({ isVisible: false, isHit: false });
  });

  it('can hit a mole while it slides down, and not a moment later', () => {
    const { game, begin, whack, mole } = setUp();
    begin();
    game.advance(1000);
    const hole = mole();
    game.advance(2999);
    whack(hole);
    expect(game.state.score).toBe(10);

    const late = setUp();
    late.begin();
    late.game.advance(1000);
    const left = late.mole();
    late.game.advance(3000);
    late.whack(left);
    expect(late.game.state.score).toBe(0);
  });

  it('counts a mole once, however often it is hit', () => {
    const { game, begin, whack, mole, cues } = setUp();
    begin();
    game.advance(1000);
    const hole = mole();
    whack(hole);
    whack(hole);
    expect(game.state.score).toBe(10);
    expect(cues.at(-1)).toEqual({ type: 'missed' });
  });

  it('answers a miss, in an empty hole or beside all of them, and takes nothing away', () => {
    const { game, begin, whack, mole, cues } = setUp();
    begin();
    game.advance(1000);
    const hole = mole();
    whack(hole);
    whack((hole + 1) % 6);
    game.play({ type: 'miss', x: 5, y: 7 });
    expect(cues.filter(({ type }) => type === 'missed')).toHaveLength(2);
    expect(game.state).toMatchObject({ score: 10, streak: 0 });
    expect(game.state.strikes.at(-1)).toEqual({ x: 5, y: 7, at: 1000, hit: false });
    whack(99);
    expect(game.state.score).toBe(10);
  });

  it.each(LEVELS)('rolls its chance once in each interval (%s)', (difficulty) => {
    const { minInterval, maxInterval, spawnChance } = DIFFICULTIES[difficulty];
    const rounds = Array.from({ length: 100 }, (_, seed) => watch(difficulty, seed));
    const intervals = rounds.flatMap((round) => round.intervals);
    expect(Math.min(...intervals)).toBeGreaterThanOrEqual(minInterval);
    expect(Math.max(...intervals)).toBeLessThan(maxInterval);
    expect(Math.max(...intervals) - Math.min(...intervals)).toBeGreaterThan((maxInterval - minInterval) * 0.9);
    // The first mole of a round is certain; every later one had its chance.
    const rolled = rounds.reduce((sum, { moles }) => sum + moles - 1, 0);
    const rolls = intervals.length - rounds.length;
    expect(Math.abs(rolled / rolls - spawnChance)).toBeLessThan(0.04);
  });

  it('puts a mole only into an empty hole', () => {
    const { game, begin } = setUp();
    begin('hard');
    let before = game.state.holes;
    game.listen((cue) => {
      if (cue.type === 'appeared') expect(before[cue.hole]?.isVisible).toBe(false);
    });
    for (let ms = 0; ms < ROUND; ms += 20) {
      before = game.state.holes;
      game.advance(20);
    }
  });

  it('shows all five moods, and hit only when hit', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      const { game, begin, up } = setUp(seed);
      begin();
      game.advance(1000);
      for (const { expression } of up()) seen.add(expression);
    }
    expect([...seen].sort()).toEqual([...MOODS].sort());
  });

  it('finishes at 0 seconds, after exactly 60 s', () => {
    const { game, begin, cues, whack, mole } = setUp();
    begin();
    game.advance(1000);
    whack(mole());
    game.advance(58_999);
    expect(game.state.phase).toBe('playing');
    expect(secondsLeft(game.state, game.now)).toBe(1);
    game.advance(1);
    expect(game.state.phase).toBe('finished');
    expect(secondsLeft(game.state, game.now)).toBe(0);
    expect(cues.at(-1)).toEqual({ type: 'finished', score: 10 });
    expect(game.ticking).toBe(false);
    expect(whack(0)).toBe(false);
  });

  it('returns to waiting by Back, from playing and from finished, and starts afresh', () => {
    const { game, begin, whack, mole } = setUp();
    begin('hard');
    game.advance(1000);
    whack(mole());
    game.play({ type: 'back' });
    expect(game.state).toMatchObject({ phase: 'waiting', score: 0 });
    expect(game.ticking).toBe(false);
    begin('medium');
    expect(game.state.holes).toHaveLength(9);
    game.advance(60_000);
    expect(game.state.phase).toBe('finished');
    expect(begin()).toBe(false);
    expect(game.play({ type: 'back' })).toBe(true);
    expect(game.play({ type: 'back' })).toBe(false);
    begin();
    game.advance(59_999);
    expect(game.state.phase).toBe('playing');
  });

  it('never breaks its own numbers, whatever is pressed', () => {
    const action = fc.oneof<fc.Arbitrary<Action>[]>(
      fc.record({ type: fc.constant('whack' as const), hole: fc.integer({ min: -1, max: 12 }) }),
      fc.record({ type: fc.constant('begin' as const), difficulty: fc.constantFrom(...LEVELS) }),
      fc.record({ type: fc.constant('miss' as const), x: fc.nat(900), y: fc.nat(900) }),
      fc.record({ type: fc.constant('resize' as const), width: fc.nat(2000), height: fc.nat(2000) }),
      fc.constant({ type: 'back' as const }),
    );
    fc.assert(
      fc.property(fc.integer(), fc.array(fc.tuple(action, fc.nat(4000)), { maxLength: 60 }), (seed, steps) => {
        const { game, cues } = setUp(seed);
        for (const [step, wait] of steps) {
          game.play(step);
          game.advance(wait);
          const { holes, difficulty, score, strikes } = game.state;
          expect(holes).toHaveLength(DIFFICULTIES[difficulty].holes);
          expect(score % 10).toBe(0);
          expect(score / 10).toBeLessThanOrEqual(cues.filter(({ type }) => type === 'hit').length);
          expect(strikes.length).toBeLessThanOrEqual(4);
          for (const hole of holes) {
            expect(hole.isVisible).toBe(hole.hidesAt !== null);
            expect(hole.isHit).toBe(hole.expression === 'hit');
          }
        }
      }),
    );
  });
});
