import { useEffect, useMemo } from 'react';
import { watchSeenTime } from '../../kit/family/seenTime';
import { PLAY_TIME_USED_KEY as key } from '../../kit/family/settings';
import { readText, useStoredText, writeText } from '../../kit/storage';
import { useLatest } from '../../kit/useLatest';
import { countSeconds, type PlayedDay, parsePlayedDay, today } from './playTime';

const TICK = 1000;

export const keepDay = (day: PlayedDay) => void writeText(key, JSON.stringify(day));

/**
 * What was played today, in step with every other tab. It is counted while `counts` and the page is seen; `counted` hears of
 * every step. Without counting, it only looks whether the next morning has come.
 */
export function usePlayedDay(counts: boolean, counted: (before: PlayedDay, after: PlayedDay) => void): PlayedDay {
  const [text] = useStoredText(key);
  const latest = useLatest(counted);

  useEffect(
    () =>
      watchSeenTime(TICK, (ms) => {
        const stored = parsePlayedDay(readText(key));
        const before = today(stored, Date.now());
        if (counts && ms > 0) {
          const after = countSeconds(before, Date.now(), ms / 1000);
          keepDay(after);
          latest.current(before, after);
        } else if (stored && stored.day !== before.day) {
          keepDay(before);
        }
      }),
    [counts],
  );

  return useMemo(() => today(parsePlayedDay(text), Date.now()), [text]);
}
