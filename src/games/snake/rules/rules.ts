import { type Cell, type Direction, OPPOSITE, sameCell, stepCell } from '../../../core/grid';
import type { Random } from '../../../core/random';
import { earliest, type Rules, type Tools } from '../../../core/rules';
import { freeCell, includesCell } from '../../../families/snake/rules/cells';
import { bestMove, swipeHint } from '../../../families/snake/rules/hint';
import { partOf, type SnakeBoard, staying } from '../../../families/snake/rules/snake';
import { chooseBotMove } from './bot';
import type { Bot, Mode, State } from './state';

const APPLES = 10;
export const POINTS = 10;
const HARD_STEP = 150;
export const BOT_STEP = { easy: 200, hard: 120 } as const;

export type Action =
  | { readonly type: 'begin'; readonly mode: Mode; readonly board: SnakeBoard }
  | { readonly type: 'turn'; readonly direction: Direction }
  | { readonly type: 'mode'; readonly mode: Mode }
  | { readonly type: 'bot'; readonly on: boolean }
  | { readonly type: 'menu' };

export type Cue =
  | { readonly type: 'began' }
  | { readonly type: 'turned' }
  | { readonly type: 'refused' }
  | { readonly type: 'ate'; readonly at: Cell; readonly cell: number; readonly apples: number }
  | { readonly type: 'botAte' }
  | { readonly type: 'botCrashed' }
  | { readonly type: 'over'; readonly score: number };

export const rules: Rules<State, Action, Cue, SnakeBoard> = {
  start: (board, { random }) => ({ ...lay(board, 'easy', false, random), phase: 'menu' }),

  play(state, action, tools) {
    switch (action.type) {
      case 'begin':
        tools.cue({ type: 'began' });
        return withBot(lay(action.board, action.mode, state.botOn, tools.random), tools.now);
      case 'menu':
        if (state.phase === 'menu') return state;
        return { ...state, phase: 'menu', score: 0, bot: state.bot && { ...state.bot, score: 0 } };
      case 'bot':
        if (action.on === state.botOn) return state;
        return withBot({ ...state, botOn: action.on }, tools.now);
      case 'mode':
        return switchMode(state, action.mode, tools.now);
      case 'turn':
        return turn(state, action.direction, tools);
    }
  },

  next: ({ phase, stepsAt, bot }) => (phase === 'playing' ? earliest(stepsAt, bot?.stepsAt) : null),

  tick(state, tools) {
    const { now } = tools;
    let after = state;
    if (after.stepsAt !== null && after.stepsAt <= now) {
      const [direction = after.direction, ...turns] = after.turns;
      after = { ...after, turns, direction, stepsAt: now + HARD_STEP };
      if (direction) after = step(after, direction, tools);
    }
    if (after.bot && after.bot.stepsAt <= now && after.phase === 'playing') after = stepBot(after, after.bot, tools);
    return after;
  },

  hint({ phase, mode, board, snake, direction, lastStep, turns, apples, bot }) {
    const [head] = snake;
    // A turn that waits for its step comes first.
    if (phase !== 'playing' || !head || turns.length > 0) return null;
    const food = apples.map(({ position }) => position);
    const moving = mode === 'hard';
    const way = bestMove({ board, snake, lastStep, bot: bot?.cells ?? [], food, moving });
    // A moving snake goes straight on by itself.
    return way && !(moving && way === direction) ? swipeHint(head, way, board) : null;
  },
};

/** A fresh round: a snake of one cell in the middle and ten apples around it. */
function lay(board: SnakeBoard, mode: Mode, botOn: boolean, random: Random): State {
  const snake = [partOf(board, 2)];
  const empty: State = {
    phase: 'playing',
    mode,
    board,
    snake,
    direction: null,
    lastStep: null,
    turns: [],
    stepsAt: null,
    apples: [],
    applesMade: 0,
    score: 0,
    botOn,
    bot: null,
  };
  // The bot's home stays clear, so that it can always start there.
  return fillApples(empty, random, [partOf(board, 4)]);
}

