import { useLayoutEffect, useState } from 'react';
import type { StorageKey } from '../gameInfo';
import { readText, useStoredText, writeText } from '../storage';
import type { SessionFrame } from './session';

type Better = 'higher' | 'lower';

/** Scores are whole numbers as text; anything else in the key counts as not set. */
function parseBest(text: string | null, better: Better): number | null {
  if (text === null || !/^\d{1,15}$/.test(text)) return null;
  const value = Number(text);
  return better === 'lower' && value < 1 ? null : value;
}

const beats = (score: number, best: number | null, better: Better) =>
  best === null || (better === 'higher' ? score > best : score < best);

/** Keeps a score that is better than the one kept so far. It is asked afresh: another tab's is never overwritten. */
function useKept(key: string, score: number | null, better: Better): number | null {
  const [text] = useStoredText(key);
  const none = better === 'higher' ? 0 : null;
  // Before the score is painted: a record is painted with it, not after it.
  useLayoutEffect(() => {
    if (score !== null && beats(score, parseBest(readText(key), better) ?? none, better)) writeText(key, String(score));
  }, [key, better, none, score]);
  return parseBest(text, better) ?? none;
}

interface BestScore {
  readonly best: number;
  /** This round's score is above 0 and better than all before it. */
  readonly isRecord: boolean;
}

/**
 * The best score of a game on this device, kept as soon as it is reached. `score` is null until the moment the game says.
 * Rules never know the best. With `tieCounts` a score as good as the best before is a record, too.
 */
export function useBestScore(
  { round }: Pick<SessionFrame, 'round'>,
  { key }: StorageKey,
  score: number | null,
  { tieCounts = false } = {},
): BestScore {
  const best = useKept(key, score, 'higher') ?? 0;
  const [start, setStart] = useState({ round, key, best });
  if (start.round !== round || start.key !== key) setStart({ round, key, best });
  // Another tab may have a better one by now.
  const isBest = score !== null && score > 0 && score >= best;
  return { best, isRecord: isBest && (tieCounts || score > start.best) };
}

/** Where fewer is better: the fewest so far, or null. */
export const useFewest = ({ key }: StorageKey, count: number | null): number | null => useKept(key, count, 'lower');
