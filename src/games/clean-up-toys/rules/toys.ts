import type { ThingAction, ThingCue, Things } from '../../../families/tidy/rules/things';

/** Every toy in the order of its picture, and the sound of its own: ms apart, wave, half tones to slide, pitches. */
export const TOYS = {
  'teddy bear': [130, 'sine', -2, 55, 52],
  car: [200, 'triangle', 12, 45],
  ball: [90, 'sine', -7, 60, 64, 67],
  'dart board': [90, 'noise', 0, 96, 60],
  'art supplies': [70, 'noise', 0, 88, 90, 89, 91],
  books: [80, 'sine', 0, 43, 41, 40],
  'yo-yo': [60, 'sine', 0, 76, 71, 66, 62, 66, 71, 76],
  dice: [55, 'noise', 0, 84, 80, 86, 79],
  'puzzle piece': [60, 'triangle', 0, 79, 91],
  'circus tent': [90, 'triangle', 0, 72, 71, 72, 67],
  masks: [75, 'sine', 0, 74, 78, 74, 78],
  target: [110, 'triangle', -5, 52, 88],
  guitar: [45, 'triangle', 0, 52, 59, 64, 68],
  drums: [110, 'sine', -6, 38, 43, 38],
} as const;

export type Kind = keyof typeof TOYS;
export const KINDS = Object.keys(TOYS) as Kind[];

export type Target = 'basket';

export interface State extends Things<Kind, Target> {
  /** When Mommy takes the next toy. */
  readonly helpAt: number | null;
}

export type Action = ThingAction<Target> | { readonly type: 'help' };

export type Cue =
  | ThingCue<Kind>
  | { readonly type: 'helped' }
  | { readonly type: 'bonus'; readonly x: number; readonly y: number };
