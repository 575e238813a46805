import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createGame } from '../../../core/game';
import { heightFor, launchY } from './lane';
import { type Cue, LAST_LOOK, launchSpeed, rules, type State } from './rules';
import { standingAfter } from './scoring';

// Many games are played here; a busy machine needs its time.
vi.setConfig({ testTimeout: 20_000 });

const HEIGHT = 650;
const LONG = 20_000;

function setUp(seed = 1, height = HEIGHT) {
  const game = createGame(rules, height, seed);
  const cues: Cue[] = [];
  game.listen((cue) => cues.push(cue));
  const launch = (x: number, y: number) => {
    game.play({ type: 'pull', by: { x, y } });
    game.play({ type: 'launch' });
    return game.state.phase === 'rolling';
  };
  return {
    game,
    cues,
    launch,
    /** One ball to its end: straight, or far too weak to reach a pin. */
    bowl(how: 'straight' | 'short' = 'straight') {
      if (how === 'straight') game.play({ type: 'launch' });
      else launch(0, -20);
      // Only until it has settled: after the last ball the clock goes on to the end of the game.
      for (let count = 0; game.state.phase === 'rolling' && count < 1000; count++) game.advance(1000 / 60);
    },
    /** The Next Ball button. */
    next: () => game.play({ type: 'launch' }),
  };
}

/** A game in which every ball of the first nine frames stops short. */
function nineEmptyFrames(seed = 1) {
  const table = setUp(seed);
  for (let ball = 0; ball < 18; ball++) {
    table.bowl('short');
    table.next();
  }
  return table;
}

/** The first seed whose first straight ball does what is asked for. */
function seedWhere(wanted: (state: State) => boolean, prepare = (seed: number) => setUp(seed)) {
  for (let seed = 1; seed < 400; seed++) {
    const table = prepare(seed);
    table.bowl();
    if (wanted(table.game.state)) return table;
  }
  throw new Error('No such game among the first seeds');
}

const lastBall = ({ card }: State) => card.balls.at(-1);

describe('the lane', () => {
  it('is 400 wide, at most 800 and at least 500 high', () => {
    expect(heightFor(390, 844)).toBeGreaterThan(500);
    expect(heightFor(390, 844)).toBeLessThan(800);
    expect(heightFor(1440, 900)).toBe(500);
    expect(heightFor(320, 568)).toBe(500);
    expect(heightFor(320, 1600)).toBe(800);
    expect(heightFor(844, 390)).toBe(500);
  });

  it('changes its length with the next game after the screen was turned', () => {
    const { game } = setUp();
    game.play({ type: 'newGame', height: 500 });
    expect(game.state.height).toBe(500);
    expect(game.state.ball.y).toBe(launchY(500));
    expect(launchY(500)).toBeLessThan(500 - 60);
    expect(launchY(800)).toBeLessThan(800 - 60);
  });
});

describe('launching', () => {
  it('dragging back launches the opposite way, flicking up launches along the flick', () => {
    expect(launchSpeed({ x: 10, y: 100 })).toEqual({ vx: expect.closeTo(-1), vy: expect.closeTo(-10) });
    expect(launchSpeed({ x: 10, y: -100 })).toEqual({ vx: expect.closeTo(1), vy: expect.closeTo(-10) });
  });

  it('needs a launch upward by more than 15', () => {
    const { game, launch, cues } = setUp();
    expect(launch(0, -15)).toBe(false);
    expect(launch(90, -15)).toBe(false);
    expect(launch(90, 15)).toBe(false);
    expect(cues.map(({ type }) => type)).toEqual(['tapped', 'tapped', 'tapped']);
    expect(game.state.pull).toBeNull();
    expect(launch(0, -15.01)).toBe(true);
    expect(game.state.ball.launched).toBe(true);
    expect(setUp().launch(0, 15.01)).toBe(true);
  });

  it('needs a drag longer than 10', () => {
    expect(launchSpeed({ x: 0, y: -10 })).toBeNull();
    expect(launchSpeed({ x: 8, y: -6 })).toBeNull();
  });

  it('the drag scale is 0.1 of the drag vector', () => {
    expect(launchSpeed({ x: 30, y: -200 })).toEqual({ vx: expect.closeTo(3), vy: expect.closeTo(-20) });
  });

  it('a launch slower than 2 becomes 2, direction kept', () => {
    const speed = launchSpeed({ x: 3, y: -16 });
    expect(Math.hypot(speed?.vx ?? 0, speed?.vy ?? 0)).toBeCloseTo(2);
    expect((speed?.vx ?? 0) / (speed?.vy ?? 1)).toBeCloseTo(-3 / 16);
    expect(launchSpeed({ x: 0, y: -20 })).toEqual({ vx: 0, vy: -2 });
    expect(launchSpeed({ x: 0, y: -21 })?.vy).toBeCloseTo(-2.1);
  });

  it('ignores vectors that are no numbers', () => {
    expect(launchSpeed({ x: Number.NaN, y: -100 })).toBeNull();
    expect(launchSpeed({ x: 0, y: Number.NaN })).toBeNull();
    expect(launchSpeed({ x: 0, y: Number.NEGATIVE_INFINITY })).toBeNull();
  });

  it('without a pull, as Roll does it, goes straight up', () => {
    const { game } = setUp();
    game.play({ type: 'launch' });
    expect(game.state.ball.vx).toBe(0);
    expect(game.state.ball.vy).toBeLessThan(-10);
  });

  it('the aim is shown until the finger lets go or is taken away', () => {
    const { game, launch } = setUp();
    game.play({ type: 'pull', by: { x: 5, y: -80 } });
    expect(game.state.pull).toEqual({ x: 5, y: -80 });
    game.play({ type: 'pull', by: null });
    expect(game.state.pull).toBeNull();
    launch(5, -80);
    expect(game.state.pull).toBeNull();
    expect(game.play({ type: 'pull', by: { x: 5, y: -80 } })).toBe(false);
  });
});

