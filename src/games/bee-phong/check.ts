import type { GameCheck } from '../../../e2e/check';

export const check: GameCheck = {
  main: { both: /^Start Game/ },
  counted: ['Score', 'High Score'],
  kept: ['Bees Left', 'Cups Hit'],
};
