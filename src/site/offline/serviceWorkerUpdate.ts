import { isDialogOpen } from '../../kit/ui/isDialogOpen';
/** Settles when everything is on the device. */
export function offlineReady(): Promise<ServiceWorkerRegistration> {
  return 'serviceWorker' in navigator ? navigator.serviceWorker.ready : new Promise(() => {});
}

/** What the worker keeps on the device. */
export interface Kept {
  readonly files: number;
  readonly bytes: number;
}

/** The worker that is here knows best. One of an older version may not answer. */
export function keptFiles({ active }: ServiceWorkerRegistration): Promise<Kept> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((done) => {
    port1.onmessage = ({ data }: MessageEvent<Kept>) => done(data);
    active?.postMessage('what is kept', [port2]);
  });
}

/**
 * Browsers stop the old worker at once; a request that comes just then (the picture of the tab is the last one) wakes
 * it, and then it stays until it has slept for half a minute. So the page first comes to rest.
 */
const AT_REST = 2000;
/** The page just left, or a window just closed, may still count for a moment, and another may be closed later: so it is asked again and again. */
const ASK_AGAIN = 3000;

/**
 * At Home a version that waits may take over: the worker does so only when no other window is
 * open, and then this page starts afresh with it. Never under an open dialog.
 */
export function updateServiceWorker(): () => void {
  const container = navigator.serviceWorker;
  if (!container?.controller) return () => {};
  const leaving = new AbortController();
  const { signal } = leaving;
  let timer = 0;
  function reload() {
    if (signal.aborted) return;
    // Opened after the worker was asked.
    if (isDialogOpen()) window.setTimeout(reload, AT_REST);
    else location.reload();
  }
  container.addEventListener('controllerchange', reload, { signal });
  void container.getRegistration().then((registration) => {
    function ask(after: number) {
      clearTimeout(timer);
      if (!signal.aborted && registration?.waiting) timer = window.setTimeout(offer, after);
    }
    function offer() {
      // A page that is still loading has more to ask of the old worker.
      if (document.readyState !== 'complete' || isDialogOpen()) return ask(AT_REST);
      registration?.waiting?.postMessage('take over');
      ask(ASK_AGAIN);
    }
    const watchNext = () => registration?.installing?.addEventListener('statechange', () => ask(AT_REST));
    ask(AT_REST);
    // The browser looks by itself when a page is opened: it may have found a version before this script was there.
    watchNext();
    registration?.addEventListener('updatefound', watchNext, { signal });
    registration?.update().catch(() => {});
  });
  return () => {
    leaving.abort();
    clearTimeout(timer);
  };
}
