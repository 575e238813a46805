import { type GameCheck, PANEL, times } from '../../../e2e/check';

export const check: GameCheck = {
  main: { both: /^PLAY NOW/ },
  counted: ['Score', 'Best'],
  kept: ['Balls'],
  keys: { value: 'Score', strokes: [PANEL, 'Enter', ...times(20, 'Space', 500)] },
};
