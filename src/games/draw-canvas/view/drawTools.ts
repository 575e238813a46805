/** What a child can begin to draw without: fetched as one script at the first touch. */

export { fill, wordOf } from '../rules/fill';
export { drawShape } from './drawShape';
