/** So many units across fit on the stage: the spinner, its glow and a little air. */
const VIEW = 384;

/** Pixels per unit of the spinner on a stage of this size. */
export const unitOf = (width: number, height: number) => Math.min(width, height) / VIEW;
