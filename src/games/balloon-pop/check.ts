import { type GameCheck, times } from '../../../e2e/check';

export const check: GameCheck = {
  counted: ['Score', 'High Score', 'Time Left'],
  keys: { value: 'Score', strokes: [3000, ...times(5, 'Space', 300)] },
  isTimed: true,
  // It never rests.
  isSample: true,
};
