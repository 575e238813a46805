import { describe, expect, it } from 'vitest';
import { createGame } from '../../../core/game';
import type { Point } from '../../../core/geometry';
import { flightOf } from './flight';
import { goodPull, kindPull, lands, pulledTo } from './hint';
import { cupPlaces, type Meadow, meadowFor, slingRest } from './meadow';
import { CUPS, cupsHit, rules, TICK } from './rules';

/** Phones and tablets, upright and lying. */
const SCREENS: readonly (readonly [width: number, height: number])[] = [
  [320, 568],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [568, 320],
  [844, 390],
];
const MEADOW = meadowFor(390, 844);

function begun(meadow: Meadow = MEADOW) {
  const game = createGame(rules, meadow, 1);
  game.play({ type: 'begin', meadow });
  return game;
}

/** Ten cups of which only one is left. */
const allBut = (left: number, meadow: Meadow) =>
  cupPlaces(meadow).map((position, index) => ({ id: index + 1, position, isHit: index !== left }));

describe('a kind slingshot', () => {
  const { cups } = begun().state;
  const good = goodPull(MEADOW, cups) as Point;
  /** Further and further from a good pull, until it lands no more. */
  const bad = Array.from({ length: 40 }, (_, step) => ({ x: good.x + step * 4, y: good.y })).find(
    (pull) => !lands(pull, MEADOW, cups),
  ) as Point;

  it('takes every pull as it is before the first miss, and one that lands always', () => {
    expect(kindPull(bad, 0, MEADOW, cups)).toEqual(bad);
    expect(kindPull(good, 3, MEADOW, cups)).toEqual(good);
  });

  it('takes a pull near a good one for it after a miss, and ever further ones after more', () => {
    expect(lands(kindPull(bad, 1, MEADOW, cups), MEADOW, cups)).toBe(true);
    const up = { x: 90, y: -60 };
    expect(kindPull(up, 1, MEADOW, cups)).toEqual(up);
    expect(lands(kindPull(up, 5, MEADOW, cups), MEADOW, cups)).toBe(true);
  });

  it('leaves a pull alone that is too short for a launch', () => {
    expect(kindPull({ x: -3, y: 3 }, 9, MEADOW, cups)).toEqual({ x: -3, y: 3 });
  });

  it('counts misses in a row: after one the same pull lands, and then none is counted', () => {
    const game = begun();
    const throwIt = () => {
      game.play({ type: 'pull', by: bad });
      game.play({ type: 'launch' });
      game.advance(12_000);
    };
    throwIt();
    expect(game.state.misses).toBe(1);
    throwIt();
    expect(cupsHit(game.state)).toBe(1);
    expect(game.state.misses).toBe(0);
  });
});

describe('the hint of Bee Phong', () => {
  it('pulls from the bee to the very place whose pull lands', () => {
    const game = begun();
    const hint = rules.hint?.(game.state, 0);
    const pull = goodPull(MEADOW, game.state.cups) as Point;
    const [from, to] = [slingRest(MEADOW), pulledTo(pull, MEADOW)];
    expect(hint?.gesture).toEqual({ type: 'drag', from, to });
    expect(hint?.actions).toEqual([{ type: 'pull', by: { x: pull.x, y: pull.y } }, { type: 'launch' }]);
    expect(to.x - from.x).toBeCloseTo(pull.x);
    expect(to.y - from.y).toBeCloseTo(pull.y);
  });

  it.each(SCREENS)(
    'finds a way into each cup that is the last one, without leaving the meadow (%i x %i)',
    (...screen) => {
      const meadow = meadowFor(...screen);
      for (let left = 0; left < CUPS; left++) {
        const pull = goodPull(meadow, allBut(left, meadow));
        if (!pull) throw new Error(`No pull lands in cup ${left + 1}`);
        expect(flightOf(pull, meadow, allBut(left, meadow)).at(-1)?.cup?.id).toBe(left + 1);
        const { x, y } = pulledTo(pull, meadow);
        expect(x).toBeGreaterThan(0);
        expect(y).toBeLessThan(meadow.height);
      }
    },
  );

  it('waits in the menu, while a bee flies, until the next one comes, and at the end', () => {
    const game = createGame(rules, MEADOW, 1);
    expect(game.hint()).toBeNull();
    game.play({ type: 'begin', meadow: MEADOW });
    expect(game.playHint()).toBe(true);
    expect(game.hint()).toBeNull();
    while (game.state.bee.isFlying) game.advance(TICK);
    expect(game.hint()).toBeNull();
    game.advance(1500);
    expect(game.hint()).not.toBeNull();
  });

  it('never misses: ten bees win', () => {
    for (const screen of SCREENS) {
      const game = begun(meadowFor(...screen));
      for (let bee = 1; bee <= CUPS; bee++) {
        expect(game.playHint()).toBe(true);
        game.advance(10_000);
        expect(cupsHit(game.state)).toBe(bee);
      }
      expect(game.state.phase).toBe('gameOver');
      expect(game.hint()).toBeNull();
    }
  });

  it('leaves room for a hand that is not exact', () => {
    for (const screen of SCREENS) {
      const meadow = meadowFor(...screen);
      const { cups } = begun(meadow).state;
      const { x, y } = goodPull(meadow, cups) as Point;
      for (const [right, down] of [
        [5, 0],
        [-5, 0],
        [0, 5],
        [0, -5],
      ] as const) {
        expect(lands({ x: x + right, y: y + down }, meadow, cups)).toBe(true);
      }
    }
  });

  it('is looked for once while the cups are the same, and anew on a turned screen', () => {
    const game = begun();
    const before = game.hint();
    const pull = goodPull(MEADOW, game.state.cups);
    game.play({ type: 'pull', by: { x: -20, y: 20 } });
    expect(goodPull(MEADOW, game.state.cups)).toBe(pull);
    game.play({ type: 'resize', meadow: meadowFor(844, 390) });
    expect(game.hint()).not.toEqual(before);
    expect(game.playHint()).toBe(true);
    game.advance(10_000);
    expect(cupsHit(game.state)).toBe(1);
  });
});
