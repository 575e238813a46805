import { each, key, type Play } from '../../../bench/plays';
import { spread, type Touches } from '../../../bench/touches';

export const play: Play = { start: key('Space'), keep: each(key('ArrowRight'), key('Space')) };

export const touches: Touches = { tap: spread };

export const rests = true;
