import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createGame } from '../../core/game';
import { distance, type Point } from '../../core/geometry';
import { inside, overlap, type Size } from '../../core/scatter';
import { basketBoxOf, basketOf, floorOf, reachOf, roomOf, TOY } from './layout';
import { rules } from './rules';
import { type Action, type Cue, KINDS, looseToys, nameOf, showsPanel, tidyCount, toyAt } from './toys';

const SIZE: Size = { width: 880, height: 420 };
/** The smallest phone, a phone, a tablet, a desktop and a phone on its side. */
const SCREENS: readonly Size[] = [
  { width: 304, height: 330 },
  { width: 374, height: 590 },
  { width: 788, height: 920 },
  { width: 1408, height: 620 },
  { width: 640, height: 294 },
];

function setUp(seed = 1, size = SIZE) {
  const game = createGame(rules, size, seed);
  const cues: Cue[] = [];
  game.listen((cue) => cues.push(cue));
  const toy = (id: number) => game.state.toys.find((other) => other.id === id) ?? { x: 0, y: 0, inBasket: false };
  /** Carries a toy, held at its corner, so that its top left position is where it is dropped. */
  function carryTo(id: number, to: Point) {
    const { x, y } = toy(id);
    game.play({ type: 'grab', id, x, y });
    game.play({ type: 'drag', id, ...to });
    game.play({ type: 'drop', id });
  }
  return { game, cues, toy, carryTo };
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
      const { toys } = setUp(seed).game.state;
      counts.add(toys.length);
      for (const { kind } of toys) kinds.add(kind);
      expect(new Set(toys.map(({ kind }) => kind)).size).toBe(toys.length);
      expect(toys.some(({ inBasket }) => inBasket)).toBe(false);
    }
    expect([...counts].sort()).toEqual([6, 7, 8]);
    expect(kinds.size).toBe(14);
  });

  it('knows the 14 kinds by name', () => {
    expect(KINDS.map(nameOf)).toEqual([
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

  it('lays the toys about 140 apart where there is room, and never on top of each other', () => {
    const gaps = (size: Size, seed: number) => {
      const { toys } = setUp(seed, size).game.state;
      return Math.min(...toys.flatMap((a) => toys.filter((b) => b !== a).map((b) => distance(a, b))));
    };
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
      for (const toy of setUp(5, size).game.state.toys) {
        expect(inside(toy, floorOf(size))).toBe(true);
        expect(inside(toy, basketBoxOf(size))).toBe(false);
      }
    }
  });

  it('has a play area of at least 24rem, whatever the screen', () => {
    for (const screen of SCREENS) expect(roomOf(screen).height).toBeGreaterThanOrEqual(384 - 1e-9);
  });

  it('comes to rest when the toys have tumbled in', () => {
    const { game } = setUp();
    expect(game.ticking).toBe(true);
    game.advance(2000);
    expect(game.ticking).toBe(false);
  });
});

describe('Clean Up Toys: dropping', () => {
  it('puts a toy that is dropped over the basket in, and raises score and count by 10 and 1', () => {
    const { game, carryTo, toy, cues } = setUp();
    carryTo(0, overBasket());
    expect(toy(0).inBasket).toBe(true);
    expect([game.state.score, tidyCount(game.state)]).toEqual([10, 1]);
    expect(cues.map(({ type }) => type)).toEqual(['grabbed', 'tidied']);
  });

  it.each([
    ['left', 0, 0.5, -1, 0],
    ['right', 1, 0.5, 1, 0],
    ['upper', 0.5, 0, 0, -1],
  ] as const)('counts only with the top left position inside the box: %s edge', (_, across, down, outX, outY) => {
    const box = basketBoxOf(SIZE);
    const edge = { x: box.x + box.width * across, y: box.y + box.height * down };
    const on = setUp();
    on.carryTo(0, edge);
    expect(on.toy(0).inBasket).toBe(true);
    const beside = setUp();
    beside.carryTo(0, { x: edge.x + outX, y: edge.y + outY });
    expect(beside.toy(0).inBasket).toBe(false);
    expect(beside.game.state.score).toBe(0);
    expect(beside.cues.at(-1)?.type).toBe('dropped');
  });

  it('has a box in which every toy lies that can be seen on the basket', () => {
    for (const screen of SCREENS) {
      const size = roomOf(screen);
      const { width, height } = reachOf(size);
      for (let x = 0; x <= width; x += 7) {
        for (let y = 0; y <= height; y += 7) {
          const visible = overlap({ x, y, width: TOY, height: TOY }, basketOf(size));
          if (visible) expect(inside({ x, y }, basketBoxOf(size))).toBe(true);
        }
      }
    }
  });

  it('leaves a toy where it is dropped beside the basket, and within the play area', () => {
    const { carryTo, toy } = setUp();
    carryTo(0, { x: 30, y: 40 });
    expect(toy(0)).toMatchObject({ x: 30, y: 40, inBasket: false });
    carryTo(0, { x: -500, y: 5000 });
    expect(toy(0)).toMatchObject({ x: 0, y: SIZE.height - TOY, inBasket: false });
  });

  it('keeps the finger where it took hold of the toy', () => {
    const { game, toy } = setUp();
    const { x, y } = toy(0);
    game.play({ type: 'grab', id: 0, x: x + 30, y: y + 20 });
    game.play({ type: 'drag', id: 0, x: 130, y: 120 });
    expect(game.state.held).toMatchObject([{ id: 0, x: 100, y: 100, dragOffset: { x: 30, y: 20 } }]);
  });

  it('gives a toy back to its place when the drag is taken away', () => {
    const { game, toy } = setUp();
    const before = toy(0);
    game.play({ type: 'grab', id: 0, ...before });
    game.play({ type: 'drag', id: 0, ...overBasket() });
    game.play({ type: 'cancel', id: 0 });
    expect(toy(0)).toMatchObject({ x: before.x, y: before.y, inBasket: false });
    expect(game.state.held).toEqual([]);
    expect(game.play({ type: 'drop', id: 0 })).toBe(false);
  });

  it('lets two hands carry two toys, never the same one', () => {
    const { game, toy } = setUp();
    game.play({ type: 'grab', id: 0, ...toy(0) });
    expect(game.play({ type: 'grab', id: 0, ...toy(0) })).toBe(false);
    expect(game.play({ type: 'grab', id: 1, ...toy(1) })).toBe(true);
    expect(game.state.held).toHaveLength(2);
  });

  it('leaves toys in the basket alone', () => {
    const { game, carryTo } = setUp();
    carryTo(0, overBasket());
    const { state } = game;
    for (const type of ['drop', 'cancel', 'choose'] as const) expect(game.play({ type, id: 0 })).toBe(false);
    expect(game.play({ type: 'grab', id: 0, x: 0, y: 0 })).toBe(false);
    expect(game.state).toBe(state);
  });
});

describe('Clean Up Toys: tap the toy, then the basket', () => {
  it('puts the toy that was tapped in', () => {
    const { game, toy } = setUp();
    game.play({ type: 'grab', id: 2, ...toy(2) });
    game.play({ type: 'cancel', id: 2 });
    const { x, y, width, height } = basketOf(SIZE);
    game.play({ type: 'touch', x: x + width / 2, y: y + height / 2 });
    expect(toy(2).inBasket).toBe(true);
    expect(game.state).toMatchObject({ score: 10, chosen: null });
  });

  it('takes a long press that goes nowhere for a tap', () => {
    const { game, toy, carryTo } = setUp();
    carryTo(0, { x: toy(0).x + 9, y: toy(0).y });
    expect(game.state.chosen).toBe(0);
    carryTo(1, { x: toy(1).x + 10, y: toy(1).y });
    expect(game.state.chosen).toBeNull();
  });

  it('works with keys too, and answers a basket with nothing to put in, and the bare floor', () => {
    const { game, toy, cues } = setUp();
    expect(game.play({ type: 'basket' })).toBe(false);
    expect(cues.at(-1)?.type).toBe('giggled');
    game.play({ type: 'touch', x: 1, y: 1 });
    expect(cues.at(-1)?.type).toBe('missed');
    expect(game.state).toMatchObject({ touched: { x: 1, y: 1, at: 0 }, score: 0 });
    game.play({ type: 'choose', id: 1 });
    game.play({ type: 'basket' });
    expect(toy(1).inBasket).toBe(true);
  });

  it('finds the toy under the finger, the nearest one first, and none at the basket', () => {
    const { game, toy } = setUp();
    const middle = { x: toy(3).x + TOY / 2, y: toy(3).y + TOY / 2 };
    expect(toyAt(game.state, middle)).toBe(3);
    expect(toyAt({ ...game.state, toys: [] }, middle)).toBeNull();
    const { x, y } = basketOf(SIZE);
    expect(toyAt(game.state, { x: x + 5, y: y + 5 })).toBeNull();
  });
});

describe('Clean Up Toys: Mommy Help!', () => {
  it('moves all remaining toys in, one every 200 ms, 10 points each, and adds 50 once after the last', () => {
    const { game, cues } = setUp(4);
    const total = game.state.toys.length;
    game.play({ type: 'help' });
    expect(tidyCount(game.state)).toBe(1);
    for (let count = 2; count <= total; count++) {
      game.advance(199);
      expect(tidyCount(game.state)).toBe(count - 1);
      game.advance(1);
      expect(tidyCount(game.state)).toBe(count);
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
    expect(tidyCount(game.state)).toBe(1);
    game.advance(5000);
    const { score } = game.state;
    expect(game.play({ type: 'help' })).toBe(false);
    game.advance(5000);
    expect(game.state.score).toBe(score);
  });

  it('takes the toy in a small hand last, and still gives the bonus when the child was faster', () => {
    const { game, toy } = setUp();
    const total = game.state.toys.length;
    game.play({ type: 'grab', id: 0, ...toy(0) });
    game.play({ type: 'help' });
    game.advance(200 * (total - 2));
    expect(looseToys(game.state).map(({ id }) => id)).toEqual([0]);
    game.play({ type: 'drag', id: 0, ...overBasket() });
    game.play({ type: 'drop', id: 0 });
    game.advance(200);
    expect(game.state.score).toBe(total * 10 + 50);
  });
});

describe('Clean Up Toys: the end', () => {
  it('comes when all toys are in the basket, with a celebration of 3 s and the panel', () => {
    const { game, carryTo, cues } = setUp();
    game.advance(2000);
    for (const { id } of game.state.toys) {
      expect(game.state.phase).toBe('playing');
      carryTo(id, overBasket());
    }
    expect(game.state.phase).toBe('over');
    expect(cues.at(-1)).toEqual({ type: 'over' });
    expect(game.state.score).toBe(game.state.toys.length * 10);
    expect(showsPanel(game.state, game.now)).toBe(false);
    game.advance(699);
    expect(showsPanel(game.state, game.now)).toBe(false);
    game.advance(1);
    expect(showsPanel(game.state, game.now)).toBe(true);
    game.advance(2299);
    expect(game.ticking).toBe(true);
    game.advance(1);
    expect(game.ticking).toBe(false);
  });

  it('is over until New Game, which restarts everything', () => {
    const { game, carryTo } = setUp();
    game.play({ type: 'help' });
    game.restart(SIZE);
    game.advance(5000);
    expect(game.state).toMatchObject({ phase: 'playing', score: 0, helpAt: null });
    expect(tidyCount(game.state)).toBe(0);
    for (const { id } of game.state.toys) carryTo(id, overBasket());
    const actions: Action[] = [{ type: 'help' }, { type: 'basket' }, { type: 'touch', x: 1, y: 1 }];
    for (const action of actions) expect(game.play(action)).toBe(false);
  });
});

describe('Clean Up Toys: another size', () => {
  it('keeps every toy in reach and none under the basket, and nobody holds one', () => {
    for (const from of SCREENS) {
      for (const to of SCREENS.filter((other) => other !== from)) {
        const { game, toy } = setUp(9, roomOf(from));
        game.play({ type: 'grab', id: 0, ...toy(0) });
        game.play({ type: 'resize', size: roomOf(to) });
        expect(game.state.held).toEqual([]);
        for (const loose of looseToys(game.state)) {
          expect(inside(loose, reachOf(roomOf(to)))).toBe(true);
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
  const id = fc.nat(8);
  const x = fc.integer({ min: -200, max: 1500 });
  const y = fc.integer({ min: -200, max: 900 });
  const action: fc.Arbitrary<Action> = fc.oneof(
    fc.record({ type: fc.constantFrom('grab' as const, 'drag' as const), id, x, y }),
    fc.record({ type: fc.constantFrom('drop' as const, 'cancel' as const, 'choose' as const), id }),
    fc.record({ type: fc.constant('touch' as const), x, y }),
    fc.record({ type: fc.constantFrom('basket' as const, 'help' as const) }),
    fc.record({ type: fc.constant('resize' as const), size: fc.constantFrom(...SCREENS.map(roomOf)) }),
  );

  it('never loses a toy, takes one out again or miscounts the points', () => {
    fc.assert(
      fc.property(fc.integer(), fc.array(fc.tuple(action, fc.nat(300)), { maxLength: 60 }), (seed, steps) => {
        const { game, cues } = setUp(seed);
        const total = game.state.toys.length;
        let tidy = 0;
        for (const [next, wait] of steps) {
          game.play(next);
          game.advance(wait);
          const { state } = game;
          expect(new Set(state.toys.map((toy) => toy.id)).size).toBe(total);
          expect(tidyCount(state)).toBeGreaterThanOrEqual(tidy);
          tidy = tidyCount(state);
          const bonuses = cues.filter(({ type }) => type === 'bonus').length;
          expect(bonuses).toBeLessThanOrEqual(1);
          expect(state.score).toBe(tidy * 10 + bonuses * 50);
          expect(state.phase).toBe(tidy === total ? 'over' : 'playing');
          for (const loose of [...looseToys(state), ...state.held]) {
            expect(inside(loose, reachOf(state.size))).toBe(true);
          }
        }
      }),
    );
  });
});
