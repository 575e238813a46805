import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createGame } from '../../../core/game';
import { statusText } from '../view/words';
import { LINES, type Player } from './board';
import { type Cue, rules } from './rules';

function setUp() {
  const game = createGame(rules, undefined, 1);
  const cues: Cue[] = [];
  game.listen((cue) => cues.push(cue));
  return {
    game,
    cues,
    mark: (...cells: readonly number[]) => cells.map((cell) => game.play({ type: 'mark', cell })),
    newGame: () => game.play({ type: 'new-game' }),
    board: () => game.state.board.map((mark) => mark ?? '.').join(''),
  };
}

/** Cells that X and O take in turn so that X ends with the line, O with none. */
function roundFor(line: readonly number[]): number[] {
  const rest = [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((cell) => !line.includes(cell));
  return [line[0], rest[0], line[1], rest[1], line[2]] as number[];
}

describe('Tic Tac Toe', () => {
  it('starts with nine empty cells, X to move and no wins', () => {
    const { game } = setUp();
    expect(game.state).toEqual({
      board: Array(9).fill(null),
      player: 'X',
      status: 'playing',
      winner: null,
      winningLines: [],
      wins: { X: 0, O: 0 },
      celebratedUntil: null,
    });
    expect(game.ticking).toBe(false);
  });

  it('X starts; turns alternate', () => {
    const { game, mark, board } = setUp();
    mark(0, 4, 8);
    expect(board()).toBe('X...O...X');
    expect(game.state.player).toBe('O');
  });

  it.each(['012', '345', '678', '036', '147', '258', '048', '246'])('a win is any of 8 lines: %s', (cells) => {
    expect(LINES).toHaveLength(8);
    const line = [...cells].map(Number);
    const { game, mark, cues } = setUp();
    mark(...roundFor(line));
    expect(game.state).toMatchObject({ status: 'won', winner: 'X', winningLines: [line], wins: { X: 1, O: 0 } });
    expect(cues.at(-1)).toEqual({ type: 'won', player: 'X' });
  });

  it('O can win too, and its count grows', () => {
    const { game, mark } = setUp();
    mark(0, 3, 1, 4, 8, 5);
    expect(game.state).toMatchObject({ status: 'won', winner: 'O', wins: { X: 0, O: 1 } });
  });

  it('marks both lines when the last mark completes two', () => {
    const { game, mark } = setUp();
    mark(0, 1, 2, 3, 6, 5, 8, 7, 4);
    expect(game.state.winningLines).toEqual([
      [0, 4, 8],
      [2, 4, 6],
    ]);
    expect(game.state.wins.X).toBe(1);
  });

  it('a full board with no winner is a draw', () => {
    const { game, mark, cues } = setUp();
    mark(4, 0, 1, 7, 6, 2, 3, 5, 8);
    expect(game.state).toMatchObject({ status: 'draw', winner: null, wins: { X: 0, O: 0 } });
    expect(cues.at(-1)).toEqual({ type: 'drawn' });
    expect(game.ticking).toBe(false);
  });

  it('a full board with a line is a win, not a draw', () => {
    const { game, mark } = setUp();
    mark(0, 1, 2, 3, 6, 5, 8, 7, 4);
    expect(game.state.status).toBe('won');
  });

  it('clicking a filled cell does nothing', () => {
    const { game, mark, cues } = setUp();
    mark(4);
    const before = game.state;
    expect(mark(4)).toEqual([false]);
    expect(game.state).toBe(before);
    expect(cues.at(-1)).toEqual({ type: 'refused', over: false });
  });

  it('clicking any cell after the game ends does nothing', () => {
    const { game, mark, cues } = setUp();
    mark(0, 3, 1, 4, 2);
    const before = game.state;
    expect(mark(0, 5, 8)).toEqual([false, false, false]);
    expect(game.state).toBe(before);
    expect(cues.at(-1)).toEqual({ type: 'refused', over: true });
  });

  it.each([-1, 9, 0.5, Number.NaN])('refuses a cell that is not on the board (%s)', (cell) => {
    const { game, mark } = setUp();
    expect(mark(cell)).toEqual([false]);
    expect(game.state.player).toBe('X');
  });

  it('celebrates a win for exactly 5 s and is then at rest', () => {
    const { game, mark } = setUp();
    mark(0, 3, 1, 4, 2);
    game.advance(4999);
    expect(game.state.celebratedUntil).not.toBeNull();
    game.advance(1);
    expect(game.state.celebratedUntil).toBeNull();
    expect(game.state.status).toBe('won');
    expect(game.ticking).toBe(false);
  });

  it('NEW GAME clears the board, gives X the first move, and keeps win counts', () => {
    const { game, mark, newGame, board } = setUp();
    mark(0, 3, 1, 4, 2);
    newGame();
    expect(board()).toBe('.........');
    expect(game.state).toMatchObject({ player: 'X', status: 'playing', winner: null, winningLines: [] });
    expect(game.state.wins).toEqual({ X: 1, O: 0 });
    expect(game.ticking).toBe(false);
    mark(0, 3, 1, 4, 2);
    expect(game.state.wins).toEqual({ X: 2, O: 0 });
  });

  it('NEW GAME in the middle of a round gives X the first move as well', () => {
    const { game, mark, newGame } = setUp();
    mark(0);
    newGame();
    expect(game.state.player).toBe('X');
  });

  it("says 'Player X's Turn', 'Player O's Turn', 'Player X Wins!', 'Player O Wins!' and 'It's a Draw!'", () => {
    const { game, mark, newGame } = setUp();
    expect(statusText(game.state)).toBe("Player X's Turn");
    mark(0);
    expect(statusText(game.state)).toBe("Player O's Turn");
    mark(3, 1, 4, 2);
    expect(statusText(game.state)).toBe('Player X Wins!');
    newGame();
    mark(0, 3, 1, 4, 8, 5);
    expect(statusText(game.state)).toBe('Player O Wins!');
    newGame();
    mark(4, 0, 1, 7, 6, 2, 3, 5, 8);
    expect(statusText(game.state)).toBe("It's a Draw!");
  });

  it('agrees with a brute-force look at the board, whatever is pressed', () => {
    /** Walks from every cell in every direction; knows nothing of the rules' list of lines. */
    function hasThree(board: readonly (Player | null)[], player: Player): boolean {
      const at = (x: number, y: number) => (x < 0 || y < 0 || x > 2 || y > 2 ? null : board[y * 3 + x]);
      return board.some((_, cell) =>
        [-1, 0, 1].some((dx) =>
          [-1, 0, 1].some(
            (dy) =>
              (dx !== 0 || dy !== 0) &&
              [0, 1, 2].every((step) => at((cell % 3) + step * dx, Math.floor(cell / 3) + step * dy) === player),
          ),
        ),
      );
    }
    fc.assert(
      fc.property(fc.array(fc.nat(9), { maxLength: 60, size: 'max' }), (presses) => {
        const { game, mark, newGame } = setUp();
        for (const press of presses) {
          const before = game.state;
          if (press === 9) newGame();
          else mark(press);
          const { board, status, winner, wins } = game.state;
          const [xs, os] = ['X', 'O'].map((player) => board.filter((mark) => mark === player).length);
          expect([0, 1]).toContain(Number(xs) - Number(os));
          const winners = (['X', 'O'] as const).filter((player) => hasThree(board, player));
          expect(winners).toEqual(winner === null ? [] : [winner]);
          const full = board.every((mark) => mark !== null);
          expect(status).toBe(winner ? 'won' : full ? 'draw' : 'playing');
          const gained = wins.X + wins.O - before.wins.X - before.wins.O;
          expect(gained).toBe(status === 'won' && before.status === 'playing' ? 1 : 0);
        }
      }),
    );
  });
});
