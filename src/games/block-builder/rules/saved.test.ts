import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createGame } from '../../../core/game';
import { COLOR_IDS, rules, wholeOf } from './rules';
import { parseBlocks } from './saved';

const plain = (blocks: readonly { x: number; y: number; colorId: string }[]) =>
  blocks.map(({ x, y, colorId }) => `${x} ${y} ${colorId}`).sort();

const buildings = fc.uniqueArray(fc.record({ x: fc.nat(29), y: fc.nat(24), colorId: fc.constantFrom(...COLOR_IDS) }), {
  selector: ({ x, y }) => `${x} ${y}`,
});

describe('a building that is gone on with', () => {
  it('is the same as before, on whatever board: what has no room comes back when the board grows', () => {
    fc.assert(
      fc.property(buildings, fc.constantFrom(320, 1024), (building, width) => {
        const game = createGame(rules, { width, height: 768 }, 1);
        game.play({ type: 'go-on', blocks: parseBlocks(JSON.parse(JSON.stringify(building))) });
        expect(game.state.phase).toBe('playing');
        expect(plain(wholeOf(game.state))).toEqual(plain(building));
        expect(new Set(wholeOf(game.state).map(({ id }) => id)).size).toBe(building.length);
        game.play({ type: 'resize', width: 4000, height: 3000 });
        expect(plain(game.state.blocks)).toEqual(plain(building));
      }),
    );
  });

  it('is built on, and undone no further than it was', () => {
    const game = createGame(rules, { width: 1024, height: 768 }, 1);
    game.play({ type: 'go-on', blocks: [{ x: 0, y: 0, colorId: 'blue' }] });
    expect(game.play({ type: 'undo' })).toBe(false);
    game.play({ type: 'press', x: 1, y: 0 });
    game.play({ type: 'release' });
    game.play({ type: 'undo' });
    expect(plain(game.state.blocks)).toEqual(['0 0 blue']);
  });

  it('leaves out what is broken, and never throws', () => {
    expect(
      parseBlocks([
        { x: 1, y: 2, colorId: 'red' },
        { x: 1, y: 2, colorId: 'blue' },
        { x: -1, y: 0, colorId: 'red' },
        null,
        7,
      ]),
    ).toEqual([{ x: 1, y: 2, colorId: 'red' }]);
    expect(
      parseBlocks([
        { x: 0.5, y: 0, colorId: 'red' },
        { x: 0, y: 0, colorId: 'gold' },
      ]),
    ).toEqual([]);
    fc.assert(fc.property(fc.anything(), (junk) => Array.isArray(parseBlocks(junk))));
  });
});
