/** A device that slept woke up late: no more of it than this was seen. */
const LONGEST = 10_000;

/**
 * Tells every so often, in ms, how long the page was seen since, by a clock that nobody can set; and at each turn, when it is
 * hidden, shown again or left, and when the watch ends.
 */
export function watchSeenTime(every: number, tell: (ms: number, turns: boolean) => void): () => void {
  let isSeen = document.visibilityState === 'visible';
  let last = performance.now();

  function count(turns: boolean) {
    const now = performance.now();
    const ms = isSeen ? Math.min(now - last, LONGEST) : 0;
    last = now;
    isSeen = document.visibilityState === 'visible';
    tell(ms, turns);
  }
  const tick = () => count(false);
  const turn = () => count(true);

  const timer = setInterval(tick, every);
  document.addEventListener('visibilitychange', turn);
  window.addEventListener('pagehide', turn);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', turn);
    window.removeEventListener('pagehide', turn);
    turn();
  };
}
