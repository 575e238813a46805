import { readText, watchText, writeText } from '../storage';
import { parseList } from '../storedList';

/** One key for all stickers that were given on this device. */
export const STICKERS_KEY = 'wigglewood-stickers';

/** Given in this visit: written when the game is left, as nothing is written while a child plays. */
const fresh = new Set<string>();
const watchers = new Set<() => void>();

/** What is broken, or of another make, is left out. */
export const parseStickers = (text: string | null): readonly string[] => [...new Set(parseList(text))];

/** The stickers of this device, in the order they were given. */
export const givenStickers = (): readonly string[] => [
  ...new Set([...parseStickers(readText(STICKERS_KEY)), ...fresh]),
];

/** Gives a sticker; false says that it was given before: nobody gets one twice. */
export function giveSticker(id: string): boolean {
  if (givenStickers().includes(id)) return false;
  fresh.add(id);
  for (const watcher of watchers) watcher();
  return true;
}

/** Reads afresh, so that what other tabs have given stays. */
export function writeGiven(): void {
  if (fresh.size === 0) return;
  const all = givenStickers();
  fresh.clear();
  writeText(STICKERS_KEY, JSON.stringify(all));
}

/** Calls back when a sticker is given, here or in another tab, and when they are deleted. */
export function watchGiven(changed: () => void): () => void {
  watchers.add(changed);
  const unwatch = watchText(STICKERS_KEY, changed);
  return () => {
    watchers.delete(changed);
    unwatch();
  };
}
