/** Writing holds up a hand for some frames, so it waits until the hand rests for so long, in ms. */
const REST = 500;
/** But no longer than this: whatever happens, no more is lost. */
const LONGEST = 5000;

/** How soon a change is to be written, if none follows; the oldest that is not written yet is from so many ms ago. */
export const writeAfter = (unwrittenFor: number): number => Math.max(0, Math.min(REST, LONGEST - unwrittenFor));
