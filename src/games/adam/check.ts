import type { GameCheck } from '../../../e2e/check';

export const check: GameCheck = {
  // A secret eye.
  small: /grown-ups/,
  further: ['Easy', 'triangle', 'triangle', 'triangle', 'Submit'],
  isButtons: true,
};
