import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createGame } from '../../../core/game';
import type { Point } from '../../../core/geometry';
import { effectOf } from '../../../kit/session/effects';
import { effects } from '../view/effects';
import { flightOf, fly, launchVelocity } from './flight';
import { beeRadius, cupPlaces, cupWidth, groundY, type Meadow, meadowFor, slingRest } from './meadow';
import { type Cue, cupsHit, rules, type State, TICK } from './rules';

// Many games are played here; a busy machine needs its time.
vi.setConfig({ testTimeout: 20_000 });

const MEADOW = meadowFor(390, 844);
/** Straight up and down again beside the slingshot: a sure miss. */
const MISS: Point = { x: 0, y: 60 };

function setUp(meadow: Meadow = MEADOW) {
  const game = createGame(rules, meadow, 1);
  const cues: Cue[] = [];
  game.listen((cue) => cues.push(cue));
  game.play({ type: 'begin', meadow });
  const sling = (by: Point) => {
    game.play({ type: 'pull', by });
    return game.play({ type: 'launch' });
  };
  return {
    game,
    cues,
    sling,
    bee: () => game.state.bee,
    /** One whole flight, to the very tick of its end. */
    shoot(by: Point) {
      sling(by);
      for (let count = 0; game.state.bee.isFlying && count < 2000; count++) game.advance(TICK);
    },
  };
}

/** A pull that lands in a cup that still stands. */
function sureHit({ meadow, cups }: State): Point {
  for (let length = 40; length < 250; length += 3) {
    for (let angle = 0.2; angle < 1.5; angle += 0.04) {
      const pull = { x: -Math.cos(angle) * length, y: Math.sin(angle) * length };
      if (flightOf(pull, meadow, cups).at(-1)?.cup) return pull;
    }
  }
  throw new Error('No pull hits any of the cups');
}

/** Plays until so many cups are hit; the last flight has just ended. */
function hitCups(count: number) {
  const table = setUp();
  for (let cup = 0; cup < count; cup++) {
    if (cup > 0) table.game.advance(1500);
    table.shoot(sureHit(table.game.state));
  }
  return table;
}

describe('the meadow', () => {
  it.each([
    [320, 300],
    [379, 300],
    [380, 380],
    [639, 380],
    [640, 480],
    [1440, 480],
  ])('on a screen of %i the canvas is %i wide', (screen, width) => {
    expect(meadowFor(screen, 800).width).toBe(width);
  });

  it('has 10 cups in a triangle of rows 4, 3, 2, 1, all inside, and the slingshot beside them', () => {
    for (const meadow of [meadowFor(320, 568), meadowFor(390, 844), meadowFor(844, 390), meadowFor(1440, 900)]) {
      const places = cupPlaces(meadow);
      const rows = [...new Set(places.map(({ y }) => y))].sort((a, b) => b - a);
      expect(rows.map((row) => places.filter(({ y }) => y === row).length)).toEqual([4, 3, 2, 1]);
      const half = cupWidth(meadow) / 2;
      for (const { x, y } of places) {
        expect(x - half).toBeGreaterThan(slingRest(meadow).x + beeRadius(meadow));
        expect(x + half).toBeLessThanOrEqual(meadow.width);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(groundY(meadow));
      }
    }
  });
});

