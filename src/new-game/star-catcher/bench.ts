import { spread, type Touches } from '../../../bench/touches';

export const touches: Touches = { tap: spread };
