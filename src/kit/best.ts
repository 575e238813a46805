import { useCallback } from 'react';
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
 * The best score of a game on this device, and a way to offer a new one, which is kept only when
 * it is better. Rules never know the best.
 */
export function useBest(key: string, better: 'higher'): [number, (score: number) => void];
export function useBest(key: string, better: 'lower'): [number | null, (score: number) => void];
export function useBest(key: string, better: Better): [number | null, (score: number) => void] {
  const [text] = useStoredText(key);
  const best = parseBest(text, better);
  const offer = useCallback(
    (score: number) => {
      // Asked afresh, so that another tab's better score is never overwritten.
      const stored = parseBest(readText(key), better) ?? (better === 'higher' ? 0 : null);
      if (beats(score, stored, better)) writeText(key, String(score));
    },
    [key, better],
  );
  return [best ?? (better === 'higher' ? 0 : null), offer];
}
