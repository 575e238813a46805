import { useEffect, useMemo } from 'react';
import { PLAY_TIME_USED_KEY as key } from '../../kit/family/settings';
import { readText, useStoredText, writeText } from '../../kit/storage';
import { useLatest } from '../../kit/useLatest';
import { countSeconds, type PlayedDay, parsePlayedDay, today } from './playTime';

const TICK = 1000;
/** A tick that came later (the device slept) is no play. */
const LONGEST = 10_000;

export const keepDay = (day: PlayedDay) => void writeText(key, JSON.stringify(day));

/**
 * What was played today, in step with every other tab. It is counted while `counts` and the page is seen; `counted` hears of
 * every step. Without counting, it only looks whether the next morning has come.
 */
export function usePlayedDay(counts: boolean, counted: (before: PlayedDay, after: PlayedDay) => void): PlayedDay {
  const [text] = useStoredText(key);
  const latest = useLatest(counted);

  useEffect(() => {
    const isSeen = () => counts && document.visibilityState === 'visible';
    let since = isSeen() ? performance.now() : null;
    function tick() {
      const now = performance.now();
      const elapsed = since === null ? 0 : Math.min(now - since, LONGEST);
      since = isSeen() ? now : null;
      const stored = parsePlayedDay(readText(key));
      const before = today(stored, Date.now());
      if (elapsed > 0) {
        const after = countSeconds(before, Date.now(), elapsed / 1000);
        keepDay(after);
        latest.current(before, after);
      } else if (stored && stored.day !== before.day) {
        keepDay(before);
      }
    }
    const timer = setInterval(tick, TICK);
    // What was played since the last tick counts also where the page is left or loaded again.
    document.addEventListener('visibilitychange', tick);
    window.addEventListener('pagehide', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
      window.removeEventListener('pagehide', tick);
      tick();
    };
  }, [counts]);

  return useMemo(() => today(parsePlayedDay(text), Date.now()), [text]);
}
