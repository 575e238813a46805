import type { GameCheck } from '../../../e2e/check';

export const check: GameCheck = {
  main: { tablet: /^Card/ },
  crowd: { name: /^Card/, most: 12 },
  further: ['Hard'],
  counted: ['Moves'],
  kept: ['Pairs'],
  keys: { value: 'Moves', strokes: [{ to: 'Card 1' }, 'Enter', 'Tab', 'Enter', 300] },
  isButtons: true,
  // It is all buttons.
  isSample: true,
};
