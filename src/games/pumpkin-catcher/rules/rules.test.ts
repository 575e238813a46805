import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createGame } from '../../../core/game';
import { createRandom } from '../../../core/random';
import { basketAt } from './basket';
import { type ItemType, isItem, newItem, newPowerUp, POINTS, type PowerType, type Thing } from './items';
import { type Cue, isCaught, levelAt, rules, type State, secondsLeft, spawnInterval } from './rules';

function setUp(seed = 1) {
  const game = createGame(rules, undefined, seed);
  const cues: Cue[] = [];
  game.listen((cue) => cues.push(cue));
  return { game, cues, basket: () => basketAt(game.state.basket, game.now) };
}

/** One tick of a round in which these things hang right over the basket, which stands at 50, 82. */
function tick(given: Partial<State>, now = 50) {
  const cues: Cue[] = [];
  const tools = { now, random: createRandom(1), cue: (cue: Cue) => cues.push(cue) };
  const start = rules.start(undefined, { ...tools, now: 0 });
  const state = rules.tick?.({ ...start, spawnsAt: 1e9, tickedAt: now, ...given }, tools) ?? start;
  return { state, cues };
}

let made = 0;
const thing = (type: ItemType | PowerType, x = 50, y = 82): Thing => {
  made += 1;
  const base = { id: made, x, y, speed: 1 };
  return type === 'trick' || type === 'treat'
    ? { ...base, type, duration: 5000 }
    : { ...base, type, points: POINTS[type] };
};

