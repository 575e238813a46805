/**
 * Calm games, as a mark on the page itself: it stands there before the first paint, style sheets see it, and whoever asks in
 * every frame gets an answer without looking into storage.
 */
export const CALM_KEY = 'wigglewood-calm';
export const CALM_MARK = 'data-calm';

/** A calm game's time passes so much slower. */
const CALM_PACE = 0.6;

export const isCalm = () => document.documentElement.hasAttribute(CALM_MARK);

/** How many ms of play pass in one. */
export const pace = () => (isCalm() ? CALM_PACE : 1);
