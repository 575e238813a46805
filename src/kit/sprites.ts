/** All pictures of a game in one SVG file, and where each of them stands in it. Written by scripts/art.mjs. */
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
  draw(
    context: CanvasRenderingContext2D,
    density: number,
    piece: Piece,
    x: number,
    y: number,
    width: number,
    options?: SpriteOptions,
  ): void;
}

/** Bitmaps are made in steps of so many pixels, so that things of many sizes share them. */
const SIZE_STEP = 8;

/**
 * Pieces of a sheet as bitmaps, each drawn from the vector once per size and kept. If the sheet
 * does not come, pieces are round blots in a fixed color: plain, but the game goes on.
 */
export function createSprites<Piece extends string>(sheet: Sheet<Piece>): Sprites<Piece> {
  const image = new Image();
  const bitmaps = new Map<string, HTMLCanvasElement>();
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

  function bitmap(piece: Piece, pixels: number): HTMLCanvasElement {
    const size = Math.max(SIZE_STEP, Math.ceil(pixels / SIZE_STEP) * SIZE_STEP);
    const key = `${piece} ${size}`;
    const known = bitmaps.get(key);
    if (known) return known;
    const [x, y, width, height] = sheet.pieces[piece];
    const canvas = document.createElement('canvas');
    canvas.width = size;
    canvas.height = Math.max(1, Math.round((size * height) / width));
    canvas.getContext('2d')?.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height);
    bitmaps.set(key, canvas);
    return canvas;
  }

  return {
    ready,
    draw(context, density, piece, x, y, width, { angle = 0, alpha = 1, scaleX = 1, scaleY = 1 } = {}) {
      if (alpha <= 0) return;
      const [, , pieceWidth, pieceHeight] = sheet.pieces[piece];
      const height = (width * pieceHeight) / pieceWidth;
      context.save();
      context.translate(x, y);
      if (angle) context.rotate(angle);
      if (scaleX !== 1 || scaleY !== 1) context.scale(scaleX, scaleY);
      if (alpha < 1) context.globalAlpha *= alpha;
      if (loaded) {
        context.drawImage(bitmap(piece, width * density), -width / 2, -height / 2, width, height);
      } else {
        context.fillStyle = '#3fa7e8';
        context.beginPath();
        context.arc(0, 0, width / 2, 0, Math.PI * 2);
        context.fill();
      }
      context.restore();
    },
  };
}