describe('the launch spot', () => {
  const tap = (table: ReturnType<typeof setUp>, x: number, y: number) => table.game.play({ type: 'tap', at: { x, y } });

  it("a tap on the lane's bottom strip moves it, and does nothing else", () => {
    const table = setUp();
    expect(tap(table, 170, HEIGHT - 20)).toBe(true);
    expect(table.game.state.ball).toMatchObject({ x: 170, y: launchY(HEIGHT), launched: false });
    expect(table.game.state.phase).toBe('aiming');
  });

  it('stays on the lane whole', () => {
    const table = setUp();
    tap(table, 122, HEIGHT - 20);
    expect(table.game.state.ball.x).toBe(120 + 12);
    tap(table, 285, HEIGHT - 20);
    expect(table.game.state.ball.x).toBe(280 - 12);
    // Arrow keys tap a little beside the planet.
    for (let press = 0; press < 50; press++) tap(table, table.game.state.ball.x - 12, table.game.state.ball.y);
    expect(table.game.state.ball.x).toBe(132);
  });

  it('a tap anywhere else is answered but moves nothing', () => {
    const table = setUp();
    expect(tap(table, 200, 200)).toBe(false);
    expect(tap(table, 20, HEIGHT - 20)).toBe(false);
    expect(table.cues.map(({ type }) => type)).toEqual(['tapped', 'tapped']);
    table.bowl();
    expect(tap(table, 170, HEIGHT - 20)).toBe(false);
  });
});