describe('Pumpkin Catcher', () => {
  it('plays for 60 s, then the game is over', () => {
    const { game, cues } = setUp();
    expect(secondsLeft(game.state, game.now)).toBe(60);
    game.advance(59_999);
    expect(game.state.phase).toBe('playing');
    expect(secondsLeft(game.state, game.now)).toBe(1);
    game.advance(1);
    expect(game.state.phase).toBe('over');
    expect(secondsLeft(game.state, game.now)).toBe(0);
    expect(game.ticking).toBe(false);
    expect(cues.at(-1)).toEqual({ type: 'over', score: game.state.score });
  });

  it('Play Again resets score, items, timer, speed level and power-up', () => {
    const { game } = setUp();
    game.advance(60_000);
    game.restart();
    expect(game.now).toBe(0);
    expect(game.state).toMatchObject({ phase: 'playing', score: 0, things: [], level: 1, power: null, endsAt: 60_000 });
  });

  it('raises the level by 0.1 every 10 s up to 3', () => {
    expect(levelAt(0)).toBe(1);
    expect(levelAt(9_999)).toBe(1);
    expect(levelAt(10_000)).toBeCloseTo(1.1);
    expect(levelAt(59_999)).toBeCloseTo(1.5);
    expect(levelAt(200_000)).toBe(3);
    expect(levelAt(900_000)).toBe(3);
    const { game } = setUp();
    game.advance(9_999);
    expect(game.state.level).toBe(1);
    game.advance(1);
    expect(game.state.level).toBeCloseTo(1.1);
  });

  it('multiplies the fall speed by the level, every 50 ms', () => {
    const fallsTo = (level: number) =>
      tick({ things: [thing('pumpkin', 10, 20)], level, tickedAt: 0 }).state.things[0]?.y;
    expect(fallsTo(1)).toBeCloseTo(21);
    expect(fallsTo(3)).toBeCloseTo(23);
    const { game } = setUp();
    game.advance(1200);
    const before = game.state.things[0]?.y;
    game.advance(49);
    expect(game.state.things[0]?.y).toBe(before);
    game.advance(1);
    expect(game.state.things[0]?.y).toBeGreaterThan(before ?? 0);
  });

  it('spawns every max(1200 / level, 1000) ms', () => {
    expect(spawnInterval(1)).toBe(1200);
    expect(spawnInterval(1.1)).toBeCloseTo(1090.91);
    expect(spawnInterval(1.2)).toBeCloseTo(1000);
    expect(spawnInterval(3)).toBe(1000);
    const { game } = setUp();
    game.advance(1199);
    expect(game.state.things).toHaveLength(0);
    game.advance(1);
    expect(game.state.things.filter(isItem)).toHaveLength(1);
    game.advance(1200);
    expect(game.state.things.filter(isItem)).toHaveLength(2);
  });

  it('spawns 60% good things by weight .4/.6 and bad ones by .35/.35/.3', () => {
    const random = createRandom(7);
    const items = Array.from({ length: 20_000 }, (_, id) => newItem(id, random));
    const share = (type: ItemType) => items.filter((item) => item.type === type).length / items.length;
    expect(share('pumpkin')).toBeCloseTo(0.6 * 0.4, 1);
    expect(share('candy')).toBeCloseTo(0.6 * 0.6, 1);
    expect(share('bat')).toBeCloseTo(0.4 * 0.35, 1);
    expect(share('spider')).toBeCloseTo(0.4 * 0.35, 1);
    expect(share('ghost')).toBeCloseTo(0.4 * 0.3, 1);
    expect(share('pumpkin') + share('candy')).toBeGreaterThan(0.58);
    expect(share('pumpkin') + share('candy')).toBeLessThan(0.62);
  });

  it('adds a power-up to 10% of the spawns, trick or treat evenly, never over the item', () => {
    let [spawns, powerUps] = [0, 0];
    for (let seed = 0; seed < 30; seed++) {
      const { game } = setUp(seed);
      const seen = new Set<number>();
      while (game.state.phase === 'playing') {
        for (const fresh of game.state.things.filter(({ id }) => !seen.has(id))) {
          seen.add(fresh.id);
          if (isItem(fresh)) spawns += 1;
          else powerUps += 1;
        }
        game.advance(50);
      }
    }
    expect(powerUps / spawns).toBeGreaterThan(0.07);
    expect(powerUps / spawns).toBeLessThan(0.13);
    const random = createRandom(3);
    const made = Array.from({ length: 2000 }, (_, id) => {
      const item = newItem(id, random);
      const powerUp = newPowerUp(id, item, random);
      expect(Math.abs(item.x - powerUp.x)).toBeGreaterThanOrEqual(20);
      return powerUp;
    });
    expect(made.filter(({ type }) => type === 'trick').length / 2000).toBeCloseTo(0.5, 1);
  });

  it.each([
    ['pumpkin', 10],
    ['candy', 15],
    ['bat', -20],
    ['spider', -15],
    ['ghost', -25],
  ] as const)('a %s is worth %i points', (type, points) => {
    const { state, cues } = tick({ score: 100, things: [thing(type)] });
    expect(state.score).toBe(100 + points);
    expect(state.things).toEqual([]);
    expect(cues).toEqual([expect.objectContaining({ type: 'caught', points })]);
  });

  it('never lets the score go below 0', () => {
    expect(tick({ score: 10, things: [thing('ghost')] }).state.score).toBe(0);
  });

  it('catches within 10% across and 8% down of the basket', () => {
    const basket = { x: 50, y: 80 };
    expect(isCaught({ x: 60, y: 88 }, basket)).toBe(true);
    expect(isCaught({ x: 40, y: 72 }, basket)).toBe(true);
    expect(isCaught({ x: 60.01, y: 80 }, basket)).toBe(false);
    expect(isCaught({ x: 50, y: 71.99 }, basket)).toBe(false);
    expect(tick({ things: [thing('pumpkin', 70)] }).state.score).toBe(0);
  });

  it("a trick gives 'Speed Boost!': the basket follows faster", () => {
    const far = (power: PowerType) => {
      const { state } = tick({ things: [thing(power)] });
      const led = rules.play(
        state,
        { type: 'move', x: 90, y: 82 },
        { now: 50, random: createRandom(1), cue: () => {} },
      );
      return basketAt(led.basket, 100).x;
    };
    expect(far('trick')).toBeGreaterThan(far('treat') + 10);
  });

  it("a treat gives 'Double Points!': positive points are doubled, negative ones are not", () => {
    const power = { type: 'treat', endsAt: 5000 } as const;
    expect(tick({ power, things: [thing('candy')] }).state.score).toBe(30);
    expect(tick({ power, score: 50, things: [thing('spider')] }).state.score).toBe(35);
  });

  it('a power-up lasts exactly 5 s', () => {
    const { state } = tick({ things: [thing('trick')] });
    expect(state.power).toEqual({ type: 'trick', endsAt: 5050 });
    expect(tick({ power: state.power }, 5049).state.power).not.toBeNull();
    const ended = tick({ power: state.power, basket: state.basket }, 5050);
    expect(ended.state.power).toBeNull();
    expect(ended.state.basket.pace).toBe('plain');
    expect(ended.cues).toEqual([{ type: 'faded' }]);
  });

  it('a new power-up replaces the previous', () => {
    const boosted = tick({ things: [thing('trick')] }).state;
    const { state } = tick({ power: boosted.power, basket: boosted.basket, things: [thing('treat')] }, 2000);
    expect(state.power).toEqual({ type: 'treat', endsAt: 7000 });
    expect(state.basket.pace).toBe('plain');
  });

  it('the basket follows the pointer, clamped to x 10-90% and y 15-95%', () => {
    const { game, basket } = setUp();
    game.play({ type: 'move', x: 0, y: 0 });
    game.advance(30);
    expect(basket().x).toBeLessThan(50);
    expect(basket().x).toBeGreaterThan(10);
    game.advance(5000);
    expect(basket().x).toBeCloseTo(10);
    expect(basket().y).toBeCloseTo(15);
    game.play({ type: 'move', x: 200, y: 200 });
    game.advance(5000);
    expect(basket().x).toBeCloseTo(90);
    expect(basket().y).toBeCloseTo(95);
  });

  it('moves with held arrow keys and stops when they are released', () => {
    const { game, basket } = setUp();
    game.play({ type: 'steer', x: -1, y: 0 });
    game.advance(300);
    game.play({ type: 'steer', x: 0, y: 0 });
    game.advance(2000);
    const { x, y } = basket();
    expect(x).toBeCloseTo(50 - 6 * 3);
    expect(y).toBeCloseTo(82);
    expect(game.play({ type: 'steer', x: 0, y: 0 })).toBe(false);
  });

  it('tells once of each good thing that fell past, and of no bad one', () => {
    // Two ticks on its way below the reach of the lowest basket.
    let { state, cues } = tick({ things: [thing('pumpkin', 10, 102), thing('ghost', 20, 102)], tickedAt: 0 });
    expect(cues).toEqual([]);
    ({ state, cues } = tick({ things: state.things.map((fallen) => ({ ...fallen, speed: 3 })), tickedAt: 0 }));
    expect(cues).toEqual([{ type: 'passed' }]);
    expect(tick({ things: state.things, tickedAt: 0 }).cues).toEqual([]);
  });

  it('keeps the last two good things in the basket', () => {
    const { state } = tick({ things: [thing('pumpkin'), thing('bat'), thing('candy'), thing('candy')] });
    expect(state.inBasket).toEqual(['candy', 'candy']);
    expect(state.streak).toBe(2);
  });

  it('takes no move after the end', () => {
    const { game } = setUp();
    game.advance(60_000);
    expect(game.play({ type: 'move', x: 20, y: 50 })).toBe(false);
  });

  it('keeps score, basket and things within bounds, whatever is played', () => {
    const place = fc.integer({ min: -50, max: 150 });
    const action = fc.oneof(
      fc.record({ type: fc.constant('move' as const), x: place, y: place }),
      fc.record({
        type: fc.constant('steer' as const),
        x: fc.integer({ min: -1, max: 1 }),
        y: fc.integer({ min: -1, max: 1 }),
      }),
    );
    fc.assert(
      fc.property(fc.integer(), fc.array(fc.tuple(action, fc.nat(3000)), { maxLength: 40 }), (seed, plays) => {
        const { game, basket } = setUp(seed);
        for (const [played, wait] of plays) {
          game.play(played);
          game.advance(wait);
          const { x, y } = basket();
          expect(game.state.score).toBeGreaterThanOrEqual(0);
          expect(x >= 10 - 1e-9 && x <= 90 + 1e-9 && y >= 15 - 1e-9 && y <= 95 + 1e-9).toBe(true);
          expect(game.state.things.every((falling) => falling.y < 112)).toBe(true);
          expect(new Set(game.state.things.map(({ id }) => id)).size).toBe(game.state.things.length);
        }
      }),
    );
  });
});
