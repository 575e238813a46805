import { isCalm } from '../family/calm';
import type { Note } from './sound';

/** A number or word that rises from a place of the stage and fades, in stage units. */
export interface Popup {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly mood?: 'good' | 'bad';
  /** How long it is to be seen on a stage: a second, if nothing else is said. */
  readonly ms?: number;
}

/** More popups at once would only hide the game. */
export const MOST_POPUPS = 12;

/** Confetti for so many ms, in the colors of the theme or in these. */
export type Celebrate = number | { readonly ms: number; readonly colors: readonly string[] };

/** How one cue sounds, feels and looks. */
export interface Effect {
  readonly notes?: readonly Note[];
  /** Milliseconds to buzz, or a pattern. */
  readonly haptic?: number | readonly number[];
  readonly popup?: Popup;
  readonly celebrate?: Celebrate;
  /** Said to screen readers, politely. */
  readonly say?: string;
  /** Points and the like, said right after it, but in a calm game. */
  readonly counted?: string;
  /** Tells of something that did not succeed. So does a bad popup. */
  readonly fails?: boolean;
}

/** Every cue of a game needs its effect: a cue without one is a compile error. */
export type Effects<Cue extends { readonly type: string }> = {
  readonly [Type in Cue['type']]: Effect | ((cue: Extract<Cue, { type: Type }>) => Effect);
};

export function effectOf<Cue extends { readonly type: string }>(effects: Effects<Cue>, cue: Cue): Effect {
  const effect = effects[cue.type as Cue['type']] as Effect | ((cue: Cue) => Effect);
  return typeof effect === 'function' ? effect(cue) : effect;
}

/** An effect as it is shown and said: in a calm game without points. */
export function asShown(effect: Effect): Effect {
  const { say = '', counted, popup } = effect;
  if (isCalm()) return popup && /\d|points/i.test(popup.text) ? { ...effect, popup: undefined } : effect;
  return counted ? { ...effect, say: say + counted } : effect;
}
