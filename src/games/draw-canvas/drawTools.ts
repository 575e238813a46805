/** What a child can begin to draw without: fetched as one script at the first touch. */
export { drawShape } from './drawShape';
export { fill, wordOf } from './fill';
