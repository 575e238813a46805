import { useEffect } from 'react';

/** Keeps the screen awake while a game runs and is visible; a refusal changes nothing. */
export function useWakeLock(active: boolean): void {
  useEffect(() => {
    if (!active || !navigator.wakeLock) return;
    let lock: WakeLockSentinel | null = null;
    let wanted = true;
    async function ask() {
      if (document.visibilityState !== 'visible') return;
      try {
        const granted = await navigator.wakeLock.request('screen');
        if (wanted) lock = granted;
        else await granted.release();
      } catch {
        // A low battery or a strict browser says no: the screen simply dims as usual.
      }
    }
    void ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      wanted = false;
      document.removeEventListener('visibilitychange', ask);
      lock?.release().catch(() => {});
    };
  }, [active]);
}
