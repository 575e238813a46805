/** Settles when everything is on the device. */
export async function offlineReady(): Promise<void> {
  if (!('serviceWorker' in navigator)) return new Promise(() => {});
  await navigator.serviceWorker.ready;
}

/** The page just left, or a window just closed, may still count for a moment: then it is asked once more. */
const ASK_AGAIN = 3000;

/**
 * At Home a version that waits may take over: the worker does so only when no other window is
 * open, and then this page starts afresh with it.
 */
export function offerTakeover(): () => void {
  const container = navigator.serviceWorker;
  if (!container?.controller) return () => {};
  let left = false;
  let timer = 0;
  function reload() {
    if (!left) location.reload();
  }
  container.addEventListener('controllerchange', reload);
  void container.getRegistration().then((registration) => {
    function offer() {
      if (left || !registration?.waiting) return;
      registration.waiting.postMessage('take over');
      clearTimeout(timer);
      timer = window.setTimeout(offer, ASK_AGAIN);
    }
    offer();
    registration?.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', offer);
    });
    registration?.update().catch(() => {});
  });
  return () => {
    left = true;
    clearTimeout(timer);
    container.removeEventListener('controllerchange', reload);
  };
}
