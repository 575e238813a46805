import type { Point } from '../../core/geometry';
import { type Held, inside, nearest, type Size, type Thing } from '../../core/scatter';
import { basketOf, TOY } from './layout';

/** The last hop is seen before the panel covers it. */
const PANEL_AFTER = 700;
/** Small fingers miss by a little: a toy is touched as far as this from its middle. */
const TOUCH = 60;

export const KINDS = [
  'teddy-bear',
  'car',
  'ball',
  'dart-board',
  'art-supplies',
  'books',
  'yo-yo',
  'dice',
  'puzzle-piece',
  'circus-tent',
  'masks',
  'target',
  'guitar',
  'drums',
] as const;
export type Kind = (typeof KINDS)[number];

export const nameOf = (kind: Kind) => (kind === 'yo-yo' ? kind : kind.replace('-', ' '));

/** A toy. While it is carried it keeps its place here. */
export interface Toy extends Thing {
  readonly kind: Kind;
  readonly inBasket: boolean;
  /** Where it came from and when, so that it can be seen on its way. */
  readonly moved: { readonly from: Point; readonly at: number } | null;
}

export interface State {
  readonly phase: 'playing' | 'over';
  readonly size: Size;
  /** What was put down last lies on top. */
  readonly toys: readonly Toy[];
  readonly held: readonly Held[];
  /** The toy touched last: a tap on the basket puts it in. */
  readonly chosen: number | null;
  readonly score: number;
  /** When Mommy takes the next toy. */
  readonly helpAt: number | null;
  /** The clock runs so long, for what is still moving. */
  readonly movesUntil: number | null;
  readonly overAt: number;
  /** The last touch that met no toy: the floor or the basket shows that it was felt. */
  readonly touched: (Point & { readonly at: number }) | null;
}

export type Action =
  | { readonly type: 'grab' | 'drag'; readonly id: number; readonly x: number; readonly y: number }
  | { readonly type: 'drop' | 'cancel' | 'choose'; readonly id: number }
  | { readonly type: 'touch'; readonly x: number; readonly y: number }
  | { readonly type: 'basket' | 'help' }
  | { readonly type: 'resize'; readonly size: Size };

export type Cue =
  | { readonly type: 'grabbed' | 'dropped'; readonly kind: Kind }
  | { readonly type: 'tidied'; readonly kind: Kind; readonly count: number; readonly x: number; readonly y: number }
  | { readonly type: 'giggled' | 'missed' | 'helped' | 'over' }
  | { readonly type: 'bonus'; readonly x: number; readonly y: number };

export const looseToys = ({ toys }: State) => toys.filter(({ inBasket }) => !inBasket);
export const tidyCount = ({ toys }: State) => toys.filter(({ inBasket }) => inBasket).length;
export const showsPanel = ({ phase, overAt }: State, now: number) => phase === 'over' && now >= overAt + PANEL_AFTER;

/** The toy under a finger, or as good as. The basket's own place belongs to the basket. */
export const toyAt = (state: State, point: Point) =>
  inside(point, basketOf(state.size)) ? null : (nearest(looseToys(state), point, TOY, TOUCH)?.id ?? null);
