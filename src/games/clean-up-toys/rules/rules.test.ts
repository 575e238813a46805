import { readdirSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createGame } from '../../../core/game';
import type { Point, Size } from '../../../core/geometry';
import { inside, roomFor } from '../../../families/tidy/rules/scatter';
import { awayCount, looseThings } from '../../../families/tidy/rules/things';
import { fingersOn, reachOf, smallestGap } from '../../../families/tidy/rules/things.fixture';
import { effects } from '../view/effects';
import { basketBoxOf, basketOf, floorOf, TOY } from './layout';
import { rules, setting } from './rules';
import { type Action, type Cue, KINDS } from './toys';

/** What sums of fractions may be off by. */
const HAIR = 1e-9;
const SIZE: Size = { width: 880, height: 420 };
/** The smallest phone, a phone, a tablet, a desktop and a phone on its side. */
const SCREENS: readonly Size[] = [
  { width: 304, height: 330 },
  { width: 374, height: 590 },
  { width: 788, height: 920 },
  { width: 1408, height: 620 },
  { width: 640, height: 294 },
];

const roomOf = (screen: Size) => roomFor(screen, setting.leastWidth, setting.ample);

function setUp(seed = 1, size = SIZE) {
  const game = createGame(rules, size, seed);
  const cues: Cue[] = [];
  game.listen((cue) => cues.push(cue));
  const { thing: toy, ...fingers } = fingersOn(game, TOY);
  return { game, cues, toy, ...fingers };
}

/** The middle of the basket's box. */
function overBasket(size = SIZE): Point {
  const { x, y, width, height } = basketBoxOf(size);
  return { x: x + width / 2, y: y + height / 2 };
}

describe('Clean Up Toys: a new game', () => {
  it('creates 6 to 8 toys of the 14 kinds, no kind twice, none in the basket', () => {
    const counts = new Set<number>();
    const kinds = new Set<string>();
    for (let seed = 0; seed < 80; seed++) {
      const { things: toys } = setUp(seed).game.state;
      counts.add(toys.length);
      for (const { kind } of toys) kinds.add(kind);
      expect(new Set(toys.map(({ kind }) => kind)).size).toBe(toys.length);
      expect(toys.some(({ away }) => away)).toBe(false);
    }
    expect([...counts].sort()).toEqual([6, 7, 8]);
    expect(kinds.size).toBe(14);
  });

  it('knows the 14 kinds by name', () => {
    expect(KINDS).toEqual([
      'teddy bear',
      'car',
      'ball',
      'dart board',
      'art supplies',
      'books',
      'yo-yo',
      'dice',
      'puzzle piece',
      'circus tent',
      'masks',
      'target',
      'guitar',
      'drums',
    ]);
  });

  it('has a picture for each, in their order', () => {
    const files = readdirSync('src/games/clean-up-toys/art/pieces/things').sort();
    expect(files.map((file) => file.replace(/^\d+-|\.svg$/g, ''))).toEqual(KINDS.map((kind) => kind.replace(' ', '-')));
  });

  it('lays the toys about 140 apart where there is room, and never on top of each other', () => {
    const gaps = (size: Size, seed: number) => smallestGap(setUp(seed, size).game.state.things);
    const seeds = [...Array(40).keys()];
    const wide = seeds.map((seed) => gaps({ width: 1400, height: 600 }, seed));
    expect(Math.min(...wide)).toBeGreaterThanOrEqual(140);
    for (const screen of SCREENS) {
      for (const seed of seeds) expect(gaps(roomOf(screen), seed)).toBeGreaterThan(70);
    }
  });

  it('lays them on the floor, in reach and away from the basket', () => {
    for (const screen of SCREENS) {
      const size = roomOf(screen);
      for (const toy of setUp(5, size).game.state.things) {
        expect(inside(toy, floorOf(size))).toBe(true);
        expect(inside(toy, basketBoxOf(size))).toBe(false);
      }
    }
  });

  it('has a play area of at least 24rem, whatever the screen', () => {
    for (const screen of SCREENS) expect(roomOf(screen).height).toBeGreaterThanOrEqual(384 - 1e-9);
  });

  it('waits for the child: no clock runs', () => {
    expect(setUp().game.ticking).toBe(false);
  });
});

