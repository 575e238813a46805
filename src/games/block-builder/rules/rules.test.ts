import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createGame } from '../../../core/game';
import { boardFor, cellsTo } from './board';
import { type Action, COLORS, type ColorId, type Cue, canUndo, rules } from './rules';

function setUp(width = 860, height = 820) {
  const game = createGame(rules, { width, height }, 1);
  const cues: Cue[] = [];
  game.play({ type: 'begin' });
  game.listen((cue) => cues.push(cue));
  const play = (action: Action) => game.play(action);
  const release = () => play({ type: 'release' });
  const tap = (x: number, y: number, erase?: boolean) => {
    play({ type: 'press', x, y, erase });
    release();
  };
  const at = (x: number, y: number) => game.state.blocks.find((block) => block.x === x && block.y === y)?.colorId;
  return { game, cues, play, release, tap, at };
}

describe('the grid of Block Builder', () => {
  it.each([
    // window, then columns, rows and size
    [860, 820, 20, 15, 40],
    [390, 844, 20, 25, 16],
    [320, 568, 16, 21, 16],
    [844, 390, 30, 10, 16],
    [1440, 900, 30, 17, 40],
    [820, 1180, 20, 25, 38],
    [100, 100, 8, 6, 16],
    [4000, 3000, 30, 25, 40],
  ])('has its size from the window: %i x %i', (width, height, columns, rows, size) => {
    expect(boardFor(width, height)).toEqual({ columns, rows, size });
  });

  it('stays within 8 to 30 columns, 6 to 25 rows and blocks of 16 to 40 px in every window', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6000 }), fc.integer({ min: 1, max: 6000 }), (width, height) => {
        const { columns, rows, size } = boardFor(width, height);
        expect(columns).toBe(Math.min(30, Math.max(8, columns)));
        expect(rows).toBe(Math.min(25, Math.max(6, rows)));
        expect(size).toBe(Math.min(40, Math.max(16, size)));
      }),
    );
  });

  it('walks from cell to cell without gaps', () => {
    const cell = fc.record({ x: fc.integer({ min: -9, max: 30 }), y: fc.integer({ min: -9, max: 30 }) });
    fc.assert(
      fc.property(cell, cell, (from, to) => {
        let last = from;
        for (const next of cellsTo(from, to)) {
          expect(Math.max(Math.abs(next.x - last.x), Math.abs(next.y - last.y))).toBe(1);
          last = next;
        }
        expect(last).toEqual(to);
      }),
    );
  });
});

