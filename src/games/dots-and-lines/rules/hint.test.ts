import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createGame } from '../../../core/game';
import { ALL_DOTS, ALL_GAPS, CANVAS, type Gap, lineBetween, middleOf, pointOf } from './layout';
import { type Action, type Line, rules } from './rules';

function setUp() {
  const game = createGame(rules, undefined, 1);
  const draw = (gaps: readonly Gap[]) => {
    for (const { from, to } of gaps) game.play({ type: 'join', from, to });
  };
  return { game, draw };
}

const gap = (fromX: number, fromY: number, toX: number, toY: number): Gap => ({
  from: { x: fromX, y: fromY },
  to: { x: toX, y: toY },
});

/** Counted another way: how many sides of each box are drawn. */
function sidesDrawn(lines: readonly Gap[]): number[] {
  return ALL_DOTS.filter(({ x, y }) => x < 3 && y < 3).map(
    ({ x, y }) =>
      [gap(x, y, x + 1, y), gap(x, y + 1, x + 1, y + 1), gap(x, y, x, y + 1), gap(x + 1, y, x + 1, y + 1)].filter(
        ({ from, to }) => lineBetween(lines, from, to),
      ).length,
  );
}
const boxesOf = (lines: readonly Gap[]) => sidesDrawn(lines).filter((sides) => sides === 4).length;
const offered = (lines: readonly Gap[]) => sidesDrawn(lines).filter((sides) => sides === 3).length;

const anyBoard = fc.shuffledSubarray([...ALL_GAPS], { maxLength: ALL_GAPS.length - 1 });
const anyTap: fc.Arbitrary<Action> = fc.record({
  type: fc.constant('tap' as const),
  x: fc.nat(CANVAS),
  y: fc.nat(CANVAS),
});

describe('the hint of Dots & Lines', () => {
  it('completes a box where one can, and gives none away where another line is free', () => {
    fc.assert(
      fc.property(anyBoard, (gaps) => {
        const { game, draw } = setUp();
        draw(gaps);
        const free = ALL_GAPS.filter(({ from, to }) => !lineBetween(gaps, from, to));
        game.playHint();
        const { lines } = game.state;
        expect(lines).toHaveLength(gaps.length + 1);
        const most = Math.max(...free.map((each) => boxesOf([...gaps, each])));
        expect(boxesOf(lines)).toBe(most);
        // Who closed a box goes on, and gives nothing away.
        if (most > boxesOf(gaps)) return;
        const isSafe = (drawn: readonly Gap[]) => offered(drawn) === 0;
        expect(isSafe(lines)).toBe(free.some((each) => isSafe([...gaps, each])));
      }),
    );
  });

  it('gives away as few boxes as it can', () => {
    const { game, draw } = setUp();
    // The left column is a corridor of three boxes, the box at the upper right stands alone with two open sides, the rest is closed.
    const corridor = [
      gap(0, 0, 0, 1),
      gap(0, 1, 0, 2),
      gap(0, 2, 0, 3),
      gap(1, 0, 1, 1),
      gap(1, 1, 1, 2),
      gap(1, 2, 1, 3),
    ];
    const closed = ALL_GAPS.filter(({ from, to }) => Math.min(from.x, to.x) >= 1 && !lineBetween(corridor, from, to));
    const corner = [gap(2, 0, 3, 0), gap(3, 0, 3, 1)];
    draw([...corridor, ...closed.filter(({ from, to }) => !lineBetween(corner, from, to))]);
    game.playHint();
    const last: Line | undefined = game.state.lines.at(-1);
    expect(last && lineBetween(corner, last.from, last.to)).toBeDefined();
  });

  it('draws its line at once, whatever was tapped before, and to the end of the round', () => {
    fc.assert(
      fc.property(fc.array(anyTap, { maxLength: 30 }), (taps) => {
        const { game } = setUp();
        for (const tap of taps) game.play(tap);
        for (let drawn = game.state.lines.length; game.playHint(); ) expect(game.state.lines).toHaveLength(++drawn);
        expect(game.state.status).toBe('finished');
      }),
      { numRuns: 50 },
    );
  });

  it('is a drag from dot to dot, and a tap where the first step is made', () => {
    const { game } = setUp();
    const [first, second] = [gap(0, 0, 1, 0), gap(1, 0, 2, 0)];
    expect(game.hint()).toEqual({ type: 'drag', from: pointOf(first.from), to: pointOf(first.to) });
    game.play({ type: 'choose', dot: first.to });
    expect(game.hint()).toEqual({ type: 'tap', at: pointOf(first.from) });
    game.play({ type: 'tap', ...middleOf(second) });
    game.play({ type: 'tap', ...middleOf(gap(2, 2, 2, 3)) });
    expect(game.hint()).toEqual({ type: 'tap', at: middleOf(gap(2, 2, 2, 3)) });
  });

  it('does not come down next to a chosen dot, which would draw another line', () => {
    const { game, draw } = setUp();
    draw([gap(0, 0, 1, 0), gap(0, 0, 0, 1), gap(0, 1, 1, 1)]);
    game.play({ type: 'choose', dot: { x: 2, y: 0 } });
    expect(game.hint()).toEqual({ type: 'drag', from: pointOf({ x: 1, y: 1 }), to: pointOf({ x: 1, y: 0 }) });
    game.playHint();
    expect(game.state).toMatchObject({ boxes: [{ x: 0, y: 0 }], lines: { length: 4 } });
  });
});
