/** How stickers are given, as one script: it is fetched once a game is played. */
export { watchFacts } from './watchFacts';
