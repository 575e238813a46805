import styles from './donate.module.css';
import { useConnected } from './useConnected';

/** Giving is the one thing here that cannot be done offline. */
export function ConnectionNotice() {
  if (useConnected()) return null;
  return (
    <p className={styles.notice} role="status">
      Donating needs a connection to the internet. The games play on without one.
    </p>
  );
}
