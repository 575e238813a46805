import { COUNTS_PLAY, readSetting } from '../family/settings';
import { keepPlayed } from './played';

/** So often, in ms, it looks at the clock. */
const TICK = 5000;
/** A device that slept woke up late: no more of it than this was play. */
const MOST = 2 * TICK;

/** A game may have more addresses than one: the one that counts is in the head. */
function ownAddress(): string {
  const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return link ? new URL(link.href).pathname : location.pathname;
}

/**
 * Counts the time a game is on the screen and seen, by a clock that nobody can set; the date only names the day. It is kept
 * when the game is left or out of sight: while it is played, nothing is written.
 */
export function countPlay(address = ownAddress()): () => void {
  let seen = document.visibilityState === 'visible';
  let last = performance.now();
  let played = 0;

  function count() {
    const now = performance.now();
    if (seen) played += Math.min(now - last, MOST);
    last = now;
    seen = document.visibilityState === 'visible';
  }
  function keep() {
    count();
    // The rest of a second is kept next time.
    const seconds = Math.floor(played / 1000);
    played -= seconds * 1000;
    if (seconds > 0 && readSetting(COUNTS_PLAY)) keepPlayed(new Date(), address, seconds);
  }

  const timer = setInterval(count, TICK);
  document.addEventListener('visibilitychange', keep);
  window.addEventListener('pagehide', keep);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', keep);
    window.removeEventListener('pagehide', keep);
    keep();
  };
}
