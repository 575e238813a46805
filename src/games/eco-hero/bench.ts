import { type Touches, tidy } from '../../../bench/touches';

export const touches: Touches = { tap: tidy };

export const rests = true;
