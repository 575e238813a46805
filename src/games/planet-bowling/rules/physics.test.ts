import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { closestOnSegment, distance } from '../../../core/geometry';
import { createRandom } from '../../../core/random';
import { launchY } from './lane';
import { type Ball, isSliding, newBall, newRack, type Pin, pathOf, step } from './physics';
import { LARGE, MEDIUM, PLANETS, planetOf, SMALL } from './planets';

// Many games are played here; a busy machine needs its time.
vi.setConfig({ testTimeout: 20_000 });

const HEIGHT = 650;
const EARTH = planetOf(2);

const rolling = (change: Partial<Ball>): Ball => ({ ...newBall(EARTH, HEIGHT), launched: true, ...change });
const once = (ball: Ball, pins: readonly Pin[] = []) => step(ball, pins, HEIGHT, () => 0);
const pinAt = (x: number, y: number, change: Partial<Pin> = {}): Pin => ({
  ...(newRack(HEIGHT)[0] as Pin),
  x,
  y,
  ...change,
});

describe('the planets', () => {
  it('are eight, Mercury and Venus small, Jupiter and Saturn large, the others medium', () => {
    expect(PLANETS.map(({ name, size }) => [name, size])).toEqual([
      ['Mercury', SMALL],
      ['Venus', SMALL],
      ['Earth', MEDIUM],
      ['Mars', MEDIUM],
      ['Jupiter', LARGE],
      ['Saturn', LARGE],
      ['Uranus', MEDIUM],
      ['Neptune', MEDIUM],
    ]);
  });

  it('have radius 12 small, 18 medium, 24 large', () => {
    expect(PLANETS.map((planet) => newBall(planet, HEIGHT).radius)).toEqual([12, 12, 18, 18, 24, 24, 18, 18]);
  });

  it('come in a cycle of 8', () => {
    expect(planetOf(8)).toBe(planetOf(0));
    expect(planetOf(20).name).toBe('Jupiter');
  });
});

describe('the ball', () => {
  it('loses speed by friction 0.98 in each tick', () => {
    const { ball } = once(rolling({ x: 200, y: 400, vx: 1, vy: -10 }));
    expect(ball).toMatchObject({ x: 201, y: 390, vx: 0.98, vy: -9.8, settled: false });
  });

  it('settles when both speed components fall below 0.5', () => {
    expect(once(rolling({ y: 400, vx: 0.4, vy: -0.51 })).ball.settled).toBe(true);
    expect(once(rolling({ y: 400, vx: 0.4, vy: -0.52 })).ball.settled).toBe(false);
    expect(once(rolling({ y: 400, vx: 0.52, vy: -0.1 })).ball.settled).toBe(false);
  });

  it('settles past the bottom, the top and the sides', () => {
    const past = (change: Partial<Ball>) => once(rolling(change)).ball.settled;
    expect(past({ y: HEIGHT + 17, vy: 2 })).toBe(true);
    expect(past({ y: HEIGHT + 13, vy: 2 })).toBe(false);
    expect(past({ y: -17, vy: -2 })).toBe(true);
    expect(past({ y: -13, vy: -2 })).toBe(false);
    expect(past({ x: -19, y: 300, vx: 0, vy: -2 })).toBe(true);
    expect(past({ x: 419, y: 300, vx: 0, vy: -2 })).toBe(true);
  });

  it('bounces off the lane edge at 120 and 280: 0.1 along the wall, 0.5 across', () => {
    const left = once(rolling({ x: 138, y: 400, vx: -4, vy: -10 })).ball;
    expect(left.vx).toBeCloseTo(4 * 0.5 * 0.98);
    expect(left.vy).toBeCloseTo(-10 * 0.1 * 0.98);
    expect(left.x).toBeCloseTo(138 + 2);
    const right = once(rolling({ x: 262, y: 400, vx: 4, vy: -10 })).ball;
    expect(right.vx).toBeCloseTo(-4 * 0.5 * 0.98);
    expect(right.x).toBeCloseTo(262 - 2);
  });

  it.each(PLANETS)('hits a pin at its radius plus 8: $name', (planet) => {
    const reach = newBall(planet, HEIGHT).radius + 8;
    const passes = (aside: number) => {
      const pins = [pinAt(200 + aside, 300)];
      return once({ ...newBall(planet, HEIGHT), x: 200, y: 340, vy: -80, launched: true }, pins).pins[0]?.isDown;
    };
    expect(passes(reach - 0.01)).toBe(true);
    expect(passes(reach + 0.01)).toBe(false);
  });

  it('drives a pin it hits away from itself and slows down', () => {
    const { ball, pins } = once(rolling({ x: 200, y: 300, vy: -10 }), [pinAt(200, 270)]);
    expect(pins.map(isSliding)).toEqual([true]);
    expect(pins[0]?.vy).toBeLessThan(-5);
    expect(pins[0]?.fallDirection).toBeCloseTo(-Math.PI / 2);
    expect(ball.vy).toBeGreaterThan(-9.8);
    expect(ball.vy).toBeLessThan(0);
  });

  it('downs a pin however soft the touch; it is still seen to fall', () => {
    const { pins } = once(rolling({ x: 200, y: 300, vy: -0.8 }), [pinAt(200, 273.5)]);
    expect(pins[0]).toMatchObject({ isDown: true, vy: expect.closeTo(-2 * 0.98) });
    expect(pins.map(isSliding)).toEqual([true]);
  });

  it('lets a pin stray aside by what the knock answers, and says how many have fallen', () => {
    const fallen: number[] = [];
    const pins = [pinAt(200, 270), pinAt(230, 270, { isDown: true })];
    const after = step(rolling({ x: 200, y: 300, vy: -10 }), pins, HEIGHT, (count) => {
      fallen.push(count);
      return 0.1;
    });
    expect(after.pins[0]?.fallDirection).toBeCloseTo(0.1 - Math.PI / 2);
    expect(after.pins[0]?.vx).toBeGreaterThan(0);
    expect(fallen).toEqual([2]);
    // The pins of before are as they were.
    expect(pins[0]?.isDown).toBe(false);
  });
});