function fillApples(state: State, random: Random, keepFree: readonly Cell[] = []): State {
  const apples = [...state.apples];
  let made = state.applesMade;
  while (apples.length < APPLES) {
    const taken = [...state.snake, ...(state.bot?.cells ?? []), ...apples.map(({ position }) => position), ...keepFree];
    const position = freeCell(state.board, taken, random);
    if (!position) break;
    made += 1;
    apples.push({ id: made, position });
  }
  return { ...state, apples, applesMade: made };
}

/** Brings the bot in at one quarter of the grid, once that is free, or takes it off the board. */
function withBot(state: State, now: number): State {
  if (!state.botOn) return { ...state, bot: null };
  const home = partOf(state.board, 4);
  const cells = includesCell(state.snake, home) ? [] : [home];
  return { ...state, bot: { cells, direction: null, score: 0, stepsAt: now + BOT_STEP[state.mode] } };
}

function switchMode(state: State, mode: Mode, now: number): State {
  if (mode === state.mode) return state;
  const bot = state.bot && { ...state.bot, stepsAt: now + BOT_STEP[mode] };
  if (mode === 'easy') return { ...state, mode, bot, direction: null, turns: [], stepsAt: null };
  const stepsAt = state.direction ? now + HARD_STEP : null;
  return { ...state, mode, bot, stepsAt };
}

function turn(state: State, direction: Direction, tools: Tools<Cue>): State {
  if (state.phase !== 'playing') return state;
  const before = state.turns.at(-1) ?? state.lastStep;
  if (before && direction === OPPOSITE[before]) {
    tools.cue({ type: 'refused' });
    return state;
  }
  if (state.mode === 'easy') {
    tools.cue({ type: 'turned' });
    return step({ ...state, direction }, direction, tools);
  }
  if (state.turns.length >= 2 || direction === (state.turns.at(-1) ?? state.direction)) return state;
  tools.cue({ type: 'turned' });
  const turns = [...state.turns, direction];
  return { ...state, turns, direction: state.direction ?? direction, stepsAt: state.stepsAt ?? tools.now + HARD_STEP };
}

function step(state: State, direction: Direction, { random, cue }: Tools<Cue>): State {
  const head = stepCell(state.snake[0] as Cell, direction, state.board);
  const eaten = state.apples.find(({ position }) => sameCell(position, head));
  const moved = { ...state, lastStep: direction };
  const body = staying(state.snake, Boolean(eaten));
  if (includesCell(body, head) || includesCell(state.bot?.cells ?? [], head)) {
    cue({ type: 'over', score: state.score });
    return { ...moved, phase: 'over' };
  }
  const snake = [head, ...body];
  if (!eaten) return { ...moved, snake };
  cue({ type: 'ate', at: head, cell: state.board.cell, apples: state.snake.length });
  const grown = { ...moved, snake, score: state.score + POINTS };
  return fillApples({ ...grown, apples: grown.apples.filter(({ id }) => id !== eaten.id) }, random);
}

function stepBot(state: State, bot: Bot, { now, random, cue }: Tools<Cue>): State {
  const [head] = bot.cells;
  if (!head) return withBot(state, now);
  const direction = chooseBotMove(state, bot, random);
  const next = stepCell(head, direction, state.board);
  const eaten = state.apples.find(({ position }) => sameCell(position, next));
  const body = staying(bot.cells, Boolean(eaten));
  if (includesCell(body, next) || includesCell(state.snake, next)) {
    cue({ type: 'botCrashed' });
    return withBot(state, now);
  }
  const cells = [next, ...body];
  const score = bot.score + (eaten ? POINTS : 0);
  const moved = { ...state, bot: { cells, direction, score, stepsAt: now + BOT_STEP[state.mode] } };
  if (!eaten) return moved;
  cue({ type: 'botAte' });
  return fillApples({ ...moved, apples: moved.apples.filter(({ id }) => id !== eaten.id) }, random);
}
