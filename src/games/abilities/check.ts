import { type GameCheck, times } from '../../../e2e/check';

export const check: GameCheck = {
  counted: ['You', 'Bot', 'Best'],
  keys: { value: 'You', strokes: times(18, ...times(20, 'ArrowRight'), 'ArrowDown') },
  isTimed: true,
};
