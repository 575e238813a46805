import { makePicture, type Pen, type Picture } from './pen';

/** All pictures of a game in one SVG file, and where each of them stands in it. Written by scripts/art.ts. */
export interface Sheet<Piece extends string = string> {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  /** x, y, width and height of each piece. */
  readonly pieces: Readonly<Record<Piece, readonly [number, number, number, number]>>;
}

export interface SpriteOptions {
  /** Radians, turning clockwise about the middle of the piece. */
  readonly angle?: number;
  readonly alpha?: number;
  /** Squash and stretch about the middle: 1 is as drawn; negative values mirror. */
  readonly scaleX?: number;
  readonly scaleY?: number;
}

export interface Sprites<Piece extends string = string> {
  /** Settles when the pictures are there, or cannot be had. */
  readonly ready: Promise<void>;
  /** Draws a piece with its middle at x, y, `width` units wide. `density` is device pixels per unit. */
  draw(pen: Pen, density: number, piece: Piece, x: number, y: number, width: number, options?: SpriteOptions): void;
}

/** Bitmaps are made in steps of pixels, so that things of many sizes share them. What bounces may be less than nothing. */
function roundUp(pixels: number): number {
  const step = pixels < 100 ? 8 : 32;
  return Math.max(step, Math.ceil(pixels / step) * step);
}

/**
 * Pieces of a sheet as bitmaps, each drawn from the vector once per size and kept. If the sheet
 * does not come, pieces are round blots in a fixed color: plain, but the game goes on.
 */
export function createSprites<Piece extends string>(sheet: Sheet<Piece>): Sprites<Piece> {
  const image = new Image();
  const bitmaps = new Map<Piece, Map<number, Picture>>();
  let loaded = false;
  const ready = new Promise<void>((settle) => {
    image.onload = () => {
      loaded = true;
      settle();
    };
    image.onerror = () => {
      console.warn(`Pictures did not load: ${sheet.url}`);
      settle();
    };
  });
  image.src = sheet.url;

  function bitmap(piece: Piece, pixels: number): Picture {
    const size = roundUp(pixels);
    let sizes = bitmaps.get(piece);
    if (!sizes) {
      sizes = new Map();
      bitmaps.set(piece, sizes);
    }
    const known = sizes.get(size);
    if (known) return known;
    const [x, y, width, height] = sheet.pieces[piece];
    const tall = Math.max(1, Math.round((size * height) / width));
    const made = makePicture(size, tall, (context) => context.drawImage(image, x, y, width, height, 0, 0, size, tall));
    sizes.set(size, made);
    return made;
  }

  return {
    ready,
    draw(pen, density, piece, x, y, width, { angle = 0, alpha = 1, scaleX = 1, scaleY = 1 } = {}) {
      // What bounces in begins a hair below nothing.
      if (alpha <= 0 || width <= 0) return;
      if (loaded) {
        const place = sheet.pieces[piece];
        const height = (width * place[3]) / place[2];
        pen.stamp(bitmap(piece, width * density), x, y, width, height, angle, alpha, scaleX, scaleY);
      } else {
        pen.fillStyle = '#3fa7e8';
        pen.beginPath();
        pen.arc(x, y, width / 2, 0, Math.PI * 2);
        pen.fill();
      }
    },
  };
}
