/** Settles when everything is on the device. */
export async function offlineReady(): Promise<void> {
  if (!('serviceWorker' in navigator)) return new Promise(() => {});
  await navigator.serviceWorker.ready;
}

/**
 * At Home a version that waits may take over: the worker does so only when no other window is
 * open, and then this page starts afresh with it.
 */
export function offerTakeover(): () => void {
  const container = navigator.serviceWorker;
  if (!container?.controller) return () => {};
  let left = false;
  function reload() {
    if (!left) location.reload();
  }
  container.addEventListener('controllerchange', reload);
  void container.getRegistration().then((registration) => {
    const offer = () => left || registration?.waiting?.postMessage('take over');
    offer();
    registration?.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', offer);
    });
    registration?.update().catch(() => {});
  });
  return () => {
    left = true;
    container.removeEventListener('controllerchange', reload);
  };
}
