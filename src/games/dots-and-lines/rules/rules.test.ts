import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createGame } from '../../../core/game';
import { ALL_DOTS, CANVAS, DOT_RADIUS, DOTS, type Dot, neighboursOf, pointOf, SPACING } from './layout';
import { BOXES, type Cue, rules, winnerOf } from './rules';

type Pair = readonly [Dot, Dot];

function setUp() {
  const game = createGame(rules, undefined, 1);
  const cues: Cue[] = [];
  game.listen((cue) => cues.push(cue));
  const choose = (x: number, y: number) => game.play({ type: 'choose', dot: { x, y } });
  return {
    game,
    cues,
    choose,
    heard: () => cues.map(({ type }) => type),
    /** Draws lines given as x, y, x, y. */
    draw: (...lines: readonly (readonly [number, number, number, number])[]) => {
      for (const [fromX, fromY, toX, toY] of lines) {
        choose(fromX, fromY);
        choose(toX, toY);
      }
    },
  };
}

const ALL_LINES: readonly Pair[] = ALL_DOTS.flatMap((dot) =>
  neighboursOf(dot)
    .filter((next) => next.x > dot.x || next.y > dot.y)
    .map((next): Pair => [dot, next]),
);

describe('Dots & Lines', () => {
  it('has 4x4 dots, 9 boxes, a canvas of 300, a spacing of 80 and a dot radius of 8', () => {
    expect([DOTS, BOXES, CANVAS, SPACING, DOT_RADIUS]).toEqual([4, 9, 300, 80, 8]);
    expect(ALL_DOTS.map(pointOf).at(0)).toEqual({ x: 30, y: 30 });
    expect(ALL_DOTS.map(pointOf).at(-1)).toEqual({ x: 270, y: 270 });
    expect(ALL_LINES).toHaveLength(24);
  });

  it('starts with scores of 0, blue to move, nobody a winner, status playing, and no clock', () => {
    const { game } = setUp();
    expect(game.state).toEqual({
      lines: [],
      boxes: [],
      blueScore: 0,
      redScore: 0,
      currentPlayer: 'blue',
      winner: null,
      status: 'playing',
      selected: null,
      preview: null,
    });
    expect(game.ticking).toBe(false);
  });

  it('selects a dot, then an adjacent dot, drawing a line; the turn passes', () => {
    const { game, choose, heard } = setUp();
    choose(1, 1);
    expect(game.state.selected).toEqual({ x: 1, y: 1 });
    choose(1, 2);
    expect(game.state.lines).toEqual([{ from: { x: 1, y: 1 }, to: { x: 1, y: 2 }, player: 'blue' }]);
    expect(game.state.selected).toBeNull();
    expect(game.state.currentPlayer).toBe('red');
    expect(heard()).toEqual(['selected', 'drew']);
  });

  it.each([
    [2, 0, 'two dots away'],
    [1, 1, 'across the corner'],
  ])('makes a second dot that is not adjacent the new selection (%i, %i: %s)', (x, y) => {
    const { game, choose } = setUp();
    choose(0, 0);
    choose(x, y);
    expect(game.state.selected).toEqual({ x, y });
    expect(game.state.lines).toEqual([]);
    expect(game.state.currentPlayer).toBe('blue');
  });

  it('deselects the selected dot when it is clicked again', () => {
    const { game, choose, heard } = setUp();
    choose(3, 3);
    choose(3, 3);
    expect(game.state.selected).toBeNull();
    expect(heard()).toEqual(['selected', 'deselected']);
  });

  it.each([
    ['the same way', [0, 0, 1, 0]],
    ['the other way round', [1, 0, 0, 0]],
  ] as const)('rejects an already-drawn line (%s) with a sound and clears the selection', (_, again) => {
    const { game, draw, heard } = setUp();
    draw([0, 0, 1, 0], again);
    expect(game.state.lines).toHaveLength(1);
    expect(game.state.selected).toBeNull();
    expect(game.state.currentPlayer).toBe('red');
    expect(heard().at(-1)).toBe('rejected');
  });

  it('gives the mover of a completed box a point and another turn', () => {
    const { game, draw, cues } = setUp();
    draw([0, 0, 1, 0], [0, 0, 0, 1], [1, 0, 1, 1]);
    expect(game.state.currentPlayer).toBe('red');
    draw([0, 1, 1, 1]);
    expect(game.state.boxes).toEqual([{ x: 0, y: 0, player: 'red' }]);
    expect([game.state.blueScore, game.state.redScore, game.state.currentPlayer]).toEqual([0, 1, 'red']);
    expect(cues.at(-1)).toMatchObject({ type: 'boxed', next: 'red', redScore: 1 });
  });

  it('gives two points for a line that completes two boxes', () => {
    const { game, draw } = setUp();
    draw([0, 0, 1, 0], [1, 0, 2, 0], [0, 0, 0, 1], [2, 0, 2, 1], [0, 1, 1, 1], [1, 1, 2, 1]);
    expect(game.state.currentPlayer).toBe('blue');
    draw([1, 0, 1, 1]);
    expect([game.state.blueScore, game.state.redScore, game.state.currentPlayer]).toEqual([2, 0, 'blue']);
  });

  it('ends when all 9 boxes are taken, and then takes no more input', () => {
    const { game, choose, cues } = setUp();
    for (const [from, to] of ALL_LINES) game.play({ type: 'join', from, to });
    const { blueScore, redScore, winner } = game.state;
    expect(game.state.status).toBe('finished');
    expect(blueScore + redScore).toBe(9);
    expect(winner).toBe(blueScore > redScore ? 'blue' : 'red');
    expect(cues.at(-1)).toEqual({ type: 'finished', winner, blueScore, redScore });
    const end = game.state;
    choose(0, 0);
    expect(cues.at(-1)).toEqual({ type: 'missed', ...pointOf({ x: 0, y: 0 }) });
    game.play({ type: 'tap', ...pointOf({ x: 1, y: 1 }) });
    expect(game.state).toBe(end);
    expect(cues.at(-1)?.type).toBe('missed');
  });

  it('knows blue, red and tie as winners', () => {
    expect(winnerOf(5, 4)).toBe('blue');
    expect(winnerOf(4, 5)).toBe('red');
    expect(winnerOf(4, 4)).toBe('tie');
  });

  it('New Game resets scores to 0, blue starts, status playing', () => {
    const { game, draw } = setUp();
    const fresh = game.state;
    draw([0, 0, 1, 0], [0, 0, 0, 1], [1, 0, 1, 1], [0, 1, 1, 1]);
    game.restart();
    expect(game.state).toEqual(fresh);
  });
});

