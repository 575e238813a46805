/** Keeps the screen awake while the page is visible, until it is let go; a refusal changes nothing. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let wanted = true;
  async function ask() {
    if (document.visibilityState !== 'visible' || !navigator.wakeLock) return;
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
}
