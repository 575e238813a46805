import type { GameCheck } from '../../../e2e/check';

export const check: GameCheck = {
  main: { both: /^(Classic|Fire|Spider|Diamond|Hexagon|Rainbow|Neon|Hearts|Fan|Ninja|Flower)$/ },
  counted: ['Spins', 'Top Speed'],
  keys: { value: 'Top Speed', strokes: ['Space', 300] },
};