describe('A finger on the board', () => {
  it('chooses a dot, and draws the line when it then lands on a gap beside it', () => {
    const { game } = setUp();
    game.play({ type: 'tap', x: 30 + 32, y: 30 });
    expect(game.state.selected).toEqual({ x: 0, y: 0 });
    game.play({ type: 'tap', x: 30 + 33, y: 30 + 26 });
    expect(game.state.lines).toEqual([{ from: { x: 0, y: 0 }, to: { x: 1, y: 0 }, player: 'blue' }]);
    game.play({ type: 'tap', x: 190 - 20, y: 149 });
    game.play({ type: 'tap', x: 190 - 20, y: 149 });
    expect(game.state.lines[1]).toMatchObject({ from: { x: 2, y: 1 }, to: { x: 2, y: 2 }, player: 'red' });
  });

  it('chooses the line of a gap at the first tap and draws it at the second, which may be a little off', () => {
    const { game, cues } = setUp();
    const line = { from: { x: 2, y: 1 }, to: { x: 2, y: 2 } };
    game.play({ type: 'tap', x: 190, y: 149 });
    expect(cues).toEqual([{ type: 'previewed', ...line }]);
    expect(game.state).toMatchObject({ lines: [], preview: line, currentPlayer: 'blue' });
    game.play({ type: 'tap', x: 190 + 10, y: 150 + 24 });
    expect(game.state).toMatchObject({ lines: [{ ...line, player: 'blue' }], preview: null, currentPlayer: 'red' });
  });

  it('lets a line that was chosen go for another gap or a dot, and answers one that is there at once', () => {
    const { game, cues } = setUp();
    game.play({ type: 'tap', x: 190, y: 149 });
    game.play({ type: 'tap', x: 69, y: 30 });
    expect(game.state).toMatchObject({ lines: [], preview: { from: { x: 0, y: 0 }, to: { x: 1, y: 0 } } });
    game.play({ type: 'tap', x: 270, y: 270 });
    expect(game.state).toMatchObject({ lines: [], preview: null, selected: { x: 3, y: 3 } });
    game.play({ type: 'tap', x: 230, y: 270 });
    expect(game.state.lines).toHaveLength(1);
    game.play({ type: 'tap', x: 230, y: 270 });
    expect(cues.at(-1)?.type).toBe('rejected');
    expect(game.state).toMatchObject({ preview: null, currentPlayer: 'red' });
  });

  it('is forgiven 40 units beside a dot, and no more', () => {
    const { game } = setUp();
    game.play({ type: 'tap', x: 30 + 32, y: 30 + 24.5 });
    expect(game.state.selected).toBeNull();
    game.play({ type: 'tap', x: 30 + 32, y: 30 + 24 });
    expect(game.state.selected).toEqual({ x: 0, y: 0 });
  });

  it.each([
    ['the middle of a box', 70, 70],
    ['left of the grid', -11, 30],
    ['below the grid', 150, 311],
    ['far outside', 1000, -1000],
    ['just outside a dot at the edge', 30, 30 - 41],
  ])('is ignored, and softly answered, at %s', (_, x, y) => {
    const { game, cues } = setUp();
    const before = game.state;
    expect(game.play({ type: 'tap', x, y })).toBe(false);
    expect(game.state).toBe(before);
    expect(cues).toEqual([{ type: 'missed', x, y }]);
  });

  it('cannot name dots outside the 4x4 grid or dots that are not adjacent', () => {
    const { game, choose } = setUp();
    const before = game.state;
    for (const [x, y] of [
      [-1, 0],
      [4, 0],
      [0, 4],
    ] as const)
      choose(x, y);
    game.play({ type: 'join', from: { x: 3, y: 0 }, to: { x: 4, y: 0 } });
    game.play({ type: 'join', from: { x: 4, y: 0 }, to: { x: 3, y: 0 } });
    game.play({ type: 'join', from: { x: 0, y: 0 }, to: { x: 2, y: 0 } });
    expect(game.state).toBe(before);
  });
});

