/** True when the visitor's device asks for less motion. Asked afresh, as it can change at any time. */
export const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