describe('the pins', () => {
  it('are ten in a triangle, upright and apart', () => {
    const rack = newRack(HEIGHT);
    const rows = [...new Set(rack.map(({ y }) => y))].sort((a, b) => b - a);
    expect(rows.map((row) => rack.filter(({ y }) => y === row).map(({ x }) => x))).toEqual([
      [200],
      [182, 218],
      [164, 200, 236],
      [146, 182, 218, 254],
    ]);
    for (const a of rack) for (const b of rack) if (a !== b) expect(distance(a, b)).toBeGreaterThan(16 + 2 * 8);
  });

  it('a moving pin downs another at 16', () => {
    const passes = (aside: number) => {
      const pins = [pinAt(200, 300, { isDown: true, vy: -60 }), pinAt(200 + aside, 270)];
      return once(rolling({ settled: true }), pins).pins[1]?.isDown;
    };
    expect(passes(15.99)).toBe(true);
    expect(passes(16.01)).toBe(false);
  });

  it('slides until slower than 1.5, then is swept', () => {
    const slides = (vx: number, y = 300) =>
      once(rolling({ settled: true }), [pinAt(200, y, { isDown: true, vx })]).pins.map(isSliding);
    expect(slides(1.54)).toEqual([true]);
    expect(slides(1.52)).toEqual([false]);
    // Past the end of the lane it is out of sight and swept as well.
    expect(slides(9, -9)).toEqual([false]);
  });

  it('bounces off the lane edges too', () => {
    const { pins } = once(rolling({ settled: true }), [pinAt(271, 300, { isDown: true, vx: 8, vy: -10 })]);
    expect(pins[0]?.vx).toBeCloseTo(-8 * 0.5 * 0.98);
    expect(pins[0]?.vy).toBeCloseTo(-1 * 0.98);
    expect(pins[0]?.x).toBeLessThan(272);
  });
});

/** Any throw a hand can make, of any planet, from any spot. */
const anyThrow = fc.record({
  planet: fc.constantFrom(...PLANETS),
  spot: fc.double({ min: 0, max: 1, noNaN: true }),
  vx: fc.double({ min: -60, max: 60, noNaN: true }),
  vy: fc.double({ min: -160, max: -1.5, noNaN: true }),
  seed: fc.integer(),
});

/** How far something of this radius is over an edge of the lane. */
const beyond = (x: number, radius: number) => Math.max(120 + radius - x, x + radius - 280);

describe('whatever is thrown', () => {
  it('the ball never goes through a standing pin, never rests inside one, and everything comes to rest', () => {
    fc.assert(
      fc.property(anyThrow, ({ planet, spot, vx, vy, seed }) => {
        const random = createRandom(seed);
        const fresh = newBall(planet, HEIGHT);
        const x = 120 + fresh.radius + spot * (160 - 2 * fresh.radius);
        let ball: Ball = { ...fresh, x, vx, vy, launched: true };
        let pins: readonly Pin[] = newRack(HEIGHT);
        let [ticks, nearest, outside] = [0, 1000, 0];
        while ((!ball.settled || pins.some(isSliding)) && ticks < 600) {
          const from = ball;
          let knocks = 0;
          ({ ball, pins } = step(ball, pins, HEIGHT, () => {
            knocks += 1;
            return random.between(-0.12, 0.12);
          }));
          // Where nothing was met the move is one straight line.
          const straight = knocks === 0 && Math.abs(ball.vx - from.vx * 0.98) < 1e-9;
          nearest = Math.min(
            nearest,
            ...pins
              .filter(({ isDown }) => !isDown)
              .map((pin) => distance(straight ? closestOnSegment({ a: from, b: ball }, pin) : ball, pin)),
          );
          outside = Math.max(outside, ...pins.map(({ x }) => beyond(x, 8)), beyond(ball.x, ball.radius));
          ticks += 1;
        }
        expect(ticks).toBeLessThan(600);
        expect(nearest).toBeGreaterThan(ball.radius + 8 - 1e-6);
        expect(outside).toBeLessThan(1e-6);
      }),
      { numRuns: 400 },
    );
  });

  it('the aim line is the way the ball takes, up to the first pin', () => {
    fc.assert(
      fc.property(anyThrow, ({ planet, vx, vy, seed }) => {
        let ball: Ball = { ...newBall(planet, HEIGHT), vx, vy, launched: true };
        let pins: readonly Pin[] = newRack(HEIGHT);
        const path = pathOf(ball, pins, HEIGHT);
        expect(path[0]).toMatchObject({ x: 200, y: launchY(HEIGHT) });
        const random = createRandom(seed);
        for (const { x, y } of path.slice(1, -1)) {
          ({ ball, pins } = step(ball, pins, HEIGHT, () => random.between(-0.12, 0.12)));
          expect([ball.x, ball.y]).toEqual([x, y]);
        }
      }),
      { numRuns: 100 },
    );
  });
});
