/** What shows what to do, as one script: only who needs it fetches it. */

export { showHand } from './ghostHand';
export { shownNow } from './shownNow';
export { layLight } from './wantedLight';
