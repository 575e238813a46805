import type { Point } from '../../core/geometry';
import { type Held, nearest, type Size, type Thing } from '../../core/scatter';
import type { Bin, Kind } from './items';
import { binAt, ITEM } from './layout';

/** The last item is seen in its bin before the overlay covers it. */
const OVERLAY_AFTER = 700;
/** Small fingers miss by a little: an item is touched as far as this from its middle. */
const TOUCH = 58;

/** An item. While it is carried it keeps its place here. */
export interface Item extends Thing {
  readonly kind: Kind;
  readonly inBin: boolean;
  /** Where it came from and when, so that it can be seen on its way. */
  readonly moved: { readonly from: Point; readonly at: number } | null;
}

export interface State {
  readonly phase: 'playing' | 'won';
  readonly size: Size;
  /** What was put down last lies on top. */
  readonly items: readonly Item[];
  readonly held: readonly Held[];
  /** The item touched last: a tap on a bin puts it in. */
  readonly chosen: number | null;
  readonly score: number;
  readonly correct: number;
  readonly wrong: number;
  /** The item that was last in the wrong bin: the Earth says where it belongs. */
  readonly hint: Kind | null;
  /** What the last bin thought of what it got. */
  readonly judged: { readonly bin: Bin; readonly right: boolean; readonly at: number } | null;
  /** The last touch that met no item: the sand or the bin shows that it was felt. */
  readonly touched: (Point & { readonly at: number }) | null;
  /** The clock runs so long, for what is still moving. */
  readonly movesUntil: number | null;
  readonly wonAt: number;
}

export type Action =
  | { readonly type: 'grab' | 'drag'; readonly id: number; readonly x: number; readonly y: number }
  | { readonly type: 'drop' | 'cancel' | 'choose'; readonly id: number }
  | { readonly type: 'touch'; readonly x: number; readonly y: number }
  | { readonly type: 'bin'; readonly bin: Bin }
  | { readonly type: 'resize'; readonly size: Size };

interface Judged extends Point {
  readonly kind: Kind;
}

export type Cue =
  | { readonly type: 'grabbed' | 'dropped' | 'giggled' | 'missed' | 'won' }
  | (Judged & { readonly type: 'right'; readonly correct: number })
  | (Judged & { readonly type: 'wrong'; readonly lost: number });

export const looseItems = ({ items }: State) => items.filter(({ inBin }) => !inBin);
export const showsOverlay = ({ phase, wonAt }: State, now: number) => phase === 'won' && now >= wonAt + OVERLAY_AFTER;

/** The item under a finger, or as good as. A bin's own place belongs to the bin. */
export const itemAt = (state: State, point: Point) =>
  binAt(point, state.size) ? null : (nearest(looseItems(state), point, ITEM, TOUCH)?.id ?? null);
