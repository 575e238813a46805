/** What a stage can open without: fetched as one script at the first touch. */
export { moveElsewhere } from './painting/elsewhere';
export { paintPopups } from './popups';
