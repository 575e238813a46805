import { type GameCheck, times } from '../../../e2e/check';

export const check: GameCheck = {
  main: { tablet: /^(Roll|Next Ball)/ },
  counted: ['Score', 'High Score', '10'],
  keys: { value: 'Score', strokes: times(4, 'Enter', 6000) },
  isOtherInCalm: true,
};
