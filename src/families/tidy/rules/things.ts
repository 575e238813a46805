import { distance, type Point, type Size } from '../../../core/geometry';
import type { Box } from './scatter';

/** A thing in somebody's hand: where it is now, and where the finger holds it. */
export interface Hand extends Point {
  readonly finger: number;
  readonly dragOffset: Point;
}

/** One of the things that lie about, by the top left corner of its box. While it is carried it keeps its place. */
export interface Thing<Kind extends string = string> extends Point {
  readonly id: number;
  readonly kind: Kind;
  readonly hand: Hand | null;
  /** In the basket or in its bin (inBasket, inBin), and out of reach. */
  readonly away: boolean;
}

/** A game of putting things away. A target is what they are put into. */
export interface Things<Kind extends string = string, Target extends string = string> {
  readonly size: Size;
  /** What was touched last lies on top. */
  readonly things: readonly Thing<Kind>[];
  /** The thing touched last: a tap on a target puts it in. */
  readonly chosen: number | null;
  readonly score: number;
  /** What was put last and into what, right or wrong, and how often something was. */
  readonly last: { readonly kind: Kind; readonly into: Target } | null;
  readonly puts: number;
  /** The last touch that met nothing, to show that it was felt; `count` tells it from the one before. */
  readonly touched: (Point & { readonly count: number }) | null;
  /** How many touches in a row put nothing away. */
  readonly vain: number;
  /** Everything is away. */
  readonly done: boolean;
  /** When the end is shown, a little later. */
  readonly endsAt: number | null;
}

export type ThingAction<Target extends string = string> =
  | (Point & { readonly type: 'grab' | 'drag' | 'drop' | 'cancel'; readonly finger: number })
  | { readonly type: 'put'; readonly into: Target }
  | { readonly type: 'resize'; readonly size: Size };

export type ThingCue<Kind extends string = string> =
  | { readonly type: 'grabbed'; readonly kind: Kind }
  | (Point & { readonly type: 'taken'; readonly kind: Kind; readonly count: number })
  | (Point & { readonly type: 'refused'; readonly kind: Kind; readonly lost: number })
  | { readonly type: 'missed' | 'dropped' | 'giggled' | 'done' };

/** What makes one such game different from another. */
export interface Setting<Kind extends string, Target extends string> {
  readonly kinds: readonly Kind[];
  /** At least and at most so many things a round. */
  readonly count: readonly [number, number];
  /** The side of a thing's box. */
  readonly side: number;
  /** How far apart things lie, the distance that is wanted first. */
  readonly spacings: readonly number[];
  /** For something put right, and for something put wrong. */
  readonly points: number;
  readonly penalty: number;
  readonly leastWidth: number;
  /** So many square units are enough, where things should be larger than elsewhere. */
  readonly ample?: number;
  readonly targets: readonly Target[];
  /** Where a kind belongs. */
  homeOf(kind: Kind): Target;
  /** The picture of a target. */
  boxOf(target: Target, size: Size): Box;
  /** The middle of a thing goes into it so far down, as a share of its height. */
  readonly opening: number;
  /** The target that takes a thing dropped here, by the thing's top left corner. */
  targetFor(corner: Point, size: Size): Target | undefined;
  /** Where the top left corner of a thing may lie at the start. */
  areaOf(size: Size): Box;
}

export const looseThings = <Kind extends string>({ things }: Things<Kind>) => things.filter(({ away }) => !away);
export const awayCount = ({ things }: Things) => things.filter(({ away }) => away).length;

/** Small fingers miss by a little: a thing is touched as far as this from its middle. */
const TOUCH = 60;
/** And so much further with every touch in vain, up to a limit. */
const MORE = 50;
const MOST = 460;

/** The thing under a finger, by the side of a thing's box. */
export function thingAt<Kind extends string>(state: Things<Kind>, { x, y }: Point, side: number) {
  const away = (thing: Point) => distance(thing, { x: x - side / 2, y: y - side / 2 });
  const reach = Math.min(MOST, TOUCH + MORE * state.vain);
  return looseThings(state)
    .filter((thing) => away(thing) <= reach)
    .sort((a, b) => away(a) - away(b))[0];
}
