import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createGame } from '../../../core/game';
import { createRandom } from '../../../core/random';
import { BUG_TYPES, type BugType, bugAt, newBug, placeOf, roomFor, wanted } from './bugs';
import { bug } from './bugs.fixture';
import { type Action, type Cue, isAboutToChange, rules, type State, secondsLeft, WARNING } from './rules';

const FIELD = { width: 400, height: 600 };

function setUp(seed = 1) {
  const game = createGame(rules, FIELD, seed);
  const cues: Cue[] = [];
  game.listen((cue) => cues.push(cue));
  return { game, cues };
}

function begun(seed = 1) {
  const table = setUp(seed);
  table.game.play({ type: 'begin' });
  return table;
}

/** One action in a round that wants bees. */
function play(given: Partial<State>, action: Action, now = 1000) {
  const cues: Cue[] = [];
  const state = rules.play({ ...begun().game.state, target: 'bee', ...given }, action, {
    now,
    random: createRandom(1),
    cue: (cue) => cues.push(cue),
  });
  return { state, cues };
}

const tapAt = (x: number, y: number, given: Partial<State>, now?: number) => play(given, { type: 'tap', x, y }, now);

describe('Bug Catcher', () => {
  it('waits in the menu without a clock, with 60 seconds to come', () => {
    const { game } = setUp();
    expect(game.state.phase).toBe('menu');
    expect(game.ticking).toBe(false);
    expect(secondsLeft(game.state, 0)).toBe(60);
  });

  it('plays for 60 s from score 0, then is over', () => {
    const { game, cues } = begun();
    expect(game.state).toMatchObject({ phase: 'playing', score: 0, bugs: [] });
    game.advance(59_999);
    expect(game.state.phase).toBe('playing');
    expect(secondsLeft(game.state, game.now)).toBe(1);
    game.advance(1);
    expect(game.state.phase).toBe('over');
    expect(secondsLeft(game.state, game.now)).toBe(0);
    expect(game.ticking).toBe(false);
    expect(cues.at(-1)).toEqual({ type: 'over', score: 0 });
  });

  it('starts afresh with Play Again', () => {
    const { game } = begun();
    game.advance(60_000);
    game.play({ type: 'begin' });
    expect(game.state).toMatchObject({ phase: 'playing', score: 0, bugs: [], targets: 1 });
    expect(secondsLeft(game.state, game.now)).toBe(60);
  });

  it('chooses a random target when a game starts', () => {
    const targets = new Set(Array.from({ length: 60 }, (_, seed) => begun(seed).game.state.target));
    expect(targets).toEqual(new Set(BUG_TYPES));
  });

  it('warns for a second before each change, with four ticks, and changes nothing else by it', () => {
    for (let seed = 0; seed < 20; seed++) {
      const { game, cues } = begun(seed);
      while (game.state.phase === 'playing') {
        const { targetChangesAt, endsAt, score, target } = game.state;
        const changes = targetChangesAt < endsAt;
        cues.length = 0;
        game.advance(Math.min(targetChangesAt, endsAt) - game.now - WARNING - 0.5);
        expect([isAboutToChange(game.state, game.now), cues.some(({ type }) => type === 'ticked')]).toEqual([
          false,
          false,
        ]);
        game.advance(1);
        expect(isAboutToChange(game.state, game.now)).toBe(changes);
        game.advance(WARNING - 1);
        expect(game.state).toMatchObject({ score, target });
        expect(cues.filter(({ type }) => type === 'ticked')).toHaveLength(changes ? 4 : 0);
        game.advance(1);
        expect(isAboutToChange(game.state, game.now)).toBe(false);
      }
    }
  });

  it('changes the target every 8 to 12 s, always to another bug, and says so', () => {
    for (let seed = 0; seed < 20; seed++) {
      const { game, cues } = begun(seed);
      let [last, since] = [game.state.target, 0];
      const step = 10;
      while (game.state.phase === 'playing') {
        game.advance(step);
        if (game.state.target === last) continue;
        expect(cues).toContainEqual({ type: 'target', target: game.state.target });
        expect(game.now - since).toBeGreaterThanOrEqual(8000 - step);
        expect(game.now - since).toBeLessThanOrEqual(12_000 + step);
        [last, since] = [game.state.target, game.now];
      }
      expect(game.state.targets).toBe(cues.filter(({ type }) => type === 'target').length);
      expect(game.state.targets).toBeGreaterThanOrEqual(5);
    }
  });

  it("names the wanted bugs: 'Catch only: {bug}s!', Butterflies for butterfly", () => {
    expect(BUG_TYPES.map(wanted)).toEqual([
      'Catch only: Ladybugs!',
      'Catch only: Bees!',
      'Catch only: Beetles!',
      'Catch only: Butterflies!',
    ]);
  });

  it('rolls a 40% chance of a bug every 250 ms', () => {
    let made = 0;
    for (let seed = 0; seed < 100; seed++) {
      const { game } = begun(seed);
      game.advance(249);
      expect(game.state.made).toBe(0);
      game.advance(1);
      made += game.state.made;
      game.advance(59_700);
      // 239 rolls in a round of 60 s: the one at 60 s is the end.
      expect(game.state.made).toBeGreaterThan(60);
      expect(game.state.made).toBeLessThan(135);
    }
    expect(made).toBeGreaterThan(25);
    expect(made).toBeLessThan(55);
  });

  it('makes target bugs 55 to 70 large with factor 2, others 35 to 55 with factor 4, half and half', () => {
    const random = createRandom(5);
    const bugs = Array.from({ length: 4000 }, (_, id) => newBug(id, 'beetle', FIELD, 0, random));
    for (const { type, size, speedX, speedY } of bugs) {
      const [min, max, factor] = type === 'beetle' ? [55, 70, 2] : [35, 55, 4];
      expect(size >= min && size <= max).toBe(true);
      for (const speed of [speedX, speedY]) {
        expect(Math.abs(speed)).toBeLessThanOrEqual(factor / 2);
        expect(Math.abs(speed)).toBeGreaterThan(0);
      }
    }
    expect(bugs.filter(({ type }) => type === 'beetle').length / 4000).toBeCloseTo(0.5, 1);
    expect(new Set(bugs.map(({ type }) => type))).toEqual(new Set(BUG_TYPES));
  });

  it('bounces bugs off the field edges, above a bottom margin of 80', () => {
    const runner = bug({ speedX: 2, speedY: 1 });
    // 120 units per second from 200 to the right: at the edge (half its size and its legs from 400) after 1375 ms.
    expect(placeOf(runner, FIELD, 1375).x).toBeCloseTo(365);
    expect(placeOf(runner, FIELD, 1875).x).toBeCloseTo(305);
    // 60 units per second down: at the margin (35 above 520) after 3083 ms.
    expect(placeOf(runner, FIELD, 3083.33).y).toBeCloseTo(485);
    expect(placeOf(runner, FIELD, 4083.33).y).toBeCloseTo(425);
    for (let now = 0; now < 60_000; now += 97) {
      const { x, y } = placeOf(runner, FIELD, now);
      expect(x >= 35 && x <= 365 && y >= 35 && y <= 485).toBe(true);
    }
  });

  it('gives +10 for a target bug', () => {
    const { state, cues } = tapAt(200, 300, { score: 20, bugs: [bug()] });
    expect(state.score).toBe(30);
    expect(cues).toEqual([{ type: 'right', x: 200, y: 300, streak: 0 }]);
  });

  it('takes 5 for any other bug', () => {
    const { state, cues } = tapAt(200, 300, { score: 20, bugs: [bug({ type: 'ladybug' })] });
    expect(state.score).toBe(15);
    expect(cues).toEqual([{ type: 'wrong', x: 200, y: 300, target: 'bee' }]);
  });

  it('never lets the score go below 0', () => {
    expect(tapAt(200, 300, { score: 3, bugs: [bug({ type: 'beetle' })] }).state.score).toBe(0);
  });

  it('removes a caught bug after exactly 300 ms, and nobody can catch it twice', () => {
    const { game } = begun();
    while (game.state.bugs.length === 0) game.advance(250);
    const [first] = game.state.bugs;
    if (!first) throw new Error('There is no bug');
    const at = placeOf(first, FIELD, game.now);
    game.play({ type: 'tap', ...at });
    const { score } = game.state;
    game.play({ type: 'tap', ...at });
    expect(game.state.score).toBe(score);
    game.advance(299);
    expect(game.state.bugs.some(({ id }) => id === first.id)).toBe(true);
    game.advance(1);
    expect(game.state.bugs.some(({ id }) => id === first.id)).toBe(false);
  });

  it('judges right or wrong by the target at the moment of the catch', () => {
    const once = bug({ type: 'ladybug' });
    expect(tapAt(200, 300, { target: 'ladybug', bugs: [once] }).state.score).toBe(10);
    expect(tapAt(200, 300, { score: 10, target: 'beetle', bugs: [once] }).state.score).toBe(5);
  });

  it('answers a tap beside every bug with a cue and the net, and costs nothing', () => {
    const { state, cues } = tapAt(20, 20, { score: 10, bugs: [bug()] });
    expect(cues).toEqual([{ type: 'missed' }]);
    expect(state.score).toBe(10);
    expect(state.net).toEqual({ x: 20, y: 20, at: 1000 });
  });

  it('gives even the smallest bug a hit area of 64, and a wanted one of 96', () => {
    const hit = (type: BugType, far: number) =>
      bugAt([bug({ type, size: 35 })], 'bee', FIELD, { x: 200 + far, y: 300 }, 0) !== undefined;
    expect(hit('ladybug', 32)).toBe(true);
    expect(hit('ladybug', 32.1)).toBe(false);
    expect(hit('bee', 48)).toBe(true);
    expect(hit('bee', 48.1)).toBe(false);
  });

  it('favors the target where hit areas overlap', () => {
    const bugs = [bug({ id: 1, x: 240 }), bug({ id: 2, type: 'ladybug', x: 205 })];
    expect(bugAt(bugs, 'bee', FIELD, { x: 205, y: 300 }, 0)?.id).toBe(1);
    expect(bugAt(bugs, 'beetle', FIELD, { x: 205, y: 300 }, 0)?.id).toBe(2);
  });

  it('lets the longest-staying unwanted bug fly away when it gets crowded', () => {
    const { game } = begun(3);
    game.advance(59_000);
    const here = game.state.bugs.filter(({ gone }) => !gone);
    expect(here.length).toBe(roomFor(FIELD));
    expect(roomFor({ width: 10, height: 10 })).toBe(8);
    expect(roomFor({ width: 4000, height: 4000 })).toBe(24);
  });

  it('can be played by keyboard: arrows choose a bug, a key catches it', () => {
    const bugs = [bug({ id: 1, x: 60 }), bug({ id: 2, x: 340, type: 'beetle' }), bug({ id: 3, x: 200, y: 100 })];
    const { state, cues } = play({ bugs }, { type: 'look', direction: 'RIGHT' });
    expect(state.chosen).toBe(2);
    expect(cues).toEqual([{ type: 'looked', bug: 'beetle' }]);
    const left = play({ bugs, chosen: 2 }, { type: 'look', direction: 'LEFT' });
    expect(left.state.chosen).toBe(1);
    expect(play({ bugs, chosen: 1 }, { type: 'look', direction: 'UP' }).state.chosen).toBe(3);
    const caught = play({ bugs, chosen: 1 }, { type: 'catch' });
    expect(caught.state.score).toBe(10);
    expect(caught.state.chosen).toBeNull();
    expect(play({ bugs }, { type: 'catch' }).state.chosen).toBe(3);
    const gone = bug({ id: 1, gone: { at: 900, why: 'away' } });
    expect(play({ bugs: [gone, ...bugs.slice(1)], chosen: 1 }, { type: 'catch' }).state.chosen).toBe(3);
    const alone = play({ bugs: [] }, { type: 'look', direction: 'UP' });
    expect(alone.cues).toEqual([]);
  });

  it('keeps every bug at its share of a field that changes', () => {
    const { state } = play(
      { bugs: [bug({ speedX: 1, since: 0 })], field: FIELD },
      { type: 'resize', width: 800, height: 300 },
    );
    const [moved] = state.bugs;
    expect(moved && placeOf(moved, state.field, 1000).x).toBeCloseTo(520);
    expect(moved && placeOf(moved, state.field, 1000).y).toBeCloseTo(150);
    expect(begun().game.play({ type: 'resize', ...FIELD })).toBe(false);
  });

  it('takes no tap before the start and after the end', () => {
    const { game } = setUp();
    expect(game.play({ type: 'tap', x: 1, y: 1 })).toBe(false);
    game.play({ type: 'begin' });
    game.advance(60_000);
    expect(game.play({ type: 'catch' })).toBe(false);
  });

  it('keeps score, bugs and target in order, whatever is played', () => {
    const action = fc.oneof<fc.Arbitrary<Action>[]>(
      fc.record({ type: fc.constant('tap'), x: fc.nat(400), y: fc.nat(600) }),
      fc.record({ type: fc.constant('look'), direction: fc.constantFrom('UP', 'DOWN', 'LEFT', 'RIGHT') }),
      fc.record({ type: fc.constant('catch') }),
      fc.record({ type: fc.constant('begin') }),
      fc.record({
        type: fc.constant('resize'),
        width: fc.integer({ min: 200, max: 1500 }),
        height: fc.integer({ min: 200, max: 1500 }),
      }),
    );
    fc.assert(
      fc.property(fc.integer(), fc.array(fc.tuple(action, fc.nat(4000)), { maxLength: 40 }), (seed, plays) => {
        const { game } = begun(seed);
        for (const [played, wait] of plays) {
          game.play(played);
          game.advance(wait);
          const { score, bugs, field } = game.state;
          expect(score >= 0 && score % 5 === 0).toBe(true);
          expect(new Set(bugs.map(({ id }) => id)).size).toBe(bugs.length);
          for (const each of bugs) {
            const { x, y } = placeOf(each, field, game.now);
            expect(x > 0 && x < field.width && y > 0 && y < field.height - 80).toBe(true);
          }
          const here = bugs.filter(({ gone }) => !gone).length;
          expect(here).toBeLessThanOrEqual(24);
        }
      }),
    );
  });
});
