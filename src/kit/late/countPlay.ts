import { COUNTS_PLAY, readSetting } from '../family/settings';
import { keepPlayed } from './played';

/** So often, in ms, what was played is added up. */
const TICK = 5000;
/** A device that slept woke up late: no more than this was play. */
const MOST = 2 * TICK;

/** A game may have more addresses than one: the one that counts is in the head. */
function ownAddress(): string {
  const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return link ? new URL(link.href).pathname : location.pathname;
}

/** Counts the time a game is on the screen and seen. By a clock that nobody can set; the date only names the day. */
export function countPlay(address = ownAddress()): () => void {
  let seen = document.visibilityState === 'visible';
  let last = performance.now();

  function count() {
    const now = performance.now();
    const late = now - last > MOST;
    const seconds = seen ? Math.floor(Math.min(now - last, MOST) / 1000) : 0;
    // The rest of a second is counted next time.
    last = seen && !late ? last + seconds * 1000 : now;
    seen = document.visibilityState === 'visible';
    if (seconds === 0) return;
    if (readSetting(COUNTS_PLAY)) keepPlayed(new Date(), address, seconds);
  }

  const timer = setInterval(count, TICK);
  document.addEventListener('visibilitychange', count);
  window.addEventListener('pagehide', count);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', count);
    window.removeEventListener('pagehide', count);
    count();
  };
}
