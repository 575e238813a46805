import { describe, expect, it } from 'vitest';
import { createGame } from '../../../core/game';
import { thingRules } from './thingRules';
import { awayCount, type Thing, type Things } from './things';
import { type Drawer, type Kind, setting } from './things.fixture';

const thing = (id: number, kind: Kind, x: number, y: number): Thing<Kind> => ({
  id,
  kind,
  x,
  y,
  hand: null,
  away: false,
});

function table(things: readonly Thing<Kind>[], given: Partial<Things<Kind, Drawer>> = {}) {
  const rules = thingRules<Kind, Drawer, Things<Kind, Drawer>>(setting);
  const start: typeof rules.start = (size, tools) => ({ ...rules.start(size, tools), things, ...given });
  return createGame({ ...rules, start }, { width: 400, height: 400 }, 1);
}

const [SPOON, FORK] = [
  { x: 50, y: 350 },
  { x: 250, y: 350 },
];

describe('hints for things', () => {
  it('drag the one with the shortest way by its middle to where it belongs', () => {
    const game = table([thing(0, 'spoon', 300, 0), thing(1, 'fork', 280, 100)]);
    expect(game.hint()).toEqual({ type: 'drag', from: { x: 300, y: 120 }, to: FORK });
    expect(game.playHint()).toBe(true);
    expect(game.state).toMatchObject({ score: 10, last: { kind: 'fork', into: 'right' } });
  });

  it('go on with the one that was touched last', () => {
    const game = table([thing(0, 'spoon', 300, 0), thing(1, 'fork', 280, 100)], { chosen: 0 });
    expect(game.hint()).toEqual({ type: 'drag', from: { x: 320, y: 20 }, to: SPOON });
  });

  it('go on with one in a hand, from where that is, by its own finger', () => {
    const game = table([thing(0, 'spoon', 300, 0), thing(1, 'fork', 280, 100)]);
    game.play({ type: 'grab', finger: 7, x: 330, y: 25 });
    game.play({ type: 'drag', finger: 7, x: 230, y: 125 });
    expect(game.hint()).toEqual({ type: 'drag', from: { x: 230, y: 125 }, to: { x: 60, y: 355 } });
    expect(game.playHint()).toBe(true);
    expect(game.state.last).toEqual({ kind: 'spoon', into: 'left' });
    expect(game.state.things.some(({ hand }) => hand)).toBe(false);
  });

  it('know which of two in the same place a finger takes', () => {
    for (const kinds of [['spoon', 'fork'] as const, ['fork', 'spoon'] as const]) {
      const game = table(kinds.map((kind, id) => thing(id, kind, 100, 0)));
      expect([game.playHint(), game.playHint()]).toEqual([true, true]);
      expect(game.state).toMatchObject({ score: 20, puts: 2, done: true });
      expect(awayCount(game.state)).toBe(2);
    }
  });

  it('end when everything is away', () => {
    const game = table([thing(0, 'spoon', 100, 0)]);
    game.playHint();
    expect(game.state.done).toBe(true);
    expect(game.hint()).toBeNull();
  });
});
