import type { GameCheck } from '../../../e2e/check';

export const check: GameCheck = {
  counted: ['0'],
  isButtons: true,
};