describe('Over random games', () => {
  it('the turn stays only after a box, and all 24 lines make 9 boxes and a winner', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...ALL_LINES], { minLength: 24 }), (lines) => {
        const { game } = setUp();
        for (const [from, to] of lines) {
          const { currentPlayer, boxes, blueScore, redScore } = game.state;
          expect(game.state.status).toBe('playing');
          game.play({ type: 'join', from, to });
          const gained = game.state.boxes.length - boxes.length;
          expect(game.state.currentPlayer === currentPlayer).toBe(gained > 0);
          expect(gained).toBeLessThanOrEqual(2);
          const scored = game.state.blueScore - blueScore + game.state.redScore - redScore;
          expect(scored).toBe(gained);
          expect(game.state[currentPlayer === 'blue' ? 'redScore' : 'blueScore']).toBe(
            currentPlayer === 'blue' ? redScore : blueScore,
          );
        }
        expect(game.state.blueScore + game.state.redScore).toBe(9);
        expect(game.state.status).toBe('finished');
        expect(game.state.winner).toBe(winnerOf(game.state.blueScore, game.state.redScore));
        expect(new Set(game.state.boxes.map(({ x, y }) => y * 3 + x)).size).toBe(9);
      }),
    );
  });

  it('no sequence of taps draws a line twice, keeps a chosen dot after a line, or loses count', () => {
    const tap = fc.record({ x: fc.integer({ min: -20, max: 320 }), y: fc.integer({ min: -20, max: 320 }) });
    fc.assert(
      fc.property(fc.array(tap, { maxLength: 120 }), (taps) => {
        const { game } = setUp();
        for (const point of taps) {
          const { lines } = game.state;
          game.play({ type: 'tap', ...point });
          if (game.state.lines.length > lines.length)
            expect([game.state.selected, game.state.preview]).toEqual([null, null]);
        }
        const keys = game.state.lines.map(({ from, to }) =>
          [from, to]
            .map(({ x, y }) => y * 4 + x)
            .sort((a, b) => a - b)
            .join(),
        );
        expect(new Set(keys).size).toBe(keys.length);
        expect(game.state.blueScore + game.state.redScore).toBe(game.state.boxes.length);
      }),
    );
  });
});
