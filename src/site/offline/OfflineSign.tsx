import { useEffect, useState } from 'react';
import pill from '../layout/pill.module.css';
import styles from './OfflineSign.module.css';
import { type Kept, keptFiles, offlineReady, updateServiceWorker } from './serviceWorkerUpdate';

/** Tells parents when everything is on the device, ready for the plane, and how much that is. */
export function OfflineSign() {
  const [ready, setReady] = useState(false);
  const [kept, setKept] = useState<Kept>();
  useEffect(() => {
    let here = true;
    async function look() {
      const registration = await offlineReady();
      if (here) setReady(true);
      const found = await keptFiles(registration);
      if (here) setKept(found);
    }
    void look();
    return () => {
      here = false;
    };
  }, []);
  useEffect(updateServiceWorker, []);
  return (
    <p className={styles.sign} role="status">
      {ready && (
        <span className={`${pill.pill} ${styles.words}`}>
          <svg className="i" viewBox="0 0 32 32" aria-hidden="true">
            <path className="f" d="M3 18L29 4L22 28L15 20Z" />
          </svg>
          <span>
            All games are on this device: ready to play offline
            {kept && (
              <span className={styles.size}>
                To play offline, this device keeps {kept.files} files, {(kept.bytes / 1e6).toFixed(1)} MB.
              </span>
            )}
          </span>
        </span>
      )}
    </p>
  );
}
