import { spread, type Touches } from '../../../bench/touches';

export const touches: Touches = { tap: spread };

export const rests = true;

export const fills = {
  tools: ['DRAW', 'SPLASH'],
  colors: ['blue', 'yellow', 'green', 'pink', 'orange', 'purple', 'blue', 'yellow', 'red'],
};
