import { dragHint, tapHint } from '../../../core/hint';
import type { Rules } from '../../../core/rules';
import { bestMove, nextPress } from './solver';
import { canPlace, GOAL, type Move, moveDisc, START, stacked, type Tower, type Towers, topOf } from './towers';

export const CELEBRATION = 3000;

export type Difficulty = 'easy' | 'medium' | 'hard';

export const CONFIG: Record<Difficulty, { readonly discs: number; readonly minMoves: number }> = {
  easy: { discs: 3, minMoves: 7 },
  medium: { discs: 4, minMoves: 15 },
  hard: { discs: 5, minMoves: 31 },
};

export interface State {
  readonly difficulty: Difficulty;
  readonly towers: Towers;
  /** The tower whose top disc is in hand. */
  readonly selected: Tower | null;
  readonly moves: number;
  readonly won: boolean;
  /** What can be undone, the last move at the end. */
  readonly history: readonly Move[];
  /** The move that is being shown, until the next one is made. */
  readonly hint: Move | null;
  /** When the celebration hides. */
  readonly celebratedUntil: number | null;
}

export type Action =
  | { readonly type: 'press'; readonly tower: Tower }
  | { readonly type: 'undo' }
  | { readonly type: 'hint' }
  | { readonly type: 'new-game'; readonly difficulty: Difficulty };

export type Cue =
  | { readonly type: 'lifted' | 'put-back'; readonly size: number; readonly tower: Tower }
  | { readonly type: 'placed' | 'undone'; readonly size: number; readonly tower: Tower; readonly moves: number }
  | { readonly type: 'rejected'; readonly size: number; readonly under: number }
  | { readonly type: 'hinted'; readonly size: number; readonly move: Move }
  | { readonly type: 'refused'; readonly why: 'empty' | 'won' | 'nothing to undo' }
  | { readonly type: 'won'; readonly moves: number }
  | { readonly type: 'dealt' };

const deal = (difficulty: Difficulty): State => ({
  difficulty,
  towers: stacked(START, CONFIG[difficulty].discs),
  selected: null,
  moves: 0,
  won: false,
  history: [],
  hint: null,
  celebratedUntil: null,
});

type Say = (cue: Cue) => void;

function press(state: State, tower: Tower, now: number, cue: Say): State {
  const { selected, towers } = state;
  const disc = topOf(towers, selected ?? tower);
  if (!disc) {
    cue({ type: 'refused', why: 'empty' });
    return state;
  }
  const { size } = disc;
  if (selected === null) {
    cue({ type: 'lifted', size, tower });
    return { ...state, selected: tower };
  }
  if (selected === tower) {
    cue({ type: 'put-back', size, tower });
    return { ...state, selected: null };
  }
  if (!canPlace(towers, selected, tower)) {
    cue({ type: 'rejected', size, under: topOf(towers, tower)?.size ?? 0 });
    return { ...state, selected: null };
  }
  const move = { from: selected, to: tower };
  const moves = state.moves + 1;
  const after = moveDisc(towers, move);
  const won = after[GOAL].length === CONFIG[state.difficulty].discs;
  cue({ type: 'placed', size, tower, moves });
  if (won) cue({ type: 'won', moves });
  return {
    ...state,
    towers: after,
    selected: null,
    moves,
    won,
    history: [...state.history, move],
    hint: null,
    celebratedUntil: won ? now + CELEBRATION : null,
  };
}

/** Takes the last move back. It happened all the same, so Moves stays as it is. */
function undo(state: State, cue: Say): State {
  const last = state.history.at(-1);
  if (!last) {
    cue({ type: 'refused', why: 'nothing to undo' });
    return state;
  }
  const towers = moveDisc(state.towers, { from: last.to, to: last.from });
  cue({ type: 'undone', size: topOf(towers, last.from)?.size ?? 0, tower: last.from, moves: state.moves });
  return { ...state, towers, selected: null, hint: null, history: state.history.slice(0, -1) };
}

function showHint(state: State, cue: Say): State {
  const move = bestMove(state.towers);
  if (!move) return state;
  cue({ type: 'hinted', size: topOf(state.towers, move.from)?.size ?? 0, move });
  // A disc in hand that should stay where it is goes back by itself.
  return { ...state, hint: move, selected: state.selected === move.from ? move.from : null };
}

const pressing = (tower: Tower): Action => ({ type: 'press', tower });

export const rules: Rules<State, Action, Cue, Difficulty> = {
  start: deal,

  play(state, action, { now, cue }) {
    if (action.type === 'new-game') {
      cue({ type: 'dealt' });
      return deal(action.difficulty);
    }
    if (state.won) {
      cue({ type: 'refused', why: 'won' });
      return state;
    }
    if (action.type === 'undo') return undo(state, cue);
    return action.type === 'hint' ? showHint(state, cue) : press(state, action.tower, now, cue);
  },

  next: ({ celebratedUntil }) => celebratedUntil,

  tick: (state) => ({ ...state, celebratedUntil: null }),

  hint({ towers, selected }) {
    const move = bestMove(towers);
    if (!move) return null;
    // With nothing in hand one drag is the whole move.
    if (selected === null) return dragHint(String(move.from), String(move.to), pressing(move.from), pressing(move.to));
    const tower = nextPress(move, selected);
    return tapHint(String(tower), pressing(tower));
  },
};