describe('a game', () => {
  it('starts at frame 1, ball 1, with Mercury and ten pins, and no clock', () => {
    const { game } = setUp();
    expect(game.state.card).toMatchObject({
      currentFrame: 1,
      currentBall: 1,
      totalScore: 0,
    });
    expect(game.state.ball.planet.name).toBe('Mercury');
    expect(game.state.pins).toHaveLength(10);
    expect(game.ticking).toBe(false);
  });

  it('waits for Next Ball after the ball has settled', () => {
    const { game, bowl, next } = setUp();
    game.play({ type: 'launch' });
    game.advance(100);
    expect(next()).toBe(false);
    bowl();
    expect(game.state.phase).toBe('settled');
    expect(game.ticking).toBe(false);
    expect(game.state.card).toMatchObject({ currentFrame: 1, currentBall: 1 });
    expect(next()).toBe(true);
    expect(game.state.phase).toBe('aiming');
  });

  it('after ball 1 without a strike goes to ball 2 with the standing pins and the next planet', () => {
    const { game, next } = seedWhere((state) => lastBall(state) !== 10);
    const fallen = lastBall(game.state) ?? 0;
    next();
    expect(game.state.card).toMatchObject({ currentFrame: 1, currentBall: 2 });
    expect(game.state.pins).toHaveLength(10 - fallen);
    expect(game.state.pins.every(({ isDown }) => !isDown)).toBe(true);
    expect(game.state.ball.planet.name).toBe('Venus');
  });

  it('after ball 2 goes to the next frame with a new rack', () => {
    const { game, bowl, next } = setUp();
    bowl('short');
    next();
    bowl();
    next();
    expect(game.state.card).toMatchObject({ currentFrame: 2, currentBall: 1 });
    expect(game.state.pins).toHaveLength(10);
    expect(game.state.ball.planet.name).toBe('Earth');
  });

  it('after a strike goes to the next frame with a new rack', () => {
    const { game, next, cues } = seedWhere(
      (state) => state.card.balls.length === 3 && lastBall(state) === 10,
      (seed) => {
        const table = setUp(seed);
        for (const _ of [1, 2]) {
          table.bowl('short');
          table.next();
        }
        return table;
      },
    );
    expect(cues).toContainEqual({ type: 'scored', pins: 10, mark: 'X' });
    next();
    expect(game.state.card).toMatchObject({ currentFrame: 3, currentBall: 1 });
    expect(game.state.pins).toHaveLength(10);
  });

  it('uses the next planet with each ball, cycling through the eight', () => {
    const { game, bowl, next } = setUp();
    const names: string[] = [];
    for (let ball = 0; ball < 9; ball++) {
      names.push(game.state.ball.planet.name);
      bowl('short');
      next();
    }
    expect(names.slice(0, 8)).toEqual(['Mercury', 'Venus', 'Earth', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune']);
    expect(names[8]).toBe('Mercury');
  });

  it('says each fallen pin with a cue of its own', () => {
    const { game, bowl, cues } = setUp();
    bowl();
    const fell = cues.filter(({ type }) => type === 'pinFell');
    expect(fell).toHaveLength(lastBall(game.state) ?? -1);
    expect(fell.map((cue) => cue.type === 'pinFell' && cue.fallen)).toEqual(fell.map((_, index) => index + 1));
  });

  it('frame 10 without a strike or spare: the game ends, with Next Ball or by itself after a look', () => {
    for (const pressed of [true, false]) {
      const { game, bowl, next, cues } = nineEmptyFrames();
      bowl('short');
      next();
      bowl('short');
      expect(game.state).toMatchObject({ phase: 'settled', card: { currentFrame: 10 } });
      if (pressed) next();
      else {
        const { dueAt } = game.state;
        // The last step was at most one tick ago.
        expect((dueAt ?? 0) - game.now).toBeGreaterThan(LAST_LOOK - 17);
        expect((dueAt ?? 0) - game.now).toBeLessThanOrEqual(LAST_LOOK);
        game.advance((dueAt ?? 0) - game.now - 1);
        expect(game.state.phase).toBe('settled');
        game.advance(1);
      }
      expect(game.state).toMatchObject({ phase: 'completed', card: { totalScore: 0 } });
      expect(cues.at(-1)).toEqual({ type: 'completed', total: 0 });
      expect(game.ticking).toBe(false);
    }
    expect(LAST_LOOK).toBe(1500);
  });

  it('frame 10 with a strike: the extra balls come, each with a new rack when all pins are down', () => {
    const { game, bowl, next } = seedWhere((state) => lastBall(state) === 10, nineEmptyFrames);
    expect(game.ticking).toBe(false);
    next();
    expect(game.state.card).toMatchObject({ currentFrame: 10, currentBall: 2 });
    expect(game.state.pins).toHaveLength(10);
    bowl('short');
    next();
    expect(game.state.card).toMatchObject({ currentFrame: 10, currentBall: 3 });
    bowl('short');
    next();
    expect(game.state).toMatchObject({ phase: 'completed', card: { totalScore: 10 } });
  });

  it('takes no input after the game ends, until New Game resets everything', () => {
    const { game, bowl, next, launch } = nineEmptyFrames();
    bowl('short');
    next();
    bowl('short');
    next();
    const ended = game.state;
    expect(launch(0, -100)).toBe(false);
    expect(next()).toBe(false);
    expect(game.play({ type: 'tap', at: { x: 200, y: HEIGHT - 10 } })).toBe(false);
    expect(game.state).toBe(ended);
    game.play({ type: 'newGame', height: HEIGHT });
    expect(game.state).toEqual(createGame(rules, HEIGHT, 1).state);
  });

  it('New Game in the middle of a throw leaves nothing of it', () => {
    const { game } = setUp();
    game.play({ type: 'launch' });
    game.advance(300);
    game.play({ type: 'newGame', height: HEIGHT });
    game.advance(LONG);
    expect(game.state).toEqual(createGame(rules, HEIGHT, 1).state);
  });

  it('the same seed and the same throws give the same game', () => {
    const play = () => {
      const { game, bowl, next, launch } = setUp(77);
      launch(4, -180);
      game.advance(LONG);
      next();
      bowl();
      return game.state;
    };
    expect(play()).toEqual(play());
  });

  it('whatever is pressed, the card stays a true one and the game ends after at most 21 balls', () => {
    const point = (y: { min: number; max: number }) =>
      fc.record({ x: fc.integer({ min: -200, max: 400 }), y: fc.integer(y) });
    const press = fc.oneof(
      fc.record({ type: fc.constant('pull' as const), by: point({ min: -400, max: 400 }) }),
      fc.record({ type: fc.constant('tap' as const), at: point({ min: 0, max: HEIGHT }) }),
      fc.constant({ type: 'launch' as const }),
    );
    fc.assert(
      fc.property(fc.integer(), fc.array(fc.tuple(press, fc.nat(3000)), { maxLength: 60 }), (seed, presses) => {
        const { game } = setUp(seed);
        for (const [action, wait] of presses) {
          game.play(action);
          game.advance(wait);
          const { card, pins, ball } = game.state;
          expect(card).toMatchObject(standingAfter(card.balls));
          expect(card.balls.every((pins) => pins >= 0 && pins <= 10)).toBe(true);
          expect(pins.length).toBeLessThanOrEqual(10);
          expect(ball.x).toBeGreaterThanOrEqual(120);
          expect(ball.x).toBeLessThanOrEqual(280);
        }
        for (let press = 0; press < 43 && game.state.phase !== 'completed'; press++) {
          game.play({ type: 'launch' });
          game.advance(LONG);
        }
        expect(game.state.phase).toBe('completed');
        expect(game.state.card.balls.length).toBeLessThanOrEqual(21);
      }),
      { numRuns: 60 },
    );
  });
});
