import { type GameCheck, times } from '../../../e2e/check';

export const check: GameCheck = {
  counted: ['Score', 'Time', 'Best', '(+10)'],
  keys: { value: 'Score', strokes: times(12, { hold: 'ArrowLeft', ms: 900 }, { hold: 'ArrowRight', ms: 900 }) },
};
