import { sameCell } from '../../../core/grid';
import type { Rules, Tools } from '../../../core/rules';
import { DOTS, type Dot, neighboursOf, onGrid, placeAt } from './layout';

export const BOXES = (DOTS - 1) ** 2;

export type Player = 'blue' | 'red';

export interface Line {
  readonly from: Dot;
  readonly to: Dot;
  readonly player: Player;
}

/** A closed box, named by the dot at its upper left. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly player: Player;
}

export interface State {
  readonly lines: readonly Line[];
  readonly boxes: readonly Box[];
  readonly blueScore: number;
  readonly redScore: number;
  readonly currentPlayer: Player;
  readonly winner: Player | 'tie' | null;
  readonly status: 'playing' | 'finished';
  /** The dot the next line starts from. */
  readonly selected: Dot | null;
}

export type Action =
  /** A finger on the canvas, in its units. */
  | { readonly type: 'tap'; readonly x: number; readonly y: number }
  | { readonly type: 'choose'; readonly dot: Dot }
  | { readonly type: 'join'; readonly from: Dot; readonly to: Dot };

interface Move {
  readonly line: Line;
  /** Whose turn it is now. */
  readonly next: Player;
  readonly blueScore: number;
  readonly redScore: number;
}

export type Cue =
  | { readonly type: 'selected'; readonly dot: Dot }
  | { readonly type: 'deselected' }
  | ({ readonly type: 'drew' } & Move)
  | ({ readonly type: 'boxed'; readonly boxes: readonly Box[] } & Move)
  | { readonly type: 'rejected'; readonly from: Dot; readonly to: Dot }
  | { readonly type: 'missed'; readonly x: number; readonly y: number }
  | ({ readonly type: 'finished' } & Pick<State, 'winner' | 'blueScore' | 'redScore'>);

type CueTool = Tools<Cue>['cue'];

export const isAdjacent = (a: Dot, b: Dot) => neighboursOf(a).some((dot) => sameCell(dot, b));

/** The line between two dots, whichever way it was drawn. */
export const lineBetween = (lines: readonly Line[], a: Dot, b: Dot) =>
  lines.find(({ from, to }) => (sameCell(from, a) && sameCell(to, b)) || (sameCell(from, b) && sameCell(to, a)));

export const winnerOf = (blueScore: number, redScore: number) =>
  blueScore === redScore ? 'tie' : blueScore > redScore ? 'blue' : 'red';

function isClosed(lines: readonly Line[], { x, y }: Dot): boolean {
  const corners = [
    { x, y },
    { x: x + 1, y },
    { x: x + 1, y: y + 1 },
    { x, y: y + 1 },
  ];
  return corners.every((corner, index) => lineBetween(lines, corner, corners[(index + 1) % 4] ?? corner));
}

/** The boxes that the newest line closes: of the two beside it, those with all four sides. */
function newlyClosed(lines: readonly Line[], { from, to, player }: Line): Box[] {
  const first = { x: Math.min(from.x, to.x), y: Math.min(from.y, to.y) };
  const other = from.y === to.y ? { x: first.x, y: first.y - 1 } : { x: first.x - 1, y: first.y };
  return [other, first].filter((box) => isClosed(lines, box)).map((box) => ({ ...box, player }));
}

function join(state: State, from: Dot, to: Dot, cue: CueTool): State {
  if (!onGrid(from) || !isAdjacent(from, to)) return state;
  if (lineBetween(state.lines, from, to)) {
    cue({ type: 'rejected', from, to });
    return { ...state, selected: null };
  }
  const player = state.currentPlayer;
  const line = { from, to, player };
  const lines = [...state.lines, line];
  const closed = newlyClosed(lines, line);
  const boxes = [...state.boxes, ...closed];
  const blueScore = boxes.filter((box) => box.player === 'blue').length;
  const redScore = boxes.length - blueScore;
  const finished = boxes.length === BOXES;
  const next = closed.length > 0 ? player : player === 'blue' ? 'red' : 'blue';
  const move = { line, next, blueScore, redScore } as const;
  cue(closed.length > 0 ? { type: 'boxed', boxes: closed, ...move } : { type: 'drew', ...move });
  const winner = finished ? winnerOf(blueScore, redScore) : null;
  if (finished) cue({ type: 'finished', winner, blueScore, redScore });
  return {
    lines,
    boxes,
    blueScore,
    redScore,
    currentPlayer: next,
    winner,
    status: finished ? 'finished' : 'playing',
    selected: null,
  };
}

function choose(state: State, dot: Dot, cue: CueTool): State {
  const { selected } = state;
  if (!onGrid(dot)) return state;
  if (selected && sameCell(selected, dot)) {
    cue({ type: 'deselected' });
    return { ...state, selected: null };
  }
  if (selected && isAdjacent(selected, dot)) return join(state, selected, dot, cue);
  cue({ type: 'selected', dot });
  return { ...state, selected: dot };
}

export const rules: Rules<State, Action, Cue> = {
  start: () => ({
    lines: [],
    boxes: [],
    blueScore: 0,
    redScore: 0,
    currentPlayer: 'blue',
    winner: null,
    status: 'playing',
    selected: null,
  }),

  play(state, action, { cue }) {
    const over = state.status === 'finished';
    if (action.type === 'tap') {
      const place = over ? null : placeAt(action);
      if (place?.to) return join(state, place.from, place.to, cue);
      if (place) return choose(state, place.from, cue);
      cue({ type: 'missed', x: action.x, y: action.y });
      return state;
    }
    if (over) return state;
    return action.type === 'choose' ? choose(state, action.dot, cue) : join(state, action.from, action.to, cue);
  },
};
