import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createGame } from '../../../core/game';
import { PLANETS, type PlanetName } from './planets';
import { type Cue, rules, slotAt } from './rules';
import { type Slot, slotsFor } from './space';

const SIZE = { width: 900, height: 500 };

function setUp(seed = 1) {
  const game = createGame(rules, SIZE, seed);
  const cues: Cue[] = [];
  game.listen((cue) => cues.push(cue));
  const slotOf = (name: PlanetName | null) => slotsFor(SIZE).find(({ planet }) => planet.name === name) as Slot;
  const tap = (x: number, y: number) => game.play({ type: 'tap', x, y });
  return {
    game,
    cues,
    tap,
    target: () => slotOf(game.state.currentPlanet),
    other: () => slotsFor(SIZE).find(({ planet }) => planet.name !== game.state.currentPlanet) as Slot,
    /** Places the planet that is asked for. */
    place() {
      const { x, y } = slotOf(game.state.currentPlanet);
      tap(x, y);
    },
  };
}

describe('Solar System', () => {
  it('chooses a random unplaced planet as target', () => {
    const first = new Set(Array.from({ length: 100 }, (_, seed) => setUp(seed).game.state.currentPlanet));
    expect(first.size).toBe(8);
    const { game } = setUp();
    expect(game.state).toMatchObject({ placedPlanets: {}, completedGame: false, score: 0 });
    expect(game.state.remainingPlanets).toEqual(PLANETS.map(({ name }) => name));
    expect(game.ticking).toBe(false);
  });

  it('places the target for +10 when its slot is tapped', () => {
    const { game, place, cues, target } = setUp();
    const { planet } = target();
    place();
    expect(game.state.score).toBe(10);
    expect(game.state.placedPlanets).toEqual({ [planet.name]: true });
    expect(game.state.remainingPlanets).not.toContain(planet.name);
    expect(cues).toMatchObject([{ type: 'placed', name: planet.name, count: 1 }]);
  });

  it('counts a tap within the radius plus 30, and not beyond', () => {
    for (const { planet } of slotsFor(SIZE)) {
      const seed = Array.from({ length: 300 }, (_, index) => index).find(
        (index) => setUp(index).game.state.currentPlanet === planet.name,
      );
      const beyond = setUp(seed);
      const { x, y, radius } = beyond.target();
      beyond.tap(x + radius + 30.01, y);
      expect(beyond.game.state.score).toBe(0);
      const within = setUp(seed);
      within.tap(x, y + radius + 30);
      expect(within.game.state.score).toBe(10);
    }
  });

  it('lets the nearest slot decide where two are in reach', () => {
    // So small a stage does not exist: here slots do overlap.
    const tiny = { width: 200, height: 200 };
    const slots = slotsFor(tiny);
    for (const slot of slots) expect(slotAt(tiny, slot)?.planet).toBe(slot.planet);
  });

  it('gives a new random target after exactly 500 ms', () => {
    const { game, place, target, cues } = setUp();
    const first = target().planet.name;
    place();
    game.advance(499);
    expect(game.state.currentPlanet).toBe(first);
    expect(game.state.nextAt).toBe(500);
    game.advance(1);
    expect(game.state.currentPlanet).not.toBe(first);
    expect(game.state.remainingPlanets).toContain(game.state.currentPlanet);
    expect(cues.at(-1)).toEqual({ type: 'asked', name: game.state.currentPlanet });
    expect(game.ticking).toBe(false);
  });

  it('answers a tap elsewhere and takes nothing away', () => {
    const { game, tap, other, cues, target } = setUp();
    const { name } = target().planet;
    tap(other().x, other().y);
    tap(SIZE.width / 2, SIZE.height / 2);
    expect(cues).toEqual([
      { type: 'missed', hint: null },
      { type: 'missed', hint: null },
    ]);
    expect(game.state).toMatchObject({ score: 0, currentPlanet: name, placedPlanets: {}, misses: 2 });
  });

  it('shows the way after three misses, and starts counting anew with the next target', () => {
    const { game, tap, other, cues, target, place } = setUp();
    for (let count = 0; count < 3; count++) tap(other().x, other().y);
    const number = PLANETS.indexOf(target().planet) + 1;
    expect(cues.at(-1)).toEqual({ type: 'missed', hint: number });
    place();
    game.advance(500);
    expect(game.state.misses).toBe(0);
  });

  it('waits with further taps until the next target is there, without blame', () => {
    const { game, place, other, tap, cues } = setUp();
    place();
    tap(other().x, other().y);
    expect(cues.at(-1)).toEqual({ type: 'waited' });
    expect(game.state).toMatchObject({ score: 10, misses: 0 });
  });

  it('is completed when all 8 are placed, and tells the win 500 ms later', () => {
    const { game, place, cues } = setUp();
    for (let count = 1; count <= 8; count++) {
      expect(game.state.completedGame).toBe(false);
      place();
      if (count < 8) game.advance(500);
    }
    expect(game.state).toMatchObject({ completedGame: true, score: 80, remainingPlanets: [] });
    game.advance(499);
    expect(cues.at(-1)?.type).toBe('placed');
    game.advance(1);
    expect(cues.at(-1)).toEqual({ type: 'won', score: 80 });
    expect(game.state).toMatchObject({ completedGame: true, currentPlanet: null });
    expect(game.ticking).toBe(false);
    expect(Object.keys(game.state.placedPlanets)).toHaveLength(8);
  });

  it('resets everything on restart, even while a planet is on its way', () => {
    const { game, place } = setUp();
    place();
    game.restart(SIZE);
    game.advance(1000);
    expect(game.state).toMatchObject({ score: 0, placedPlanets: {}, misses: 0, nextAt: null });
    expect(game.state.remainingPlanets).toHaveLength(8);
  });

  it('keeps the score at 10 for each planet placed, whatever is tapped', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.array(fc.tuple(fc.nat(900), fc.nat(500), fc.nat(7), fc.boolean(), fc.nat(700)), { maxLength: 60 }),
        (seed, taps) => {
          const { game, tap } = setUp(seed);
          for (const [x, y, index, onSlot, wait] of taps) {
            const slot = slotsFor(SIZE)[index] as Slot;
            const before = game.state.placedPlanets;
            if (onSlot) tap(slot.x, slot.y);
            else tap(x, y);
            game.advance(wait);
            const { placedPlanets, remainingPlanets, score, completedGame, currentPlanet, nextAt } = game.state;
            expect(Object.keys(placedPlanets)).toEqual(expect.arrayContaining(Object.keys(before)));
            expect(score).toBe(Object.keys(placedPlanets).length * 10);
            expect(Object.keys(placedPlanets).length + remainingPlanets.length).toBe(8);
            expect(completedGame).toBe(remainingPlanets.length === 0);
            if (!completedGame && nextAt === null) expect(remainingPlanets).toContain(currentPlanet);
          }
        },
      ),
    );
  });

  it('has a hint that shows the slot of the planet asked for, on any stage, and waits until the next is asked for', () => {
    const { game } = setUp();
    game.play({ type: 'resize', width: 340, height: 600 });
    const slot = slotsFor(game.state).find(({ planet }) => planet.name === game.state.currentPlanet);
    expect(game.hint()).toEqual({ type: 'tap', at: { x: slot?.x, y: slot?.y } });
    game.play({ type: 'resize', ...SIZE });
    for (let placed = 1; placed <= PLANETS.length; placed++) {
      expect(game.playHint()).toBe(true);
      expect(game.state.score).toBe(10 * placed);
      expect(game.hint()).toBeNull();
      game.advance(500);
    }
    expect(game.state).toMatchObject({ completedGame: true, misses: 0 });
    expect(game.hint()).toBeNull();
  });
});
