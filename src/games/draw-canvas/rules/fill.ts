/** A part of a bitmap, in its pixels. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How far each channel may be from the touched pixel: soft edges of lines are filled too, red and pink stay apart. */
export const TOLERANCE = 60;

/** A pixel as a 32-bit word, the way little-endian machines lay out red, green, blue, alpha. */
export function wordOf(hex: string): number {
  const rgb = Number.parseInt(hex.slice(1), 16);
  return (0xff000000 | ((rgb & 0xff) << 16) | (rgb & 0xff00) | (rgb >> 16)) >>> 0;
}

export function isNear(a: number, b: number): boolean {
  return (
    Math.abs((a & 255) - (b & 255)) <= TOLERANCE &&
    Math.abs(((a >> 8) & 255) - ((b >> 8) & 255)) <= TOLERANCE &&
    Math.abs(((a >> 16) & 255) - ((b >> 16) & 255)) <= TOLERANCE
  );
}

const belongs = (pixel: number, touched: number, ink: number) =>
  pixel === touched || (pixel !== ink && isNear(pixel, touched));

/** Walks back along a row from `index` while the pixels belong to the area, and tells where it stopped. */
function walkBack(pixels: Int32Array, index: number, limit: number, touched: number, ink: number): number {
  let at = index;
  while (at !== limit && belongs(pixels[at] as number, touched, ink)) at--;
  return at;
}

/** The same along the row. Most of a picture is flat color, where four pixels at a time are faster. */
function walkOn(pixels: Int32Array, index: number, limit: number, touched: number, ink: number): number {
  const flat = (at: number) => ((pixels[at] as number) ^ touched) | ((pixels[at + 1] as number) ^ touched);
  for (let at = index; ; at++) {
    while (at + 4 <= limit && (flat(at) | flat(at + 2)) === 0) at += 4;
    if (at === limit || !belongs(pixels[at] as number, touched, ink)) return at;
  }
}

/**
 * Fills the area around x, y in place, run by run, and tells which part of the bitmap changed;
 * null when the touched pixel has the color already.
 */
export function fill(words: Uint32Array, width: number, x: number, y: number, color: number): Area | null {
  // Signed words stay small integers in the engine: the same loops are many times as fast.
  const pixels = new Int32Array(words.buffer, words.byteOffset, words.length);
  const [height, ink, touched] = [pixels.length / width, color | 0, pixels[y * width + x]];
  if (touched === undefined || touched === ink || x < 0 || x >= width) return null;
  let [left, top, right, bottom] = [x, y, x, y];

  // Stretches beside a filled run: from, to, their row, and the way the fill goes (1 down, -1 up).
  const stretches = [x, x, y, 1, x, x, y - 1, -1];
  const pop = () => stretches.pop() as number;

  /** Fills every run that touches the stretch. */
  function spread(from: number, to: number, row: number, way: number, area: number) {
    const start = row * width;
    let begin = walkBack(pixels, start + from, start - 1, area, ink) + 1 - start;
    // What reaches beyond the stretch may lead around a corner, back to where the fill came from.
    if (begin < from) stretches.push(begin, from - 1, row - way, -way);
    for (let at = from; at <= to; begin = at) {
      at = walkOn(pixels, start + at, start + width, area, ink) - start;
      if (at > begin) {
        pixels.fill(ink, start + begin, start + at);
        stretches.push(begin, at - 1, row + way, way);
        [left, right] = [Math.min(left, begin), Math.max(right, at - 1)];
        [top, bottom] = [Math.min(top, row), Math.max(bottom, row)];
      }
      if (at - 1 > to) stretches.push(to + 1, at - 1, row - way, -way);
      at++;
    }
  }

  while (stretches.length > 0) {
    const [way, row, to, from] = [pop(), pop(), pop(), pop()];
    if (row >= 0 && row < height) spread(from, to, row, way, touched);
  }
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}
