import { type GameCheck, PANEL, times } from '../../../e2e/check';

export const check: GameCheck = {
  main: { both: /^Hole/, tablet: /^(EASY|MEDIUM|HARD)/ },
  counted: ['SCORE', 'TIME LEFT'],
  keys: {
    value: 'SCORE',
    strokes: [PANEL, 'Enter', ...times(12, 1000, 'KeyQ', 'KeyW', 'KeyE', 'KeyA', 'KeyS', 'KeyD')],
  },
  isTimed: true,
  isOtherInCalm: true,
};
