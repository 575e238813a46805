import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createGame } from '../../../core/game';
import { createRandom } from '../../../core/random';
import { type Ball, stepBall, type Touches } from './physics';
import { type Cue, rules, STUCK_FOR, type State } from './rules';
import { BALL_RADIUS, BUMPERS, FLIPPER_LENGTH, HEIGHT, HELPER, PIVOT, RAISED, REST, RIM, WIDTH } from './table';

const ball = (change: Partial<Ball> = {}): Ball => ({
  x: 200,
  y: 420,
  vx: 0,
  vy: 0,
  rest: { x: 0, y: 0, since: 0 },
  ...change,
});

function setUp(seed = 1) {
  const game = createGame(rules, undefined, seed);
  const cues: Cue[] = [];
  game.listen((cue) => cues.push(cue));
  game.play({ type: 'begin' });
  return { game, cues };
}

function from(state: Partial<State>) {
  const begun = setUp().game.state;
  const game = createGame({ ...rules, start: () => ({ ...begun, ...state }) }, undefined, 1);
  const cues: Cue[] = [];
  game.listen((cue) => cues.push(cue));
  return { game, cues };
}

const none = (): Touches => ({ bumpers: [], helper: false, knock: 0 });
const lost = ball({ y: HEIGHT + 20, vy: 5 });

