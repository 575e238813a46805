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
  /** The visitor asked for less motion: no wobble, no particles. */
  readonly still: boolean;
  /** Device pixels per stage unit. */
  readonly density: number;
  /** A piece of the game's art with its middle at x, y. */
  sprite(piece: Piece, x: number, y: number, width: number, options?: SpriteOptions): void;
}
