/** The album's store as one script: games that make pictures fetch it once they are open. */
export { createKeeper, findDraft, putAside } from './keeper';
