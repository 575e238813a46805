import type { Direction } from '../../../core/grid';
import type { Rules } from '../../../core/rules';
import { isSolved, moverFor, shuffled, swap, type Tiles, wayOf } from './board';

export type Difficulty = 'easy' | 'medium' | 'hard';

export const SIDES: Record<Difficulty, number> = { easy: 2, medium: 3, hard: 4 };

export interface State {
  readonly difficulty: Difficulty;
  readonly tiles: Tiles;
  readonly moves: number;
  readonly solved: boolean;
}

export type Action =
  /** A finger comes down on a tile; nothing moves yet. */
  | { readonly type: 'touch'; readonly position: number }
  | { readonly type: 'press'; readonly position: number }
  | { readonly type: 'push'; readonly direction: Direction }
  | { readonly type: 'new-game'; readonly difficulty: Difficulty };

export type Cue =
  | { readonly type: 'touched' }
  | { readonly type: 'slid'; readonly value: number; readonly direction: Direction; readonly home: boolean }
  /** A tile that cannot move; null when there is none to push that way. */
  | { readonly type: 'stuck'; readonly value: number | null }
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
  const after = { ...state, tiles: swap(tiles, position), moves: state.moves + 1 };
  cue({ type: 'slid', value, direction, home: after.tiles[value - 1] === value });
  if (!isSolved(after.tiles)) return after;
  cue({ type: 'solved', moves: after.moves });
  return { ...after, solved: true };
}

export const rules: Rules<State, Action, Cue, Difficulty> = {
  start: (difficulty, { random }) => ({
    difficulty,
    tiles: shuffled(SIDES[difficulty], random),
    moves: 0,
    solved: false,
  }),

  play(state, action, tools) {
    if (action.type === 'new-game') {
      tools.cue({ type: 'shuffled' });
      return rules.start(action.difficulty, tools);
    }
    if (state.solved) return state;
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
};