describe('Clean Up Toys: dropping', () => {
  it('puts a toy that is dropped over the basket in, and raises score and count by 10 and 1', () => {
    const { game, carryTo, toy, cues } = setUp();
    carryTo(0, overBasket());
    expect(toy(0).away).toBe(true);
    expect([game.state.score, awayCount(game.state)]).toEqual([10, 1]);
    expect(cues.map(({ type }) => type)).toEqual(['grabbed', 'taken']);
  });

  it.each([
    ['left', 0, 0.5, -1, 0],
    ['right', 1, 0.5, 1, 0],
    ['upper', 0.5, 0, 0, -1],
  ] as const)('counts only with the top left position inside the box: %s edge', (_, across, down, outX, outY) => {
    const box = basketBoxOf(SIZE);
    const edge = { x: box.x + box.width * across, y: box.y + box.height * down };
    const on = setUp();
    on.carryTo(0, { x: edge.x - outX * HAIR, y: edge.y - outY * HAIR });
    expect(on.toy(0).away).toBe(true);
    const beside = setUp();
    beside.carryTo(0, { x: edge.x + outX * HAIR, y: edge.y + outY * HAIR });
    expect(beside.toy(0).away).toBe(false);
    expect(beside.game.state.score).toBe(0);
    expect(beside.cues.at(-1)?.type).toBe('dropped');
  });

  it('has a box in which every toy lies that can be seen on the basket', () => {
    for (const screen of SCREENS) {
      const size = roomOf(screen);
      const { width, height } = reachOf(size, TOY);
      expect(basketBoxOf(size)).toMatchObject({ x: basketOf(size).x - TOY, y: basketOf(size).y - TOY });
      for (let x = 0; x <= width; x += 7) {
        for (let y = 0; y <= height; y += 7) {
          const box = basketOf(size);
          const across = x + TOY > box.x && x < box.x + box.width;
          const down = y + TOY > box.y && y < box.y + box.height;
          if (across && down) expect(inside({ x, y }, basketBoxOf(size))).toBe(true);
        }
      }
    }
  });

  it('leaves a toy where it is dropped beside the basket, and within the play area', () => {
    const { carryTo, toy } = setUp();
    carryTo(0, { x: 30, y: 40 });
    expect(toy(0)).toMatchObject({ x: expect.closeTo(30), y: expect.closeTo(40), away: false });
    carryTo(0, { x: -500, y: 5000 });
    expect(toy(0)).toMatchObject({ x: 0, y: SIZE.height - TOY, away: false });
  });

  it('keeps the finger where it took hold of the toy', () => {
    const { game, toy } = setUp();
    const { x, y } = toy(0);
    game.play({ type: 'grab', finger: 1, x: x + 30, y: y + 20 });
    game.play({ type: 'drag', finger: 1, x: 130, y: 120 });
    expect(toy(0)).toMatchObject({
      hand: {
        x: expect.closeTo(100),
        y: expect.closeTo(100),
        dragOffset: { x: expect.closeTo(30), y: expect.closeTo(20) },
      },
    });
  });

  it('gives a toy back to its place when the drag is taken away', () => {
    const { toy, grab, drag, letGo } = setUp();
    const before = toy(0);
    grab(0);
    drag(overBasket());
    letGo('cancel');
    expect(toy(0)).toMatchObject({ x: before.x, y: before.y, hand: null, away: false });
    expect(letGo('drop')).toBe(false);
  });

  it('lets two hands carry two toys, never the same one', () => {
    const { game, grab } = setUp();
    grab(0, 1);
    expect(grab(0, 2)).toBe(false);
    expect(grab(1, 2)).toBe(true);
    expect(game.state.things.filter(({ hand }) => hand)).toHaveLength(2);
  });

  it('leaves toys in the basket alone', () => {
    const { toy, grab, carryTo } = setUp();
    carryTo(0, overBasket());
    const inBasket = toy(0);
    grab(0);
    expect(toy(0)).toBe(inBasket);
    expect(inBasket).toMatchObject({ away: true, hand: null });
  });
});

