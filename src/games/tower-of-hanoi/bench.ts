import { oneOf, type Touches } from '../../../bench/touches';

export const touches: Touches = { tap: oneOf('main .play button', [0, 1, 1, 0]) };

export const rests = true;
