import { useSyncExternalStore } from 'react';
import { useDonationConfig } from './useDonation';

function watch(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Whether the device has a connection, and one that reaches us; the static page assumes so. */
export function useConnected(): boolean {
  const { error } = useDonationConfig();
  const online = useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  );
  // A call that got no answer at all fails with a TypeError.
  return online && !(error instanceof TypeError);
}