describe('Clean Up Toys: tap the toy, then the basket', () => {
  it('puts the toy that was tapped in', () => {
    const { game, toy, grab, letGo } = setUp();
    grab(2);
    letGo('drop');
    game.play({ type: 'put', into: 'basket' });
    expect(toy(2).away).toBe(true);
    expect(game.state).toMatchObject({ score: 10, chosen: null });
  });

  it('takes a long press that goes nowhere for a tap', () => {
    const { game, toy, carryTo } = setUp();
    carryTo(0, { x: toy(0).x + 9, y: toy(0).y });
    expect(game.state.chosen).toBe(0);
    carryTo(1, { x: toy(1).x + 10, y: toy(1).y });
    expect(game.state.chosen).toBeNull();
  });

  it('answers a basket with nothing to put in, and the bare floor', () => {
    const { game, cues } = setUp();
    expect(game.play({ type: 'put', into: 'basket' })).toBe(false);
    expect(cues.at(-1)?.type).toBe('giggled');
    game.play({ type: 'grab', finger: 1, x: 1, y: 1 });
    expect(cues.at(-1)?.type).toBe('missed');
    expect(game.state).toMatchObject({ touched: { x: 1, y: 1 }, score: 0 });
  });
});

describe('Clean Up Toys: Mommy Help!', () => {
  it('moves all remaining toys in, one every 200 ms, 10 points each, and adds 50 once after the last', () => {
    const { game, cues } = setUp(4);
    const total = game.state.things.length;
    game.play({ type: 'help' });
    expect(awayCount(game.state)).toBe(1);
    for (let count = 2; count <= total; count++) {
      game.advance(199);
      expect(awayCount(game.state)).toBe(count - 1);
      game.advance(1);
      expect(awayCount(game.state)).toBe(count);
    }
    expect(game.state.score).toBe(total * 10);
    game.advance(199);
    expect(game.state.score).toBe(total * 10);
    game.advance(1);
    expect(game.state.score).toBe(total * 10 + 50);
    game.advance(10_000);
    expect(game.state.score).toBe(total * 10 + 50);
    expect(cues.filter(({ type }) => type === 'bonus')).toHaveLength(1);
  });

  it('does not help twice at once, nor after the game is over', () => {
    const { game } = setUp();
    game.play({ type: 'help' });
    expect(game.play({ type: 'help' })).toBe(false);
    expect(awayCount(game.state)).toBe(1);
    game.advance(5000);
    const { score } = game.state;
    expect(game.play({ type: 'help' })).toBe(false);
    game.advance(5000);
    expect(game.state.score).toBe(score);
  });

  it('takes the toy in a small hand last, and still gives the bonus when the child was faster', () => {
    const { game, grab, drag, letGo } = setUp();
    const total = game.state.things.length;
    grab(0);
    // Tapped after that, the next one lies on top of it.
    grab(1, 2);
    letGo('cancel', 2);
    game.play({ type: 'help' });
    game.advance(200 * (total - 2));
    expect(looseThings(game.state).map(({ id }) => id)).toEqual([0]);
    drag(overBasket());
    letGo('drop');
    game.advance(200);
    expect(game.state.score).toBe(total * 10 + 50);
  });
});