describe('the slingshot', () => {
  it('launch requires drag distance times 0.08 to be at least 2', () => {
    const { game, sling, cues, bee } = setUp();
    expect(launchVelocity({ x: 0, y: 24.99 })).toBeNull();
    expect(launchVelocity({ x: 0, y: 25 })).toEqual({ x: expect.closeTo(0), y: -2 });
    sling({ x: 0, y: 24.99 });
    expect(bee().isFlying).toBe(false);
    expect(game.state.pull).toBeNull();
    expect(cues.at(-1)).toEqual({ type: 'refused' });
    expect(sling({ x: 0, y: 25 })).toBe(true);
    expect(bee().isFlying).toBe(true);
  });

  it('launches the opposite way of the pull, its power is 0.08 of it and caps at 30', () => {
    expect(launchVelocity({ x: -60, y: 80 })).toEqual({ x: expect.closeTo(4.8), y: expect.closeTo(-6.4) });
    expect(launchVelocity({ x: -375, y: 0 })?.x).toBeCloseTo(30);
    expect(launchVelocity({ x: -900, y: 0 })?.x).toBeCloseTo(30);
  });

  it('ignores pulls that are no numbers', () => {
    expect(launchVelocity({ x: Number.NaN, y: 50 })).toBeNull();
    expect(launchVelocity({ x: Number.POSITIVE_INFINITY, y: 50 })).toBeNull();
  });

  it('a pull that is taken away launches nothing', () => {
    const { game, bee } = setUp();
    game.play({ type: 'pull', by: { x: -80, y: 80 } });
    game.play({ type: 'pull', by: null });
    expect(game.state.pull).toBeNull();
    expect(bee().isFlying).toBe(false);
  });

  it('launches without a finger, too: the last pull again, at first one into the cups', () => {
    const { game, bee, shoot } = setUp();
    game.play({ type: 'launch' });
    expect(bee()).toMatchObject({ isFlying: true, velocity: { x: expect.closeTo(7.2), y: expect.closeTo(-7.2) } });
    game.advance(6000);
    shoot({ x: -30, y: 40 });
    game.advance(1500);
    expect(game.state.lastPull).toEqual({ x: -30, y: 40 });
    game.play({ type: 'launch' });
    expect(bee().velocity).toEqual({ x: expect.closeTo(2.4), y: expect.closeTo(-3.2) });
  });
});

describe('a flight', () => {
  it('falls by 0.3 times 1.2 in each tick, 60 of them in a second', () => {
    const { game, sling, bee } = setUp();
    sling({ x: -50, y: 100 });
    const { x, y } = slingRest(MEADOW);
    game.advance(TICK);
    expect(bee().velocity).toEqual({ x: expect.closeTo(4), y: expect.closeTo(-8 + 0.36) });
    expect(bee().position).toEqual({ x: expect.closeTo(x + 4), y: expect.closeTo(y - 8 + 0.36) });
    game.advance(TICK * 2 - 1);
    expect(bee().velocity.y).toBeCloseTo(-8 + 0.72);
    game.advance(1);
    expect(bee().velocity.y).toBeCloseTo(-8 + 1.08);
  });

  it('bounces off the walls with 0.6', () => {
    const radius = beeRadius(MEADOW);
    const left = fly({ x: radius + 1, y: 200 }, { x: -10, y: 0 }, MEADOW, []);
    expect(left.velocity.x).toBeCloseTo(6);
    expect(left.position.x).toBe(radius);
    const right = fly({ x: MEADOW.width - radius - 1, y: 200 }, { x: 10, y: 0 }, MEADOW, []);
    expect(right.velocity.x).toBeCloseTo(-6);
    const top = fly({ x: 200, y: radius + 1 }, { x: 0, y: -10.36 }, MEADOW, []);
    expect(top.velocity.y).toBeCloseTo(6);
  });

  it('keeps a trail of 8 points', () => {
    const { game, sling, bee } = setUp();
    sling({ x: 0, y: 200 });
    game.advance(TICK * 3 + 0.1);
    expect(bee().trail).toHaveLength(3);
    game.advance(TICK * 20);
    expect(bee().trail).toHaveLength(8);
  });

  it('lands in a cup it comes down into, from one edge of its opening to the other', () => {
    const cups = setUp().game.state.cups;
    const [cup] = cups;
    const { x, y } = cup?.position ?? MISS;
    const half = cupWidth(MEADOW) / 2;
    const drop = (at: number) => fly({ x: at, y: y - 3 }, { x: 0, y: 5 }, MEADOW, cups).cup?.id;
    expect(drop(x - half + 0.01)).toBe(1);
    expect(drop(x + half - 0.01)).toBe(1);
    expect(drop(x - half - 0.01)).toBeUndefined();
  });

  it('a cup catches only what comes down, and only once', () => {
    const cups = setUp().game.state.cups;
    const { x, y } = cups[0]?.position ?? MISS;
    expect(fly({ x, y: y + 3 }, { x: 0, y: -8 }, MEADOW, cups).cup).toBeFalsy();
    const emptied = cups.map((cup) => ({ ...cup, isHit: true }));
    expect(fly({ x, y: y - 3 }, { x: 0, y: 8 }, MEADOW, emptied).cup).toBeFalsy();
  });

  it('of two rows crossed in one tick the upper one catches the bee', () => {
    const cups = setUp().game.state.cups;
    const top = cups[9]?.position ?? MISS;
    for (const order of [cups, [...cups].reverse()]) {
      expect(fly({ x: top.x, y: top.y - 1 }, { x: 0, y: 400 }, MEADOW, order).cup?.id).toBe(10);
    }
  });

  it('the preview is the true flight', () => {
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 400 }), fc.integer({ min: -400, max: 400 }), (x, y) => {
        const { game, sling, bee } = setUp();
        const legs = flightOf({ x, y }, MEADOW, game.state.cups);
        expect(sling({ x, y }) || legs.length === 0).toBe(true);
        for (const leg of legs.slice(1)) {
          game.advance(TICK + 1e-9);
          expect(bee().position).toEqual(leg.position);
        }
        expect(bee().isFlying).toBe(false);
      }),
      { numRuns: 150 },
    );
  });
});

