import { type GameCheck, PANEL, times } from '../../../e2e/check';

export const check: GameCheck = {
  main: { both: /Mode Snake/, tablet: /^(Up|Left|Down|Right)$/ },
  counted: ['You', 'Best'],
  keys: { value: 'You', strokes: [PANEL, 'Enter', ...times(18, ...times(20, 'ArrowRight'), 'ArrowDown')] },
};
