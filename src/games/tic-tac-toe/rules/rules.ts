import { tapHint } from '../../../core/hint';
import type { Rules } from '../../../core/rules';
import { type Board, bestCell, LINES, type Line, OTHER, type Player } from './board';

export const CELEBRATION = 5000;

export interface State {
  readonly board: Board;
  /** Whose turn it is; after the end, who moved last. */
  readonly player: Player;
  readonly status: 'playing' | 'won' | 'draw';
  readonly winner: Player | null;
  /** One line as a rule, two when the last mark completed both. */
  readonly winningLines: readonly Line[];
  readonly wins: Readonly<Record<Player, number>>;
  /** When the celebration of a win is over. */
  readonly celebratedUntil: number | null;
}

export type Action = { readonly type: 'mark'; readonly cell: number } | { readonly type: 'new-game' };

export type Cue =
  | { readonly type: 'marked'; readonly player: Player; readonly cell: number }
  | { readonly type: 'refused'; readonly over: boolean }
  | { readonly type: 'won'; readonly player: Player }
  | { readonly type: 'drawn' }
  | { readonly type: 'cleared' };

const clear = (wins: State['wins']): State => ({
  board: Array<null>(9).fill(null),
  player: 'X',
  status: 'playing',
  winner: null,
  winningLines: [],
  wins,
  celebratedUntil: null,
});

export const rules: Rules<State, Action, Cue> = {
  start: () => clear({ X: 0, O: 0 }),

  play(state, action, { now, cue }) {
    if (action.type === 'new-game') {
      cue({ type: 'cleared' });
      return clear(state.wins);
    }
    const { player, wins } = state;
    const { cell } = action;
    if (state.status !== 'playing' || state.board[cell] !== null) {
      cue({ type: 'refused', over: state.status !== 'playing' });
      return state;
    }
    const board = state.board.map((mark, index) => (index === cell ? player : mark));
    cue({ type: 'marked', player, cell });
    const winningLines = LINES.filter((line) => line.every((place) => board[place] === player));
    if (winningLines.length > 0) {
      cue({ type: 'won', player });
      return {
        ...state,
        board,
        status: 'won',
        winner: player,
        winningLines,
        wins: { ...wins, [player]: wins[player] + 1 },
        celebratedUntil: now + CELEBRATION,
      };
    }
    if (board.every((mark) => mark !== null)) {
      cue({ type: 'drawn' });
      return { ...state, board, status: 'draw' };
    }
    return { ...state, board, player: OTHER[player] };
  },

  next: ({ celebratedUntil }) => celebratedUntil,

  tick: (state) => ({ ...state, celebratedUntil: null }),

  hint({ status, board, player }) {
    const cell = status === 'playing' ? bestCell(board, player) : undefined;
    return cell === undefined ? null : tapHint(String(cell), { type: 'mark', cell });
  },
};
