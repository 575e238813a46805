import { describe, expect, it } from 'vitest';
import { bestMove } from './solver';
import { canPlace, GOAL, moveDisc, START, stacked, TOWERS, type Towers } from './towers';

const keyOf = (towers: Towers) => towers.map((stack) => stack.map(({ size }) => size).join('')).join('|');

/** Every position that can be reached, with its true distance from the finished one. */
function distances(discs: number): Map<string, { towers: Towers; distance: number }> {
  const first = stacked(GOAL, discs);
  const found = new Map([[keyOf(first), { towers: first, distance: 0 }]]);
  const queue = [...found.values()];
  for (const { towers, distance } of queue) {
    for (const from of TOWERS) {
      for (const to of TOWERS) {
        if (!canPlace(towers, from, to)) continue;
        const after = moveDisc(towers, { from, to });
        if (found.has(keyOf(after))) continue;
        const entry = { towers: after, distance: distance + 1 };
        found.set(keyOf(after), entry);
        queue.push(entry);
      }
    }
  }
  return found;
}

describe('the best next move', () => {
  it.each([
    [3, 7],
    [4, 15],
    [5, 31],
  ])(
    'of %i discs: from Start it takes %i moves, and from every position each hint is one step nearer',
    (discs, least) => {
      const positions = distances(discs);
      expect(positions.size).toBe(3 ** discs);
      expect(positions.get(keyOf(stacked(START, discs)))?.distance).toBe(least);
      for (const { towers, distance } of positions.values()) {
        const move = bestMove(towers);
        if (distance === 0) expect(move).toBeNull();
        if (!move) continue;
        expect(canPlace(towers, move.from, move.to)).toBe(true);
        expect(positions.get(keyOf(moveDisc(towers, move)))?.distance).toBe(distance - 1);
      }
    },
  );
});
