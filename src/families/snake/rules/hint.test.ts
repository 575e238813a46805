import { describe, expect, it } from 'vitest';
import { distance, type Point } from '../../../core/geometry';
import { type Cell, DIRECTIONS } from '../../../core/grid';
import type { Spot } from '../../../core/hint';
import { bestMove, swipeHint, type Wanderer } from './hint';
import { boardFor, middleOf, SWIPE, sizeOf, towards } from './snake';

const at = (x: number, y: number): Cell => ({ x, y });
const board = { columns: 12, rows: 10 };
const look = (given: Partial<Wanderer>) =>
  bestMove({ board, snake: [at(5, 5)], lastStep: null, bot: [], food: [], moving: false, ...given });

describe('the way of a snake', () => {
  it('is the shortest one to something to eat, over the edge, too', () => {
    expect(look({ food: [at(5, 2), at(9, 5)] })).toBe('UP');
    expect(look({ snake: [at(10, 5)], food: [at(1, 5), at(6, 5)] })).toBe('RIGHT');
  });

  it('leads round what is in the way, never back', () => {
    expect(look({ food: [at(3, 5)], lastStep: 'RIGHT', walls: [at(5, 4), at(6, 4)] })).toBe('DOWN');
    expect(look({ food: [at(7, 5)], bot: [at(6, 5)] })).not.toBe('RIGHT');
  });

  it('is none into a pocket that is too small for the snake', () => {
    const snake = [at(5, 5), at(5, 6), at(5, 7)];
    const pocket = { food: [at(6, 5)], walls: [at(6, 4), at(7, 5), at(6, 6)] };
    expect(look({ snake, lastStep: 'UP', ...pocket })).not.toBe('RIGHT');
    expect(look({ lastStep: 'UP', ...pocket })).toBe('RIGHT');
  });

  it('keeps away from where the bot may step, unless there is no other', () => {
    const bot = [at(6, 4), at(7, 4)];
    expect(look({ food: [at(6, 5)], bot })).not.toBe('RIGHT');
    expect(look({ food: [], bot, walls: [at(5, 4), at(4, 5), at(5, 6)] })).toBe('RIGHT');
  });

  it('may follow the tail, which moves on', () => {
    const snake = [at(5, 5), at(5, 6), at(6, 6), at(6, 5)];
    expect(look({ snake, lastStep: 'UP', walls: [at(5, 4), at(4, 5)] })).toBe('RIGHT');
  });

  it('is null for a snake that is shut in', () => {
    expect(look({ food: [at(9, 9)], walls: [at(5, 4), at(4, 5), at(5, 6), at(6, 5)] })).toBeNull();
  });

  it('goes on straight where it can, but turns a snake that moves by itself', () => {
    const corner = { lastStep: 'RIGHT', food: [at(8, 8)] } as const;
    expect(look(corner)).toBe('RIGHT');
    expect(look({ ...corner, moving: true })).toBe('DOWN');
  });
});

const pointOf = (spot: Spot): Point => (typeof spot === 'string' ? { x: 0, y: 0 } : spot);

describe('the swipe of a snake', () => {
  it('is one turn on the board, along its head', () => {
    for (const width of [320, 500, 1024]) {
      const small = boardFor(width);
      const { columns, rows } = small;
      for (const head of [at(0, 0), at(columns - 1, rows - 1), at(5, 5), at(0, rows - 1)]) {
        for (const direction of DIRECTIONS) {
          const { actions, gesture } = swipeHint(head, direction, small);
          if (gesture.type !== 'drag') throw new Error('It is a drag');
          const [from, to, middle] = [pointOf(gesture.from), pointOf(gesture.to), middleOf(head, small)];
          expect(actions).toEqual([{ type: 'turn', direction }]);
          expect(towards(to.x - from.x, to.y - from.y)).toBe(direction);
          expect(distance(from, to)).toBeGreaterThanOrEqual(SWIPE);
          expect(distance(from, to)).toBeLessThan(2 * SWIPE);
          expect(distance(from, middle) + distance(middle, to)).toBeCloseTo(distance(from, to));
          for (const { x, y } of [from, to]) {
            expect(Math.min(x, y, sizeOf(small).width - x, sizeOf(small).height - y)).toBeGreaterThanOrEqual(0);
          }
        }
      }
    }
  });
});
