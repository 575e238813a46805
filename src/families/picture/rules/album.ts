import type { Size } from '../../../core/geometry';

/** So many pictures hang on the fridge. */
export const MOST_PICTURES = 60;
/** The longer side of the small picture on the fridge, in px: sharp on good screens. */
export const THUMBNAIL = 480;

/** What is known of every kept picture, whatever game it is from. */
export interface Kept extends Size {
  readonly id: string;
  /** The address of the game that goes on with it. */
  readonly game: string;
  /** When it was kept, in ms. */
  readonly at: number;
}

/** The fridge door, and the bin beside it: it gives back until the page is left. */
export interface Album<Picture extends Kept> {
  /** The newest first. */
  readonly door: readonly Picture[];
  /** The last one that was put there first. */
  readonly bin: readonly Picture[];
}

const newestFirst = (a: Kept, b: Kept) => b.at - a.at || (a.id < b.id ? 1 : -1);

export const hasRoom = (pictures: number) => pictures < MOST_PICTURES;

/** What the device holds now, and the bin of this visit: what another tab gave back, or kept, is no rubbish. */
export const albumOf = <Picture extends Kept>(
  pictures: readonly Picture[],
  bin: readonly Picture[] = [],
): Album<Picture> => ({
  door: [...pictures].sort(newestFirst),
  bin: bin.filter(({ id }) => pictures.every((picture) => picture.id !== id)),
});

export function throwAway<Picture extends Kept>({ door, bin }: Album<Picture>, id: string): Album<Picture> {
  const picture = door.find((each) => each.id === id);
  if (!picture) return { door, bin };
  return { door: door.filter((each) => each !== picture), bin: [picture, ...bin] };
}

/** Out of the bin, back to its old place. A door without room leaves all as it is. */
export function giveBack<Picture extends Kept>(album: Album<Picture>, id: string): Album<Picture> {
  const picture = album.bin.find((each) => each.id === id);
  if (!picture || !hasRoom(album.door.length)) return album;
  return albumOf([...album.door, picture], album.bin);
}

/** The size of a picture that is to fit into a square of this side; never larger than it is. */
export function sizeWithin({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
