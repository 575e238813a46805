import { describe, expect, it } from 'vitest';
import type { Cell, Direction } from '../../../core/grid';
import { type Crawling, holds, turnTo } from './snake';

const BOARD = { columns: 20, rows: 18, cell: 20 };
const HEAD: Cell = { x: 10, y: 9 };
const crawling = (
  lastStep: Direction | null = null,
  body: readonly Cell[] = [],
  bot: readonly Cell[] = [],
): Crawling => ({
  board: BOARD,
  snake: [HEAD, ...body],
  lastStep,
  bot: { cells: bot },
});
/** A place so many cells from the head. */
const beside = (x: number, y: number) => ({ x: (HEAD.x + 0.5 + x) * 20, y: (HEAD.y + 0.5 + y) * 20 });

describe('the turn that a tap means', () => {
  it('goes the way that most of it goes', () => {
    expect(turnTo(crawling(), beside(5, 2), [])).toBe('RIGHT');
    expect(turnTo(crawling(), beside(-1, -3), [])).toBe('UP');
  });

  it('never goes straight back: it begins to go around', () => {
    expect(turnTo(crawling('LEFT'), beside(5, 2), [])).toBe('DOWN');
    expect(turnTo(crawling('LEFT'), beside(5, -2), [])).toBe('UP');
  });

  it('goes into neither its body nor the bot while there is another way, but its tail moves on', () => {
    const above = { x: 10, y: 8 };
    const far = { x: 3, y: 3 };
    expect(turnTo(crawling(null, [above, far]), beside(1, -4), [])).toBe('RIGHT');
    expect(turnTo(crawling(null, [], [above]), beside(1, -4), [])).toBe('RIGHT');
    expect(turnTo(crawling(null, [above]), beside(1, -4), [])).toBe('UP');
  });

  it('goes on as it was meant where no way is free', () => {
    const around = [
      { x: 10, y: 8 },
      { x: 11, y: 9 },
      { x: 10, y: 10 },
      { x: 9, y: 9 },
    ];
    expect(turnTo(crawling(null, [], around), beside(1, -4), [])).toBe('UP');
  });

  it('means what lies within 1.6 cells of the finger', () => {
    const apple = { x: HEAD.x + 1, y: HEAD.y };
    expect(turnTo(crawling(), beside(0.9, 1.5), [apple])).toBe('RIGHT');
    expect(turnTo(crawling(), beside(0.9, 1.7), [apple])).toBe('DOWN');
  });
});

it('is led by a finger that comes down within 2.5 cells of its head', () => {
  expect(holds(crawling(), beside(2.4, 0))).toBe(true);
  expect(holds(crawling(), beside(0, -2.6))).toBe(false);
});