describe('a round', () => {
  it('goes from the menu to playing on Start', () => {
    const game = createGame(rules, MEADOW, 1);
    expect(game.state.phase).toBe('menu');
    expect(game.play({ type: 'pull', by: { x: -80, y: 80 } })).toBe(false);
    expect(game.play({ type: 'launch' })).toBe(false);
    game.play({ type: 'begin', meadow: MEADOW });
    expect(game.state).toMatchObject({ phase: 'playing', score: 0 });
    expect(game.ticking).toBe(false);
  });

  it('a bee that lands in a cup gives +10 and the cup is removed; a new bee appears 1.5 s later', () => {
    const { game, bee, cues } = hitCups(1);
    expect(game.state.score).toBe(10);
    expect(cupsHit(game.state)).toBe(1);
    expect(bee()).toMatchObject({ isDead: true, isFlying: false });
    expect(cues).toContainEqual({ type: 'splashed', hit: 1, at: bee().position });
    const { id } = bee();
    const landed = game.state.cups.find(({ isHit }) => isHit)?.hitAt ?? 0;
    expect(game.now - landed).toBeLessThan(TICK);
    game.advance(landed + 1499 - game.now);
    expect(bee().id).toBe(id);
    game.advance(1);
    expect(bee()).toMatchObject({ id: id + 1, isDead: false, position: slingRest(MEADOW) });
  });

  it('a bee that hits the ground dies and costs 1 point; a new bee appears 1 s later', () => {
    const table = hitCups(1);
    const { game, bee, shoot } = table;
    game.advance(1500);
    shoot(MISS);
    expect(game.state.score).toBe(9);
    expect(bee().isDead).toBe(true);
    const { id } = bee();
    const dueAt = game.state.dueAt ?? 0;
    expect(dueAt - game.now).toBeGreaterThan(1000 - TICK);
    expect(dueAt - game.now).toBeLessThanOrEqual(1000);
    game.advance(dueAt - 1 - game.now);
    expect(bee().id).toBe(id);
    game.advance(1);
    expect(bee().id).toBe(id + 1);
    expect(game.ticking).toBe(false);
  });

  it('the score is never below 0', () => {
    const { game, shoot, cues } = setUp();
    shoot(MISS);
    expect(game.state.score).toBe(0);
    expect(cues.at(-1)).toEqual({ type: 'missed', at: game.state.bee.position });
  });

  it('nothing can be launched while a bee flies or before the next one is there', () => {
    const { game, sling, shoot } = setUp();
    sling(MISS);
    expect(sling(MISS)).toBe(false);
    shoot(MISS);
    expect(game.play({ type: 'pull', by: MISS })).toBe(false);
    expect(game.play({ type: 'launch' })).toBe(false);
  });

  it('all 10 cups: victory at once, game over after 2 s, and no bee comes any more', () => {
    const { game, cues } = hitCups(10);
    expect(cupsHit(game.state)).toBe(10);
    expect(game.state).toMatchObject({ phase: 'playing', score: 100 });
    expect(cues.at(-1)).toEqual({ type: 'won', score: 100 });
    const { id } = game.state.bee;
    const won = Math.max(...game.state.cups.map(({ hitAt = 0 }) => hitAt));
    game.advance(won + 1999 - game.now);
    expect(game.state.phase).toBe('playing');
    game.advance(1);
    expect(game.state.phase).toBe('gameOver');
    expect(game.state.bee.id).toBe(id);
    expect(game.ticking).toBe(false);
  });

  it('celebrates a victory for 5 s', () => {
    expect(effectOf(effects, { type: 'won', score: 100 }).celebrate).toBe(5000);
  });

  it('Play Again and Reset start a new round in playing, Back to Menu goes to the menu', () => {
    const { game, sling } = hitCups(2);
    game.advance(1500);
    sling(MISS);
    game.play({ type: 'begin', meadow: MEADOW });
    expect(game.state).toMatchObject({ phase: 'playing', score: 0, dueAt: null });
    expect(cupsHit(game.state)).toBe(0);
    expect(game.state.bee.isFlying).toBe(false);
    game.play({ type: 'menu' });
    expect(game.state.phase).toBe('menu');
    expect(game.ticking).toBe(false);
  });

  it('a turned tablet moves everything to its new place and keeps the round', () => {
    const { game } = hitCups(1);
    const turned = meadowFor(844, 390);
    game.play({ type: 'resize', meadow: turned });
    expect(game.state.cups.map(({ position }) => position)).toEqual(cupPlaces(turned));
    expect(cupsHit(game.state)).toBe(1);
    game.advance(1500);
    expect(game.state.bee.position).toEqual(slingRest(turned));
    game.play({ type: 'resize', meadow: MEADOW });
    expect(game.state.bee.position).toEqual(slingRest(MEADOW));
  });

  it('a tablet turned during a flight takes its new shape when the next bee comes up', () => {
    const { game, sling } = hitCups(1);
    const turned = meadowFor(844, 390);
    game.advance(1500);
    sling(MISS);
    game.play({ type: 'resize', meadow: turned });
    expect(game.state.bee.isFlying).toBe(true);
    expect(game.state.meadow).toEqual(MEADOW);
    game.advance(10_000);
    expect(game.state.meadow).toEqual(turned);
    expect(game.state.cups.map(({ position }) => position)).toEqual(cupPlaces(turned));
    expect(game.state.bee).toMatchObject({ isFlying: false, isDead: false, position: slingRest(turned) });
    expect(cupsHit(game.state)).toBe(1);
  });

  it('whatever is pulled: no bee gets stuck or flies forever, the score stays true', () => {
    const pull = fc.record({ x: fc.integer({ min: -2000, max: 2000 }), y: fc.integer({ min: -2000, max: 2000 }) });
    fc.assert(
      fc.property(
        fc.constantFrom(meadowFor(320, 568), meadowFor(390, 844), meadowFor(844, 390), meadowFor(1440, 900)),
        fc.array(fc.tuple(pull, fc.nat(4000)), { maxLength: 30 }),
        (meadow, pulls) => {
          const { game, sling } = setUp(meadow);
          let hit = 0;
          for (const [by, wait] of pulls) {
            sling(by);
            game.advance(wait);
            expect(game.state.score).toBeGreaterThanOrEqual(0);
            expect(game.state.score).toBeLessThanOrEqual(cupsHit(game.state) * 10);
            expect(cupsHit(game.state)).toBeGreaterThanOrEqual(hit);
            hit = cupsHit(game.state);
            const { x, y } = game.state.bee.position;
            expect(x >= 0 && x <= meadow.width && y >= 0 && y <= meadow.height).toBe(true);
          }
          // The longest flight there is, and the wait for the next bee.
          game.advance(6000);
          expect(game.state.bee.isFlying).toBe(false);
          expect(game.ticking).toBe(false);
        },
      ),
      { numRuns: 100 },
    );
  });
});
