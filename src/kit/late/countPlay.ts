import { watchSeenTime } from '../family/seenTime';
import { COUNTS_PLAY, readSetting } from '../family/settings';
import { keepPlayed } from './played';

/** So often, in ms, it looks at the clock. */
const TICK = 5000;

/** A game may have more addresses than one: the one that counts is in the head. */
function ownAddress(): string {
  const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return link ? new URL(link.href).pathname : location.pathname;
}

/**
 * Counts the time a game is on the screen and seen; the date only names the day. It is kept when the game is left or out of
 * sight: while it is played, nothing is written.
 */
export function countPlay(address = ownAddress()): () => void {
  let played = 0;
  return watchSeenTime(TICK, (ms, turns) => {
    played += ms;
    if (!turns) return;
    // The rest of a second is kept next time.
    const seconds = Math.floor(played / 1000);
    played -= seconds * 1000;
    if (seconds > 0 && readSetting(COUNTS_PLAY)) keepPlayed(new Date(), address, seconds);
  });
}
