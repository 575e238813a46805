import type { GameCheck } from '../../../e2e/check';

export const check: GameCheck = {
  // Cells of a board.
  small: /, row/,
  isButtons: true,
};
