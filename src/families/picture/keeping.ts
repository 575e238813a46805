/** How pictures are kept, as one script: games fetch it when there is something to keep, or to go on with. */
export { createKeeper, findDraft, putAside } from './store/keeper';
export { flyInto } from './view/flight';
export { KeepPanel } from './view/KeepPanels';
