/** What a stage can open without: fetched as one script at the first touch. */
export { moveElsewhere } from './elsewhere';
export { paintPopups } from './paintPopups';
