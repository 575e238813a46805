import type { GameCheck } from '../../../e2e/check';

export const check: GameCheck = {
  counted: ['Score', 'Correct', 'Wrong'],
  isButtons: true,
};
