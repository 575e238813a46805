import { clamp } from '../../../core/geometry';
import { type Cell, type Direction, insideBoard, STEP, sameCell } from '../../../core/grid';
import { tapHint } from '../../../core/hint';
import type { Rules, Tools } from '../../../core/rules';
import { remember } from '../../../families/picture/rules/history';
import { type BlockBoard, boardFor, cellsTo, middleOf } from './board';
import { cellsBeside } from './hint';

const UNDO_CAP = 20;

/** Each color with the ground tone of its block's picture. */
export const COLORS = {
  red: '#FF6262',
  blue: '#4C9BF5',
  green: '#5CC85F',
  yellow: '#FFD23F',
  purple: '#A77BEB',
  orange: '#FF9A3D',
  pink: '#FF8FC4',
  cyan: '#3FD3E8',
  lime: '#B4E03E',
  indigo: '#6674EE',
  emerald: '#1FBF92',
  rose: '#F4507A',
} as const;
export type ColorId = keyof typeof COLORS;
export const COLOR_IDS = Object.keys(COLORS) as ColorId[];

export interface Block extends Cell {
  readonly id: number;
  readonly colorId: ColorId;
}

/** A drag from press to release: one step of undo, however many cells it crosses. */
interface Stroke {
  readonly last: Cell;
  readonly erases: boolean;
  /** The step of undo is made with the first cell that changes. */
  readonly stepped: boolean;
}

export interface State {
  readonly phase: 'intro' | 'playing';
  readonly board: BlockBoard;
  readonly blocks: readonly Block[];
  /** What a smaller board has no room for; it comes back when the board grows: a turned tablet loses nothing. */
  readonly outside: readonly Block[];
  readonly colorId: ColorId;
  /** The eraser is in the hand. */
  readonly erasing: boolean;
  readonly history: readonly (readonly Block[])[];
  readonly stroke: Stroke | null;
  /** Where the keyboard is; null while it is not used. */
  readonly cursor: Cell | null;
  readonly nextId: number;
}

export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

interface Press extends Cell {
  readonly type: 'press';
  /** Erases whatever is in the hand: the right button, Backspace. */
  readonly erase?: boolean;
  readonly byKey?: boolean;
}

export type Action =
  | { readonly type: 'begin' | 'eraser' | 'release' | 'undo' | 'clear' }
  | { readonly type: 'color'; readonly colorId: ColorId }
  | Press
  | ({ readonly type: 'drag' } & Cell)
  | { readonly type: 'move'; readonly direction: Direction }
  /** Builds on what was built another time. */
  | { readonly type: 'go-on'; readonly blocks: readonly Omit<Block, 'id'>[] }
  | ({ readonly type: 'resize' } & WindowSize);

export type Cue =
  | { readonly type: 'placed'; readonly share: number }
  | { readonly type: 'color'; readonly colorId: ColorId }
  | { readonly type: 'erased' | 'same' | 'eraser' | 'undone' | 'cleared' | 'begun' };

export const canUndo = ({ history }: State) => history.length > 0;

const tooMany = (steps: State['history']) => steps.length > UNDO_CAP;

/** Everything that was built, whether the board has room for it or not. */
export const wholeOf = ({ blocks, outside }: State): readonly Block[] =>
  outside.length > 0 ? [...blocks, ...outside] : blocks;

/** What of everything built is on the board, and what is not. */
const fitting = (whole: readonly Block[], board: BlockBoard): Pick<State, 'blocks' | 'outside'> => ({
  blocks: whole.filter((block) => insideBoard(block, board)),
  outside: whole.filter((block) => !insideBoard(block, board)),
});

/** Puts a block into a cell, or takes it out; the same state back when the cell was so already. */
function change(state: State, cell: Cell, erases: boolean): State {
  if (!insideBoard(cell, state.board)) return state;
  const { blocks, colorId, nextId } = state;
  const there = blocks.find((block) => sameCell(block, cell));
  if (erases ? !there : there?.colorId === colorId) return state;
  const others = there ? blocks.filter((block) => block !== there) : blocks;
  if (erases) return { ...state, blocks: others };
  return { ...state, nextId: nextId + 1, blocks: [...others, { id: nextId, colorId, x: cell.x, y: cell.y }] };
}

function work(state: State, stroke: Stroke, cells: readonly Cell[], { cue }: Tools<Cue>): State {
  const changed = cells.reduce((now, cell) => change(now, cell, stroke.erases), state);
  const last = cells.at(-1) ?? stroke.last;
  if (changed === state) return { ...state, stroke: { ...stroke, last } };
  cue(stroke.erases ? { type: 'erased' } : { type: 'placed', share: 1 - last.y / state.board.rows });
  const history = stroke.stepped ? state.history : remember(state.history, wholeOf(state), tooMany);
  return { ...changed, history, stroke: { ...stroke, last, stepped: true } };
}

