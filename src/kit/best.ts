import { useLayoutEffect } from 'react';
import { readText, useStoredText, writeText } from './storage';

type Better = 'higher' | 'lower';

/** Scores are whole numbers as text; anything else in the key counts as not set. */
function parseBest(text: string | null, better: Better): number | null {
  if (text === null || !/^\d{1,15}$/.test(text)) return null;
  const value = Number(text);
  return better === 'lower' && value < 1 ? null : value;
}

const beats = (score: number, best: number | null, better: Better) =>
  best === null || (better === 'higher' ? score > best : score < best);

/**
 * The best score of a game on this device. A score that is given, at the moment the game says, is kept when it is
 * better. Rules never know the best.
 */
export function useBest(key: string, score: number | null): number;
export function useBest(key: string, score: number | null, better: 'lower'): number | null;
export function useBest(key: string, score: number | null, better: Better = 'higher'): number | null {
  const [text] = useStoredText(key);
  const none = better === 'higher' ? 0 : null;
  // Before the score is painted: a record is painted with it, not after it.
  useLayoutEffect(() => {
    // Asked afresh, so that another tab's better score is never overwritten.
    if (score !== null && beats(score, parseBest(readText(key), better) ?? none, better)) writeText(key, String(score));
  }, [key, better, none, score]);
  return parseBest(text, better) ?? none;
}
