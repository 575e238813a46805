import { useEffect, useState } from 'react';
import pill from '../layout/pill.module.css';
import styles from './OfflineSign.module.css';
import { offlineReady, updateServiceWorker } from './serviceWorkerUpdate';

/** Tells parents when everything is on the device: ready for the plane. */
export function OfflineSign() {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let here = true;
    void offlineReady().then(() => here && setReady(true));
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
          All games are on this device: ready to play offline
        </span>
      )}
    </p>
  );
}
