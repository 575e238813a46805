import { type Engine, run } from './engine';

/** Points of icons on their grid of 32: one inside of the shape, and one on its line. */
const POINTS = {
  home: { inside: [16, 21], line: [16, 28] },
  star: { inside: [16, 15], line: [16, 22] },
  trophy: { inside: [16, 11], line: [16, 24] },
  clock: { inside: [11, 17], line: [16, 6] },
} as const;

type Color = readonly number[];

interface IconColors {
  readonly name: string;
  readonly around: Color;
  readonly inside: Color;
  readonly line: Color;
}

/** Reads from a picture of the window which colors these icons have in the page. */
export async function colorsOfIcons(engine: Engine): Promise<IconColors[]> {
  const picture = (await engine.screenshot()).toString('base64');
  return run(engine, readColors, picture, POINTS);
}

async function readColors(picture: string, points: typeof POINTS): Promise<IconColors[]> {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = Object.assign(document.createElement('canvas'), { width: bitmap.width, height: bitmap.height });
  const context = canvas.getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  return Object.entries(points).map(([name, { inside, line }]) => {
    const box = document.querySelector(`.i:has([href="#${name}"])`)?.getBoundingClientRect() ?? new DOMRect();
    const colorAt = ([x, y]: readonly [number, number]) => [
      ...(context?.getImageData(box.left + (x / 32) * box.width, box.top + (y / 32) * box.height, 1, 1).data ?? []),
    ];
    return { name, around: colorAt([1, 1]), inside: colorAt(inside), line: colorAt(line) };
  });
}

/** How far two colors are apart, at most 255. */
export const distance = (one: Color, other: Color) =>
  Math.max(...one.map((channel, index) => Math.abs(channel - (other[index] ?? 0))));
