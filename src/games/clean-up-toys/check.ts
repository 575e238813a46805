import type { GameCheck } from '../../../e2e/check';

export const check: GameCheck = {
  main: { tablet: /^Mommy Help/ },
  counted: ['Score'],
  kept: ['Toys'],
  isButtons: true,
};
