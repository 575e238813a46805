import type { GameCheck } from '../../../e2e/check';

export const check: GameCheck = {
  counted: ['Moves', 'Best', 'Target'],
  isButtons: true,
};
