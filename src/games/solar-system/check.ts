import { type GameCheck, times } from '../../../e2e/check';

export const check: GameCheck = {
  // Places of a board: on the smallest phone there is no room.
  small: /^Slot/,
  main: { tablet: /^Slot/ },
  counted: ['Score'],
  keys: { value: 'Score', strokes: [{ to: 'Slot 1 from the sun' }, ...times(8, 'Enter', 700, 'Tab')] },
};
