import type { GameCheck } from '../../../e2e/check';

export const check: GameCheck = {
  main: { both: /^Start Game/ },
  counted: ['Score', 'Time'],
  miss: { x: 0.02, y: 0.98 },
};
