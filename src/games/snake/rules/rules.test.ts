import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createGame } from '../../../core/game';
import { type Cell, type Direction, insideBoard, sameCell } from '../../../core/grid';
import { boardFor, partOf, type SnakeBoard } from '../../../families/snake/rules/snake';
import { type Cue, rules } from './rules';
import type { Mode, State } from './state';

const WIDE = boardFor(1024);

function setUp(mode: Mode = 'easy', { seed = 1, board = WIDE, bot = false } = {}) {
  const game = createGame(rules, board, seed);
  const cues: Cue[] = [];
  game.listen((cue) => cues.push(cue));
  if (bot) game.play({ type: 'bot', on: true });
  game.play({ type: 'begin', mode, board });
  return {
    game,
    cues,
    turn: (...directions: Direction[]) => directions.map((direction) => game.play({ type: 'turn', direction })),
    head: () => game.state.snake[0] as Cell,
  };
}

/** A game whose state is laid out by hand: rules are pure, so any state can be a start. */
function from(state: Partial<State>, mode: Mode = 'easy') {
  const { game } = setUp(mode);
  const laid = createGame({ ...rules, start: () => ({ ...game.state, ...state }) }, WIDE, 5);
  return { game: laid, turn: (direction: Direction) => laid.play({ type: 'turn', direction }) };
}

const apple = (x: number, y: number) => [{ id: 1, position: { x, y } }];