describe('Clean Up Toys: the end', () => {
  it('comes when all toys are in the basket, with a celebration of 3 s and the panel', () => {
    const { game, carryTo, cues } = setUp();
    for (const { id } of game.state.things) {
      expect(game.state.done).toBe(false);
      carryTo(id, overBasket());
    }
    expect(game.state.done).toBe(true);
    expect(cues.at(-1)).toEqual({ type: 'done' });
    expect(effects.done).toMatchObject({ celebrate: 3000 });
    expect(game.state.score).toBe(game.state.things.length * 10);
    game.advance(699);
    expect(game.state.endsAt).not.toBeNull();
    game.advance(1);
    expect(game.state.endsAt).toBeNull();
    expect(game.ticking).toBe(false);
  });

  it('is over until New Game, which restarts everything', () => {
    const { game, carryTo } = setUp();
    game.play({ type: 'help' });
    game.restart(SIZE);
    game.advance(5000);
    expect(game.state).toMatchObject({ done: false, score: 0, helpAt: null });
    expect(awayCount(game.state)).toBe(0);
    for (const { id } of game.state.things) carryTo(id, overBasket());
    const actions: Action[] = [
      { type: 'help' },
      { type: 'put', into: 'basket' },
      { type: 'grab', finger: 1, x: 1, y: 1 },
    ];
    for (const action of actions) expect(game.play(action)).toBe(false);
  });
});

describe('Clean Up Toys: another size', () => {
  it('keeps every toy in reach and none under the basket, and nobody holds one', () => {
    for (const from of SCREENS) {
      for (const to of SCREENS.filter((other) => other !== from)) {
        const { game, grab } = setUp(9, roomOf(from));
        grab(0);
        game.play({ type: 'resize', size: roomOf(to) });
        expect(game.state.things.some(({ hand }) => hand)).toBe(false);
        for (const loose of looseThings(game.state)) {
          expect(inside(loose, reachOf(roomOf(to), TOY))).toBe(true);
          expect(inside(loose, basketBoxOf(roomOf(to)))).toBe(false);
        }
      }
    }
  });

  it('does nothing for the same size', () => {
    const { game } = setUp();
    expect(game.play({ type: 'resize', size: { ...SIZE } })).toBe(false);
  });
});

describe('Clean Up Toys: whatever is pressed', () => {
  const finger = fc.nat(2);
  const x = fc.integer({ min: -200, max: 1500 });
  const y = fc.integer({ min: -200, max: 900 });
  const type = fc.constantFrom('grab' as const, 'drag' as const, 'drop' as const, 'cancel' as const);
  const action: fc.Arbitrary<Action> = fc.oneof(
    { weight: 4, arbitrary: fc.record({ type, finger, x, y }) },
    fc.constant({ type: 'put' as const, into: 'basket' as const }),
    fc.constant({ type: 'help' as const }),
    fc.record({ type: fc.constant('resize' as const), size: fc.constantFrom(...SCREENS.map(roomOf)) }),
  );

  it('never loses a toy, takes one out again or miscounts the points', () => {
    fc.assert(
      fc.property(fc.integer(), fc.array(fc.tuple(action, fc.nat(300)), { maxLength: 60 }), (seed, steps) => {
        const { game, cues } = setUp(seed);
        const total = game.state.things.length;
        let tidy = 0;
        for (const [next, wait] of steps) {
          game.play(next);
          game.advance(wait);
          const { state } = game;
          expect(new Set(state.things.map((toy) => toy.id)).size).toBe(total);
          expect(awayCount(state)).toBeGreaterThanOrEqual(tidy);
          tidy = awayCount(state);
          const bonuses = cues.filter(({ type }) => type === 'bonus').length;
          expect(bonuses).toBeLessThanOrEqual(1);
          expect(state.score).toBe(tidy * 10 + bonuses * 50);
          expect(state.done).toBe(tidy === total);
          for (const toy of looseThings(state)) {
            for (const place of [toy, toy.hand ?? toy]) expect(inside(place, reachOf(state.size, TOY))).toBe(true);
          }
        }
      }),
    );
  });
});