function drag(state: State, to: Cell, tools: Tools<Cue>): State {
  const { stroke } = state;
  if (!stroke || sameCell(stroke.last, to)) return state;
  return work(state, stroke, cellsTo(stroke.last, to), tools);
}

function move(state: State, direction: Direction, tools: Tools<Cue>): State {
  const { columns, rows } = state.board;
  const from = state.cursor ?? { x: Math.floor(columns / 2), y: Math.floor(rows / 2) };
  const cursor = {
    x: clamp(from.x + STEP[direction].x, 0, columns - 1),
    y: clamp(from.y + STEP[direction].y, 0, rows - 1),
  };
  return drag({ ...state, cursor }, cursor, tools);
}

function press(state: State, { x, y, erase, byKey }: Press, tools: Tools<Cue>): State {
  const cell = { x, y };
  if (state.stroke || !insideBoard(cell, state.board)) return state;
  const stroke = { last: cell, erases: erase ?? state.erasing, stepped: false };
  const worked = work({ ...state, cursor: byKey ? cell : null }, stroke, [cell], tools);
  if (worked.blocks === state.blocks) tools.cue({ type: 'same' });
  return worked;
}

function undo(state: State, { cue }: Tools<Cue>): State {
  const before = state.history.at(-1);
  cue({ type: before ? 'undone' : 'same' });
  if (!before) return state;
  // A screen that was turned since may have other room.
  return { ...state, ...fitting(before, state.board), history: state.history.slice(0, -1), stroke: null };
}

function clear(state: State, { cue }: Tools<Cue>): State {
  const any = state.blocks.length > 0;
  cue({ type: any ? 'cleared' : 'same' });
  return any ? { ...state, blocks: [], outside: [], history: [], stroke: null } : state;
}

function resize(state: State, { width, height }: WindowSize): State {
  const board = boardFor(width, height);
  const { size, columns, rows } = state.board;
  if (board.size === size && board.columns === columns && board.rows === rows) return state;
  return { ...state, board, ...fitting(wholeOf(state), board), stroke: null, cursor: null };
}

function goOn(state: State, blocks: readonly Omit<Block, 'id'>[], { cue }: Tools<Cue>): State {
  cue({ type: 'begun' });
  const whole = blocks.map((block, index) => ({ ...block, id: state.nextId + index }));
  const nextId = state.nextId + whole.length;
  return { ...state, phase: 'playing', ...fitting(whole, state.board), nextId, history: [], stroke: null };
}

export const rules: Rules<State, Action, Cue, WindowSize> = {
  start: ({ width, height }) => ({
    phase: 'intro',
    board: boardFor(width, height),
    blocks: [],
    outside: [],
    colorId: 'red',
    erasing: false,
    history: [],
    stroke: null,
    cursor: null,
    nextId: 1,
  }),

  play(state, action, tools) {
    const { cue } = tools;
    if (action.type === 'resize') return resize(state, action);
    if (action.type === 'begin') {
      if (state.phase === 'playing') return state;
      cue({ type: 'begun' });
      return { ...state, phase: 'playing' };
    }
    if (action.type === 'go-on') return goOn(state, action.blocks, tools);
    if (state.phase === 'intro') return state;
    switch (action.type) {
      case 'color':
        cue({ type: 'color', colorId: action.colorId });
        return { ...state, colorId: action.colorId, erasing: false };
      case 'eraser':
        cue({ type: 'eraser' });
        return { ...state, erasing: !state.erasing };
      case 'press':
        return press(state, action, tools);
      case 'drag':
        return drag(state, { x: action.x, y: action.y }, tools);
      case 'move':
        return move(state, action.direction, tools);
      case 'release':
        return state.stroke ? { ...state, stroke: null } : state;
      case 'undo':
        return undo(state, tools);
      case 'clear':
        return clear(state, tools);
    }
  },

  hint({ phase, stroke, erasing, colorId, blocks, board }) {
    if (phase === 'intro' || stroke) return null;
    // With the eraser in the hand nothing is built; a touch of its color takes the last block up again.
    if (erasing) return tapHint(colorId, { type: 'color', colorId });
    // On to the newest block.
    const cell = cellsBeside([...blocks].reverse(), board)[0];
    const at = cell && middleOf(cell, board);
    return at ? { actions: [{ type: 'press', ...cell }, { type: 'release' }], gesture: { type: 'tap', at } } : null;
  },
};
