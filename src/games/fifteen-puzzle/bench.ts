import { oneOf, type Touches } from '../../../bench/touches';

export const touches: Touches = { tap: oneOf('main [data-movable=true]', [0, 1]), answer: 'pointerup' };

export const rests = true;
