/** The sticker book. Everything on a page stands in parts of it, so that it looks the same on every screen. */
export const SCENES = ['wood', 'castle', 'night', 'sea', 'space'] as const;
export type SceneName = (typeof SCENES)[number];

/** A page's width to its height. */
export const PAGE_RATIO = 1.6;
/** A sticker of size 1 is so wide, in widths of the page. */
export const STICKER_WIDTH = 0.16;
/** The middle of a sticker comes no nearer to the rim. */
export const RIM = 0.04;
export const SIZES = { least: 0.5, most: 2.5, step: 1.2 } as const;
const TURN_STEP = 15;
/** So many stickers fit on a page. */
export const MOST_STICKERS = 40;

export interface Spot {
  /** 0 is the left edge, 1 the right one. */
  readonly x: number;
  /** 0 is the top, 1 the foot. */
  readonly y: number;
}

/** How a sticker lies on its page. */
export interface Pose extends Spot {
  /** In degrees, 0 to 359. */
  readonly turn: number;
  readonly size: number;
}

/** A sticker on a page. The same one may be there many times: each has a key of its own. */
export interface Placed extends Pose {
  readonly key: number;
  readonly sticker: string;
}

/** The last one lies on top. */
export type Page = readonly Placed[];
export type Book = Readonly<Record<SceneName, Page>>;

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
/** No more figures than anybody sees: what is kept stays short, and is the same when it is read again. */
const round = (value: number, figures: number) => Math.round(value * 10 ** figures) / 10 ** figures;

/** The nearest pose that a sticker may have. */
export const tidy = ({ x, y, turn, size }: Pose): Pose => ({
  x: round(clamp(x, RIM, 1 - RIM), 4),
  y: round(clamp(y, RIM, 1 - RIM), 4),
  turn: ((Math.round(turn) % 360) + 360) % 360,
  size: round(clamp(size, SIZES.least, SIZES.most), 3),
});

const change = (page: Page, key: number, next: (placed: Placed) => Partial<Pose>): Page =>
  page.map((placed) => (placed.key === key ? { ...placed, ...tidy({ ...placed, ...next(placed) }) } : placed));

/** The key that the next sticker gets. */
export const nextKey = (page: Page): number => page.reduce((most, { key }) => Math.max(most, key), 0) + 1;

export const isFull = (page: Page): boolean => page.length >= MOST_STICKERS;

/** Puts a sticker on top. A full page stays as it is: nobody's sticker makes room for it. */
export const put = (page: Page, sticker: string, spot: Spot): Page =>
  isFull(page) ? page : [...page, { key: nextKey(page), sticker, ...tidy({ ...spot, turn: 0, size: 1 }) }];

/** Lays a sticker as two fingers want it. */
export const pose = (page: Page, key: number, next: Partial<Pose>): Page => change(page, key, () => next);

export const move = (page: Page, key: number, { x, y }: Spot): Page => change(page, key, () => ({ x, y }));

export const turn = (page: Page, key: number, steps = 1): Page =>
  change(page, key, (placed) => ({ turn: placed.turn + steps * TURN_STEP }));

export const grow = (page: Page, key: number): Page => change(page, key, ({ size }) => ({ size: size * SIZES.step }));

export const shrink = (page: Page, key: number): Page => change(page, key, ({ size }) => ({ size: size / SIZES.step }));

/** On top of all others. */
export function lift(page: Page, key: number): Page {
  const placed = page.find((each) => each.key === key);
  return placed && page.at(-1) !== placed ? [...takeOff(page, key), placed] : page;
}

export const takeOff = (page: Page, key: number): Page => page.filter((placed) => placed.key !== key);

/**
 * The sticker that a finger means: the topmost under it, or else the nearest within reach. All in widths of the page, as
 * small stickers are still to be met by small hands.
 */
export function stickerAt(page: Page, { x, y }: Spot, reach: number): Placed | null {
  const far = (placed: Placed) => Math.hypot(placed.x - x, (placed.y - y) / PAGE_RATIO);
  const under = [...page].reverse().find((placed) => far(placed) <= (placed.size * STICKER_WIDTH) / 2);
  if (under) return under;
  const near = page.filter((placed) => far(placed) <= reach).sort((a, b) => far(a) - far(b));
  return near[0] ?? null;
}
