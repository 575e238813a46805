/** Sent by the app once it answers presses itself (see app/App.tsx). */
export const PAGE_ALIVE = 'page-alive';

/** Buttons, and links that ask a question first. Plain links need no script. */
const NEEDS_APP = '#root button, #root a[data-asks]';

/**
 * A control may be pressed before the app is there. The last such press is kept, and made again once the app can answer
 * it. If the app does not come at all, a link is followed plainly.
 */
export function keepEarlyClicks(): void {
  let pressed: HTMLElement | null = null;

  function keep(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(NEEDS_APP) : null;
    if (!control) return;
    event.preventDefault();
    // Nor may React answer it, which may be half awake by now: it would count twice.
    event.stopPropagation();
    pressed = control;
  }

  function replayEarlyClick() {
    removeEventListener('click', keep, true);
    removeEventListener('error', onError, true);
    pressed?.click();
    pressed = null;
  }

  function onError({ target }: Event) {
    if (target instanceof HTMLScriptElement) replayEarlyClick();
  }

  addEventListener('click', keep, true);
  addEventListener('error', onError, true);
  addEventListener(PAGE_ALIVE, replayEarlyClick, { once: true });
}
