import type { GameCheck } from '../../../e2e/check';

export const check: GameCheck = {
  // Swatches: many at once.
  small: /^(red|blue|green|yellow|purple|orange|pink|cyan|lime|indigo|emerald|rose)$/,
};