describe('Snake', () => {
  it('starts in the menu', () => {
    expect(createGame(rules, WIDE, 1).state.phase).toBe('menu');
  });

  it.each([
    [1024, { columns: 20, rows: 18, cell: 20 }],
    [640, { columns: 20, rows: 18, cell: 20 }],
    [639, { columns: 17, rows: 15, cell: 20 }],
    [380, { columns: 17, rows: 15, cell: 20 }],
    [379, { columns: 20, rows: 18, cell: 15 }],
  ])('has its board for a screen %i px wide', (width, board) => {
    expect(boardFor(width)).toEqual(board);
  });

  it('starts one cell long at the centre, without a direction, among ten apples', () => {
    const { game } = setUp();
    expect(game.state.snake).toEqual([{ x: 10, y: 9 }]);
    expect(game.state.direction).toBeNull();
    expect(game.state.apples).toHaveLength(10);
  });

  describe('easy mode', () => {
    it('steps once per direction input and never by itself', () => {
      const { game, turn, head } = setUp('easy');
      turn('RIGHT');
      expect(head()).toEqual({ x: 11, y: 9 });
      game.advance(10_000);
      expect(head()).toEqual({ x: 11, y: 9 });
      turn('RIGHT', 'DOWN');
      expect(head()).toEqual({ x: 12, y: 10 });
    });
  });

  describe('hard mode', () => {
    it('waits for the first input, then moves every 150 ms in the current direction', () => {
      const { game, turn, head } = setUp('hard');
      game.advance(1000);
      expect(head()).toEqual({ x: 10, y: 9 });
      turn('RIGHT');
      game.advance(149);
      expect(head()).toEqual({ x: 10, y: 9 });
      game.advance(1);
      expect(head()).toEqual({ x: 11, y: 9 });
      game.advance(149);
      expect(head()).toEqual({ x: 11, y: 9 });
      game.advance(1);
      expect(head()).toEqual({ x: 12, y: 9 });
    });

    it('queues one turn, so that two quick keys both count', () => {
      const { game, turn, head } = setUp('hard');
      turn('RIGHT');
      game.advance(150);
      turn('UP', 'LEFT');
      game.advance(150);
      expect(head()).toEqual({ x: 11, y: 8 });
      game.advance(150);
      expect(head()).toEqual({ x: 10, y: 8 });
    });

    it('takes no third turn', () => {
      const { game, turn } = setUp('hard');
      turn('RIGHT');
      game.advance(150);
      expect(turn('UP', 'LEFT', 'DOWN')).toEqual([true, true, false]);
    });
  });

  it('ignores reversing directly into the opposite direction, in both modes', () => {
    const easy = setUp('easy');
    expect(easy.turn('RIGHT', 'LEFT')).toEqual([true, false]);
    expect(easy.head()).toEqual({ x: 11, y: 9 });
    expect(easy.cues.at(-1)).toEqual({ type: 'refused' });
    const hard = setUp('hard');
    hard.turn('RIGHT');
    hard.game.advance(150);
    expect(hard.turn('LEFT')).toEqual([false]);
    hard.game.advance(150);
    expect(hard.head()).toEqual({ x: 12, y: 9 });
  });

  it('wraps around the walls', () => {
    const { game, turn } = from({ snake: [{ x: 19, y: 0 }], apples: [] });
    turn('RIGHT');
    expect(game.state.snake[0]).toEqual({ x: 0, y: 0 });
    turn('UP');
    expect(game.state.snake[0]).toEqual({ x: 0, y: 17 });
  });

  it('gives +10 for an apple, grows, and brings a new apple', () => {
    const { game, turn } = from({ snake: [{ x: 5, y: 5 }], apples: apple(6, 5) });
    turn('RIGHT');
    expect(game.state.score).toBe(10);
    expect(game.state.snake).toEqual([
      { x: 6, y: 5 },
      { x: 5, y: 5 },
    ]);
    expect(game.state.apples).toHaveLength(10);
    expect(game.state.apples.some(({ position }) => sameCell(position, { x: 6, y: 5 }))).toBe(false);
  });

  it('is over when the head hits the own body, but may follow its own tail', () => {
    const ring = [
      { x: 5, y: 5 },
      { x: 5, y: 6 },
      { x: 6, y: 6 },
      { x: 6, y: 5 },
    ];
    const tail = from({ snake: ring, lastStep: 'UP', apples: [] });
    tail.turn('RIGHT');
    expect(tail.game.state.phase).toBe('playing');
    const body = from({ snake: [...ring, { x: 7, y: 5 }], lastStep: 'UP', apples: [] });
    body.turn('RIGHT');
    expect(body.game.state.phase).toBe('over');
  });

  it('is over when the head hits the bot', () => {
    const bot = { cells: [{ x: 6, y: 5 }], direction: null, score: 0, stepsAt: 1e9 };
    const { game, turn } = from({ snake: [{ x: 5, y: 5 }], botOn: true, bot, apples: [] });
    turn('RIGHT');
    expect(game.state.phase).toBe('over');
  });

  it('ignores turns when it is over, and starts afresh on begin', () => {
    const { game, turn } = from({ phase: 'over', score: 40 });
    expect(turn('RIGHT')).toBe(false);
    game.play({ type: 'begin', mode: 'hard', board: WIDE });
    expect(game.state).toMatchObject({ phase: 'playing', mode: 'hard', score: 0 });
  });

  it('goes back to the menu, without the points of the round before', () => {
    const { game } = from({ phase: 'over', score: 40 });
    game.play({ type: 'menu' });
    expect(game.state).toMatchObject({ phase: 'menu', score: 0 });
  });

  it('may switch the mode in mid-game; switching to easy clears the direction', () => {
    const { game, turn, head } = setUp('hard');
    turn('RIGHT');
    game.advance(150);
    game.play({ type: 'mode', mode: 'easy' });
    expect(game.state.direction).toBeNull();
    game.advance(1000);
    expect(head()).toEqual({ x: 11, y: 9 });
    expect(turn('LEFT')).toEqual([false]);
    turn('DOWN');
    game.play({ type: 'mode', mode: 'hard' });
    game.advance(150);
    expect(head()).toEqual({ x: 11, y: 11 });
  });

  describe('the bot', () => {
    it('is off at first', () => {
      expect(setUp().game.state).toMatchObject({ botOn: false, bot: null });
    });

    it.each([
      ['easy', 200],
      ['hard', 120],
    ] as const)('in %s steps every %i ms', (mode, ms) => {
      const { game } = setUp(mode, { bot: true });
      expect(game.state.bot?.cells).toEqual([{ x: 5, y: 4 }]);
      game.advance(ms - 1);
      expect(game.state.bot?.cells).toEqual([{ x: 5, y: 4 }]);
      game.advance(1);
      expect(game.state.bot?.cells[0]).not.toEqual({ x: 5, y: 4 });
    });

    it('starts at one quarter of the grid, rounded down, once that is free', () => {
      expect(partOf(WIDE, 4)).toEqual({ x: 5, y: 4 });
      expect(partOf(boardFor(400), 4)).toEqual({ x: 4, y: 3 });
      const waiting = { cells: [], direction: null, score: 0, stepsAt: 200 };
      const { game } = from({ snake: [{ x: 5, y: 4 }], botOn: true, bot: waiting, apples: [] });
      game.advance(1000);
      expect(game.state.bot?.cells).toEqual([]);
      game.play({ type: 'turn', direction: 'LEFT' });
      game.advance(200);
      expect(game.state.bot?.cells).toEqual([{ x: 5, y: 4 }]);
    });

    it('scores +10 per apple and goes for the nearest one', () => {
      const bot = { cells: [{ x: 5, y: 4 }], direction: null, score: 0, stepsAt: 120 };
      const { game } = from({ mode: 'hard', botOn: true, bot, apples: apple(7, 4), stepsAt: null }, 'hard');
      game.advance(240);
      expect(game.state.bot).toMatchObject({
        score: 10,
        cells: [
          { x: 7, y: 4 },
          { x: 6, y: 4 },
        ],
      });
    });

    it('respawns at a fixed cell with its score at 0 when it hits itself', () => {
      const knot = [
        [9, 9],
        [8, 9],
        [8, 8],
        [9, 8],
        [10, 8],
        [10, 9],
        [10, 10],
        [9, 10],
        [8, 10],
      ].map(([x = 0, y = 0]) => ({ x, y }));
      const bot = { cells: knot, direction: 'RIGHT', score: 80, stepsAt: 120 } as const;
      const { game } = from({ mode: 'hard', botOn: true, bot, apples: apple(0, 0) }, 'hard');
      game.advance(119);
      expect(game.state.bot?.score).toBe(80);
      game.advance(1);
      expect(game.state.bot).toMatchObject({ score: 0, cells: [{ x: 5, y: 4 }] });
      expect(game.state.phase).toBe('playing');
    });

    it('respawns with its score at 0 when it can only hit the player', () => {
      const walls = [
        { x: 4, y: 4 },
        { x: 4, y: 5 },
        { x: 5, y: 5 },
        { x: 6, y: 5 },
        { x: 6, y: 4 },
        { x: 6, y: 3 },
        { x: 5, y: 3 },
      ];
      const bot = { cells: [{ x: 5, y: 4 }], direction: 'RIGHT', score: 70, stepsAt: 120 } as const;
      const { game } = from({ mode: 'hard', snake: walls, botOn: true, bot, apples: apple(0, 0) }, 'hard');
      game.advance(120);
      expect(game.state.bot).toMatchObject({ score: 0, cells: [{ x: 5, y: 4 }] });
      expect(game.state.phase).toBe('playing');
    });

    it('picks any safe move about 30 % of the time in easy', () => {
      let whims = 0;
      for (let seed = 0; seed < 600; seed++) {
        const bot = { cells: [{ x: 10, y: 4 }], direction: 'RIGHT', score: 0, stepsAt: 0 } as const;
        const laid = createGame(
          {
            ...rules,
            start: () => ({
              ...setUp('easy').game.state,
              snake: [{ x: 1, y: 15 }],
              botOn: true,
              bot,
              apples: apple(13, 4),
            }),
          },
          WIDE,
          seed,
        );
        laid.advance(0);
        if (!sameCell(laid.state.bot?.cells[0] as Cell, { x: 11, y: 4 })) whims += 1;
      }
      // A whim takes one of three safe moves, so two thirds of 30 % leave the best way.
      expect(whims / 600).toBeGreaterThan(0.14);
      expect(whims / 600).toBeLessThan(0.26);
    });
  });

  it('keeps its promises whatever is pressed', () => {
    const boards = fc.constantFrom<SnakeBoard>(boardFor(1024), boardFor(400), boardFor(320));
    const presses = fc.array(
      fc.tuple(fc.constantFrom<Direction | 'mode' | 'bot'>('UP', 'DOWN', 'LEFT', 'RIGHT', 'mode', 'bot'), fc.nat(300)),
      { maxLength: 120 },
    );
    fc.assert(
      fc.property(fc.integer(), boards, presses, (seed, board, actions) => {
        const { game, turn } = setUp('hard', { seed, board });
        for (const [press, wait] of actions) {
          const { mode, botOn } = game.state;
          if (press === 'mode') game.play({ type: 'mode', mode: mode === 'easy' ? 'hard' : 'easy' });
          else if (press === 'bot') game.play({ type: 'bot', on: !botOn });
          else turn(press);
          game.advance(wait);
          const { snake, apples, bot, score, phase } = game.state;
          const all = [...snake, ...(bot?.cells ?? [])];
          expect(all.every((cell) => insideBoard(cell, board))).toBe(true);
          if (phase === 'playing') expect(new Set(all.map(({ x, y }) => `${x} ${y}`)).size).toBe(all.length);
          expect(apples).toHaveLength(10);
          expect(score).toBe((snake.length - 1) * 10);
        }
      }),
      { numRuns: 60 },
    );
  });
});
