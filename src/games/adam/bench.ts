import { oneOf, press, type Touches } from '../../../bench/touches';

export const touches: Touches = { start: press('Easy'), tap: oneOf('main fieldset button', [0, 3, 1, 4, 2, 5]) };

export const rests = true;
