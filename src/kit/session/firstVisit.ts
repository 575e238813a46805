import { readText, writeText } from '../storage';
import { parseList } from '../storedList';

/** The games that somebody has begun to play on this device: their addresses. */
export const BEGUN_KEY = 'wigglewood-games-begun';

const begun = () => parseList(readText(BEGUN_KEY));

export const isFirstVisit = (path: string) => !begun().includes(path);

export function noteVisit(path: string) {
  if (isFirstVisit(path)) writeText(BEGUN_KEY, JSON.stringify([...begun(), path]));
}
