import type { Direction } from '../../../core/grid';
import { tapHint } from '../../../core/hint';
import type { Rules } from '../../../core/rules';
import { type Difficulty, isSolved, moverFor, SIDES, shuffled, swap, type Tiles, wayOf } from './board';
import { nextByRows } from './byRows';
import { hint } from './hint';

export interface State {
  readonly difficulty: Difficulty;
  readonly tiles: Tiles;
  readonly moves: number;
  readonly solved: boolean;
  /** The tile that a hint shows, until one is slid. */
  readonly hinted: number | null;
}

export type Action =
  /** A finger comes down on a tile; nothing moves yet. */
  | { readonly type: 'touch'; readonly position: number }
  | { readonly type: 'press'; readonly position: number }
  | { readonly type: 'push'; readonly direction: Direction }
  | { readonly type: 'hint' }
  | { readonly type: 'new-game'; readonly difficulty: Difficulty };

export type Cue =
  | { readonly type: 'touched' }
  | { readonly type: 'slid'; readonly value: number; readonly direction: Direction; readonly home: boolean }
  /** A tile that cannot move; null when there is none to push that way. */
  | { readonly type: 'stuck'; readonly value: number | null }
  | { readonly type: 'hinted'; readonly value: number; readonly direction: Direction }
  | { readonly type: 'solved'; readonly moves: number }
  | { readonly type: 'shuffled' };

type Say = (cue: Cue) => void;

function press(state: State, position: number, cue: Say): State {
  const { tiles } = state;
  const direction = wayOf(tiles, position);
  if (!direction) {
    cue({ type: 'stuck', value: tiles[position] || null });
    return state;
  }
  const value = tiles[position] ?? 0;
  const after = { ...state, tiles: swap(tiles, position), moves: state.moves + 1, hinted: null };
  cue({ type: 'slid', value, direction, home: after.tiles[value - 1] === value });
  if (!isSolved(after.tiles)) return after;
  cue({ type: 'solved', moves: after.moves });
  return { ...after, solved: true };
}

/** Shows which tile to slide next. It is no move. */
function showHint(state: State, cue: Say): State {
  const next = hint(state);
  const direction = next && wayOf(state.tiles, next.position);
  if (!direction) return state;
  cue({ type: 'hinted', value: next.value, direction });
  return { ...state, hinted: next.value };
}

export const rules: Rules<State, Action, Cue, Difficulty> = {
  start: (difficulty, { random }) => ({
    difficulty,
    tiles: shuffled(SIDES[difficulty], random),
    moves: 0,
    solved: false,
    hinted: null,
  }),

  play(state, action, tools) {
    if (action.type === 'new-game') {
      tools.cue({ type: 'shuffled' });
      return rules.start(action.difficulty, tools);
    }
    if (state.solved) return state;
    if (action.type === 'hint') return showHint(state, tools.cue);
    if (action.type === 'touch') {
      const value = state.tiles[action.position] ?? null;
      tools.cue(wayOf(state.tiles, action.position) ? { type: 'touched' } : { type: 'stuck', value });
      return state;
    }
    return press(
      state,
      action.type === 'push' ? (moverFor(state.tiles, action.direction) ?? -1) : action.position,
      tools.cue,
    );
  },

  hint(state) {
    const { difficulty, tiles } = state;
    const position = difficulty === 'hard' ? nextByRows(tiles) : (hint(state)?.position ?? null);
    return position === null ? null : tapHint(String(tiles[position]), { type: 'press', position });
  },
};
