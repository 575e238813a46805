/** How stickers are given, as one script: it is fetched when the first one is earned. */
export { award } from './award';
export { writeGiven } from './given';
