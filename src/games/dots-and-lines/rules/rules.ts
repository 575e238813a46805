import { distance, type Point } from '../../../core/geometry';
import { sameCell } from '../../../core/grid';
import { dragHint, type Hint, tapHint } from '../../../core/hint';
import type { Rules, Tools } from '../../../core/rules';
import { bestGap } from './hint';
import {
  boxesBeside,
  DOTS,
  type Dot,
  GAP_REACH,
  type Gap,
  lineBetween,
  middleOf,
  neighboursOf,
  onGrid,
  openSides,
  placeAt,
  pointOf,
} from './layout';

export const BOXES = (DOTS - 1) ** 2;

export type Player = 'blue' | 'red';

export interface Line extends Gap {
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
  /** The line that a tap on its gap has chosen; a second tap draws it. */
  readonly preview: Gap | null;
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
  | ({ readonly type: 'previewed' } & Gap)
  | ({ readonly type: 'drew' } & Move)
  | ({ readonly type: 'boxed'; readonly boxes: readonly Box[] } & Move)
  | ({ readonly type: 'rejected' } & Gap)
  | { readonly type: 'missed'; readonly x: number; readonly y: number }
  | ({ readonly type: 'finished' } & Pick<State, 'winner' | 'blueScore' | 'redScore'>);

type CueTool = Tools<Cue>['cue'];

export const isAdjacent = (a: Dot, b: Dot) => neighboursOf(a).some((dot) => sameCell(dot, b));

export const winnerOf = (blueScore: number, redScore: number) =>
  blueScore === redScore ? 'tie' : blueScore > redScore ? 'blue' : 'red';

/** The boxes that the newest line closes: of the two beside it, those with all four sides. */
const newlyClosed = (lines: readonly Line[], line: Line): Box[] =>
  boxesBeside(line)
    .filter((box) => openSides(lines, box) === 0)
    .map((box) => ({ ...box, player: line.player }));

function join(state: State, from: Dot, to: Dot, cue: CueTool): State {
  if (!onGrid(from) || !isAdjacent(from, to)) return state;
  if (lineBetween(state.lines, from, to)) {
    cue({ type: 'rejected', from, to });
    return { ...state, selected: null, preview: null };
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
    preview: null,
  };
}

function choose(state: State, dot: Dot, cue: CueTool): State {
  const { selected } = state;
  if (!onGrid(dot)) return state;
  if (selected && sameCell(selected, dot)) {
    cue({ type: 'deselected' });
    return { ...state, selected: null, preview: null };
  }
  if (selected && isAdjacent(selected, dot)) return join(state, selected, dot, cue);
  cue({ type: 'selected', dot });
  return { ...state, selected: dot, preview: null };
}

/** A tap on a gap chooses its line first: a hand that only rests there draws nothing. From a chosen dot it is the second step. */
function tapGap(state: State, { from, to }: Gap, cue: CueTool): State {
  const { selected, lines } = state;
  const begun = selected && (sameCell(selected, from) || sameCell(selected, to));
  if (begun || lineBetween(lines, from, to)) return join(state, from, to, cue);
  cue({ type: 'previewed', from, to });
  return { ...state, selected: null, preview: { from, to } };
}

function tap(state: State, point: Point, cue: CueTool): State {
  const { preview } = state;
  const place = state.status === 'finished' ? null : placeAt(point);
  // The second tap may be a little off: between these two dots it can only mean their line.
  if (preview && distance(middleOf(preview), point) <= GAP_REACH) return join(state, preview.from, preview.to, cue);
  if (place?.to) return tapGap(state, { from: place.from, to: place.to }, cue);
  if (place) return choose(state, place.from, cue);
  cue({ type: 'missed', x: point.x, y: point.y });
  return state;
}

const tapping = (dot: Point): Action => ({ type: 'tap', ...pointOf(dot) });

/** How to draw the line of a gap from here on. */
function drawing({ selected, preview }: State, gap: Gap): Hint<Action> {
  const { from, to } = gap;
  // The first step is made already: to choose the line, or a dot of it.
  if (preview && lineBetween([preview], from, to)) return tapHint(middleOf(gap), { type: 'tap', ...middleOf(gap) });
  if (selected && sameCell(selected, from)) return tapHint(pointOf(to), tapping(to));
  if (selected && sameCell(selected, to)) return tapHint(pointOf(from), tapping(from));
  // A finger that comes down next to the chosen dot would draw that line at once: then from the other end.
  const [start, end] = selected && isAdjacent(selected, from) ? [to, from] : [from, to];
  return dragHint(pointOf(start), pointOf(end), tapping(start), { type: 'join', from: start, to: end });
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
    preview: null,
  }),

  play(state, action, { cue }) {
    if (action.type === 'tap') return tap(state, action, cue);
    if (state.status === 'finished') {
      cue({ type: 'missed', ...pointOf(action.type === 'choose' ? action.dot : action.from) });
      return state;
    }
    return action.type === 'choose' ? choose(state, action.dot, cue) : join(state, action.from, action.to, cue);
  },

  hint(state) {
    const gap = bestGap(state.lines, state.selected, state.preview);
    return gap && drawing(state, gap);
  },
};
