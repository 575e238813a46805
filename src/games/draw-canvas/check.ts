import type { GameCheck } from '../../../e2e/check';

export const check: GameCheck = {
  // Swatches: many at once.
  small: /^(red|green|blue|yellow|orange|purple|pink|black)$/,
  main: { tablet: /^(DRAW|Shape|Clear|Undo|Redo)/ },
  // Its pictures are the largest.
  isSample: true,
};