describe('Pinball', () => {
  it('goes from the menu to playing with three balls, and the ball drops in by itself', () => {
    const game = createGame(rules, undefined, 1);
    expect(game.state.phase).toBe('menu');
    expect(game.ticking).toBe(false);
    game.play({ type: 'begin' });
    expect(game.state).toMatchObject({ phase: 'playing', ballsLeft: 3, score: 0 });
    const y = game.state.balls[0]?.y ?? 0;
    game.advance(160);
    expect(game.state.balls[0]?.y).toBeGreaterThan(y);
  });

  it('has one bumper of 1000, the largest, three of 50 and two of 100', () => {
    const worth = (points: number) => BUMPERS.filter((bumper) => bumper.points === points);
    expect([worth(1000).length, worth(50).length, worth(100).length]).toEqual([1, 3, 2]);
    const big = worth(1000)[0]?.radius ?? 0;
    expect(BUMPERS.every(({ radius, points }) => points === 1000 || radius < big)).toBe(true);
  });

  it('holds the specified table: radius 8, flippers of 78, rest 0.3 and 2.84, raised -0.3 and 3.44', () => {
    expect(BALL_RADIUS).toBe(8);
    expect(FLIPPER_LENGTH).toBe(78);
    expect(REST).toEqual({ left: 0.3, right: 2.84 });
    expect(RAISED).toEqual({ left: -0.3, right: 3.44 });
    expect(WIDTH).toBeGreaterThanOrEqual(320);
    expect(WIDTH).toBeLessThanOrEqual(400);
    expect(HEIGHT).toBeGreaterThanOrEqual(480);
    expect(HEIGHT).toBeLessThanOrEqual(600);
  });

  it('ticks every 16 ms', () => {
    const { game } = setUp();
    const before = game.state;
    game.advance(15);
    expect(game.state).toBe(before);
    game.advance(1);
    expect(game.state).not.toBe(before);
  });

  it('falls with gravity 0.3 and damping 0.98 each tick', () => {
    const moved = stepBall(ball({ vx: 2, vy: 1 }), REST, REST, false, none());
    expect(moved.vx).toBeCloseTo(2 * 0.98);
    expect(moved.vy).toBeCloseTo((1 + 0.3) * 0.98);
  });

  it('bounces off a wall with 0.8 of its speed', () => {
    const moved = stepBall(ball({ x: RIM + BALL_RADIUS + 1, y: 300, vx: -5 }), REST, REST, false, none());
    expect(moved.vx).toBeCloseTo(5 * 0.98 * 0.8);
  });

  it.each(BUMPERS.map((bumper, index) => [bumper.points, index] as const))(
    'scores %i at bumper %i',
    (points, index) => {
      const { x, y, radius } = BUMPERS[index] as (typeof BUMPERS)[number];
      const { game, cues } = from({ balls: [ball({ x, y: y - radius - BALL_RADIUS - 1, vy: 4 })] });
      game.advance(16);
      expect(game.state.score).toBe(points);
      expect(cues[0]).toMatchObject({ type: 'bumped', points });
    },
  );

  it('raises a flipper while it is held and lowers it when let go', () => {
    const { game } = setUp();
    game.play({ type: 'flip', side: 'left', up: true });
    game.advance(16 * 4);
    expect(game.state.flippers.left).toBeCloseTo(-0.3);
    expect(game.state.flippers.right).toBeCloseTo(2.84);
    game.play({ type: 'flip', side: 'right', up: true });
    game.play({ type: 'flip', side: 'left', up: false });
    game.advance(16 * 4);
    expect(game.state.flippers.left).toBeCloseTo(0.3);
    expect(game.state.flippers.right).toBeCloseTo(3.44);
  });

  it('shoots a ball that lies on a flipper up the table', () => {
    const { x, y } = PIVOT.left;
    const { game } = from({ balls: [ball({ x: x + 55, y: y + 16 - 20 })] });
    game.play({ type: 'flip', side: 'left', up: true });
    let highest = HEIGHT;
    for (let tick = 0; tick < 60; tick++) {
      game.advance(16);
      highest = Math.min(highest, ...game.state.balls.map((other) => other.y));
    }
    // The lowest bumper hangs in the way just above.
    expect(highest).toBeLessThan(380);
  });

  it('costs one ball when none is in play, and a new one drops in', () => {
    const { game, cues } = from({ balls: [lost] });
    game.advance(16);
    expect(game.state).toMatchObject({ ballsLeft: 2, phase: 'playing' });
    expect(game.state.balls).toHaveLength(1);
    expect(cues).toContainEqual({ type: 'lost', left: 2 });
  });

  it('costs nothing while another ball is in play', () => {
    const { game } = from({ balls: [lost, ball()], helperWaits: false });
    game.advance(16);
    expect(game.state.ballsLeft).toBe(3);
    expect(game.state.balls).toHaveLength(1);
  });

  it('is over when the balls reach 0', () => {
    const { game, cues } = from({ balls: [lost], ballsLeft: 1, score: 150 });
    game.advance(16);
    expect(game.state).toMatchObject({ phase: 'over', ballsLeft: 0, score: 150 });
    expect(cues.at(-1)).toEqual({ type: 'over', score: 150 });
    expect(game.ticking).toBe(false);
  });

  it('plays again from the end, or goes to the menu', () => {
    const { game } = from({ phase: 'over', score: 90, ballsLeft: 0 });
    game.play({ type: 'begin' });
    expect(game.state).toMatchObject({ phase: 'playing', score: 0, ballsLeft: 3 });
    game.play({ type: 'menu' });
    expect(game.state.phase).toBe('menu');
  });

  it('makes the blue helper a second live ball when it is hit, once per life', () => {
    const above = ball({ x: HELPER.x + 20, y: HELPER.y, vx: -6 });
    const { game, cues } = from({ balls: [above] });
    game.advance(16);
    expect(cues).toContainEqual({ type: 'helped' });
    expect(game.state.balls).toHaveLength(2);
    expect(game.state.helperWaits).toBe(false);
    const next = from({ balls: [lost], helperWaits: false });
    next.game.advance(16);
    expect(next.game.state.helperWaits).toBe(true);
  });

  it('nudges a ball that is stuck', () => {
    // Balanced on top of a bumper in a world without a kick: held there by putting it back each tick.
    const balanced = { x: 200, y: 122, vx: 0, vy: 0 };
    const { game } = from({ balls: [ball({ ...balanced, rest: { x: 200, y: 122, since: 0 } })] });
    const putBack: typeof rules.tick = (state, tools) => {
      const [first] = state.balls;
      return rules.tick?.({ ...state, balls: first ? [{ ...first, ...balanced }] : [] }, tools) ?? state;
    };
    const cues: Cue[] = [];
    const held = createGame({ ...rules, start: () => game.state, tick: putBack }, undefined, 1);
    held.listen((cue) => cues.push(cue));
    held.advance(STUCK_FOR - 20);
    expect(cues.some(({ type }) => type === 'nudged')).toBe(false);
    held.advance(60);
    expect(cues.some(({ type }) => type === 'nudged')).toBe(true);
  });

  it('keeps every ball on the table for 10,000 s, whatever the flippers do; only the drain lets one out', () => {
    const random = createRandom(20_000);
    let rounds = 0;
    for (let seconds = 0; seconds < 10_000; ) {
      const { game } = setUp(random.int(0, 1e9));
      rounds += 1;
      while (game.state.phase === 'playing' && seconds < 10_000) {
        if (random.chance(0.5))
          game.play({ type: 'flip', side: random.chance(0.5) ? 'left' : 'right', up: random.chance(0.5) });
        for (let tick = 0; tick < 10; tick++) {
          game.advance(16);
          for (const { x, y, vx, vy } of game.state.balls) {
            const inside = x >= RIM && x <= WIDTH - RIM && y >= RIM && Number.isFinite(vx + vy);
            const inDrain = y < PIVOT.left.y + BALL_RADIUS * 2 || (x > PIVOT.left.x && x < PIVOT.right.x);
            if (!inside || !inDrain) throw new Error(`Ball at ${x}, ${y} after ${seconds} s`);
          }
        }
        seconds += 0.16;
      }
    }
    expect(rounds).toBeGreaterThan(1);
  }, 120_000);

  it('gives the same game for the same seed and presses', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.array(fc.tuple(fc.boolean(), fc.boolean(), fc.nat(200)), { maxLength: 30 }),
        (seed, presses) => {
          const play = () => {
            const { game } = setUp(seed);
            for (const [left, up, wait] of presses) {
              game.play({ type: 'flip', side: left ? 'left' : 'right', up });
              game.advance(wait);
            }
            return game.state;
          };
          expect(play()).toEqual(play());
        },
      ),
      { numRuns: 40 },
    );
  });
});
