import { readText, writeText } from '../storage';

/** The games that somebody has begun to play on this device: their addresses. */
export const BEGUN_KEY = 'wigglewood-games-begun';

function begun(): readonly unknown[] {
  try {
    const paths: unknown = JSON.parse(readText(BEGUN_KEY) ?? '[]');
    return Array.isArray(paths) ? paths : [];
  } catch {
    return [];
  }
}

export const isFirstVisit = (path: string) => !begun().includes(path);

export function noteVisit(path: string) {
  if (isFirstVisit(path)) writeText(BEGUN_KEY, JSON.stringify([...begun(), path]));
}
