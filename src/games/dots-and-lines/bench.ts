import { hold, type Play } from '../../../bench/plays';
import { lines, type Touches } from '../../../bench/touches';

export const play: Play = { start: hold(0.1, 0.1) };

export const touches: Touches = { tap: lines };

export const rests = true;
