import type { Palette } from '../theme/palette';
import type { Pen } from './pen';
import type { SpriteOptions } from './sprites';

/** What a game draws with. Everything is in stage units, whatever the screen. */
export interface Brush<Piece extends string = string> {
  readonly context: Pen;
  readonly width: number;
  readonly height: number;
  readonly palette: Palette;
  /** Milliseconds of the page's clock, for decoration only. */
  readonly time: number;
  /** Nothing moves for decoration, no wobble, no particles: the device asks for less motion, or a grown-up for calm. */
  readonly still: boolean;
  /** Pieces glide from place to place; where the device asks for less motion they are simply there. */
  readonly glides: boolean;
  /** Device pixels per stage unit. */
  readonly density: number;
  /** A piece of the game's art with its middle at x, y. */
  sprite(piece: Piece, x: number, y: number, width: number, options?: SpriteOptions): void;
}
