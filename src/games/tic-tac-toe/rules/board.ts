export type Player = 'X' | 'O';
export type Line = readonly [number, number, number];

/** The three rows, the three columns and the two diagonals; cells count from the top left. */
export const LINES: readonly Line[] = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

export const OTHER: Record<Player, Player> = { X: 'O', O: 'X' };

export type Board = readonly (Player | null)[];

/** The free cells that would complete a line. */
export const completing = (board: Board, player: Player): readonly number[] =>
  LINES.filter((line) => line.filter((cell) => board[cell] === player).length === 2).flatMap((line) =>
    line.filter((cell) => board[cell] === null),
  );

/** The middle, then corners, then edges. */
const PREFERRED = [4, 0, 2, 6, 8, 1, 3, 5, 7];

/** Wins where one can, keeps the other from winning, else takes the best place that is free. */
export const bestCell = (board: Board, player: Player): number | undefined =>
  completing(board, player)[0] ?? completing(board, OTHER[player])[0] ?? PREFERRED.find((cell) => board[cell] === null);