describe('Block Builder', () => {
  it('starts with the intro, where nothing can be built, and does not return to it', () => {
    const game = createGame(rules, { width: 860, height: 820 }, 1);
    expect(game.play({ type: 'press', x: 1, y: 1 })).toBe(false);
    game.play({ type: 'begin' });
    expect(game.state.phase).toBe('playing');
    expect(game.play({ type: 'begin' })).toBe(false);
  });

  it('has 12 colors, red first in the hand', () => {
    const { game } = setUp();
    expect(Object.keys(COLORS)).toEqual(
      'red blue green yellow purple orange pink cyan lime indigo emerald rose'.split(' '),
    );
    expect(game.state.colorId).toBe('red');
  });

  it('places a block of the selected color where it is pressed, replacing what is there', () => {
    const { game, play, tap, at } = setUp();
    tap(3, 4);
    expect(game.state.blocks).toEqual([{ id: 1, colorId: 'red', x: 3, y: 4 }]);
    play({ type: 'color', colorId: 'lime' });
    tap(3, 4);
    expect(at(3, 4)).toBe('lime');
    expect(game.state.blocks).toHaveLength(1);
  });

  it('draws on across new cells while dragging, in one step of undo', () => {
    const { game, play, release } = setUp();
    play({ type: 'press', x: 2, y: 2 });
    play({ type: 'drag', x: 9, y: 2 });
    expect(play({ type: 'drag', x: 9, y: 2 })).toBe(false);
    release();
    expect(game.state.blocks.map(({ x }) => x)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
    play({ type: 'undo' });
    expect(game.state.blocks).toEqual([]);
    expect(canUndo(game.state)).toBe(false);
  });

  it('erases by the right button and by the eraser, also while dragging', () => {
    const { game, play, tap, release, at } = setUp();
    for (let x = 0; x < 6; x++) tap(x, 0);
    tap(0, 0, true);
    expect(at(0, 0)).toBeUndefined();
    play({ type: 'eraser' });
    play({ type: 'press', x: 1, y: 0 });
    play({ type: 'drag', x: 4, y: 0 });
    release();
    expect(game.state.blocks.map(({ x }) => x)).toEqual([5]);
    play({ type: 'color', colorId: 'blue' });
    expect(game.state.erasing).toBe(false);
  });

  it('builds only within the grid', () => {
    const { game, play, tap } = setUp();
    for (const [x, y] of [
      [-1, 0],
      [20, 0],
      [0, 15],
    ] as const) {
      tap(x, y);
    }
    expect(game.state.blocks).toEqual([]);
    play({ type: 'press', x: 19, y: 14 });
    play({ type: 'drag', x: 25, y: 14 });
    expect(game.state.blocks).toHaveLength(1);
  });

  it('answers a press that changes nothing, without a step of undo', () => {
    const { game, tap, cues } = setUp();
    tap(1, 1);
    tap(1, 1);
    tap(2, 2, true);
    expect(cues.map(({ type }) => type)).toEqual(['placed', 'same', 'same']);
    expect(game.state.history).toHaveLength(1);
  });

  it('keeps the last 20 steps', () => {
    const { game, play, tap } = setUp();
    for (let x = 0; x < 20; x++) tap(x, 0);
    expect(game.state.history).toHaveLength(20);
    tap(0, 1);
    for (let step = 0; step < 20; step++) expect(play({ type: 'undo' })).toBe(true);
    expect(play({ type: 'undo' })).toBe(false);
    expect(game.state.blocks.map(({ x }) => x)).toEqual([0]);
  });

  it('clears all blocks and the history, only if any block exists', () => {
    const { game, play, tap } = setUp();
    tap(1, 1);
    tap(1, 1, true);
    expect(play({ type: 'clear' })).toBe(false);
    expect(canUndo(game.state)).toBe(true);
    tap(2, 2);
    play({ type: 'clear' });
    expect(game.state.blocks).toEqual([]);
    expect(canUndo(game.state)).toBe(false);
  });

  it('drops what falls outside a smaller grid and keeps the rest, undo included', () => {
    const { game, play, tap } = setUp();
    tap(2, 2);
    tap(19, 14);
    tap(3, 3);
    play({ type: 'resize', width: 320, height: 568 });
    expect(game.state.board.columns).toBe(16);
    expect(game.state.blocks.map(({ x }) => x)).toEqual([2, 3]);
    play({ type: 'undo' });
    expect(game.state.blocks.map(({ x }) => x)).toEqual([2]);
    expect(play({ type: 'resize', width: 320, height: 568 })).toBe(false);
  });

  it('loses no block when the tablet is turned and back, whatever was built or undone meanwhile', () => {
    const { game, play, tap } = setUp();
    const columns = () => game.state.blocks.map(({ x }) => x).sort((a, b) => a - b);
    const turn = () => play({ type: 'resize', width: 320, height: 568 });
    const turnBack = () => play({ type: 'resize', width: 860, height: 820 });
    tap(2, 2);
    tap(19, 14);
    turn();
    tap(4, 20);
    expect(columns()).toEqual([2, 4]);
    turnBack();
    // Upright there was room for a block that now is too low.
    expect(columns()).toEqual([2, 19]);
    turn();
    play({ type: 'undo' });
    expect(columns()).toEqual([2]);
    turnBack();
    expect(columns()).toEqual([2, 19]);
    play({ type: 'undo' });
    expect(columns()).toEqual([2]);
  });

  it('clears also what a smaller grid has no room for', () => {
    const { game, play, tap } = setUp();
    tap(2, 2);
    tap(19, 14);
    play({ type: 'resize', width: 320, height: 568 });
    play({ type: 'clear' });
    play({ type: 'resize', width: 860, height: 820 });
    expect(game.state.blocks).toEqual([]);
  });

  it('is built by keyboard: the cursor walks within the grid and draws while Space is held', () => {
    const { game, play, release, at } = setUp();
    play({ type: 'move', direction: 'LEFT' });
    expect(game.state.cursor).toEqual({ x: 9, y: 7 });
    play({ type: 'press', x: 9, y: 7, byKey: true });
    play({ type: 'move', direction: 'UP' });
    release();
    expect([at(9, 7), at(9, 6)]).toEqual(['red', 'red']);
    for (let step = 0; step < 30; step++) play({ type: 'move', direction: 'UP' });
    expect(game.state.cursor).toEqual({ x: 9, y: 0 });
    expect(game.state.blocks).toHaveLength(2);
    play({ type: 'press', x: 0, y: 0 });
    expect(game.state.cursor).toBeNull();
  });

  it('never holds two blocks in a cell, one outside, or more than 20 steps, whatever is pressed', () => {
    const coordinate = fc.integer({ min: -2, max: 22 });
    const action: fc.Arbitrary<Action> = fc.oneof(
      fc.record({
        type: fc.constant('press' as const),
        x: coordinate,
        y: coordinate,
        erase: fc.option(fc.boolean(), { nil: undefined }),
      }),
      fc.record({ type: fc.constant('drag' as const), x: coordinate, y: coordinate }),
      fc.record({
        type: fc.constantFrom(
          'release' as const,
          'release' as const,
          'undo' as const,
          'eraser' as const,
          'clear' as const,
        ),
      }),
      fc.record({
        type: fc.constant('color' as const),
        colorId: fc.constantFrom(...(Object.keys(COLORS) as ColorId[])),
      }),
      fc.record({ type: fc.constant('move' as const), direction: fc.constantFrom('UP' as const, 'LEFT' as const) }),
      fc.record({
        type: fc.constant('resize' as const),
        width: fc.integer({ min: 200, max: 1400 }),
        height: fc.integer({ min: 300, max: 1000 }),
      }),
    );
    fc.assert(
      fc.property(fc.array(action, { maxLength: 80 }), (actions) => {
        const { game, play } = setUp();
        for (const each of actions) play(each);
        const { blocks, board, history } = game.state;
        expect(new Set(blocks.map(({ x, y }) => `${x} ${y}`)).size).toBe(blocks.length);
        expect(new Set(blocks.map(({ id }) => id)).size).toBe(blocks.length);
        expect(blocks.every(({ x, y }) => x >= 0 && y >= 0 && x < board.columns && y < board.rows)).toBe(true);
        expect(history.length).toBeLessThanOrEqual(20);
      }),
    );
  });
});

describe('the hint of Block Builder', () => {
  const middle = (x: number, y: number) => ({ type: 'tap', at: { x: (x + 0.5) * 40, y: (y + 0.5) * 40 } });

  it('begins in the middle and builds on to the newest block, upwards', () => {
    const { game, tap } = setUp();
    expect(game.hint()).toEqual(middle(10, 7));
    game.playHint();
    expect(game.hint()).toEqual(middle(10, 6));
    tap(3, 4);
    expect(game.hint()).toEqual(middle(3, 3));
    expect(game.playHint()).toBe(true);
    expect(game.state).toMatchObject({ blocks: { length: 3 }, stroke: null });
  });

  it('builds a block each time until the board is full', () => {
    const { game } = setUp(100, 100);
    for (let built = 1; built <= 8 * 6; built++) {
      expect(game.playHint()).toBe(true);
      expect(game.state.blocks).toHaveLength(built);
    }
    expect(game.hint()).toBeNull();
  });

  it('shows the color while the eraser is in the hand, and nothing before the start or while a finger builds', () => {
    const { game, play, release } = setUp();
    play({ type: 'color', colorId: 'lime' });
    play({ type: 'eraser' });
    expect(game.hint()).toEqual({ type: 'tap', at: 'lime' });
    game.playHint();
    expect(game.state).toMatchObject({ erasing: false, colorId: 'lime' });
    play({ type: 'press', x: 1, y: 1 });
    expect(game.hint()).toBeNull();
    release();
    expect(game.hint()).toEqual(middle(1, 0));
    expect(createGame(rules, { width: 860, height: 820 }, 1).hint()).toBeNull();
  });
});
