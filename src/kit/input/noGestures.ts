import { type RefObject, useEffect } from 'react';

const ZOOMED = 'data-zoomed';

// A touch that already scrolls, with another finger outside, cannot be stopped any more.
function prevent(event: Event) {
  if (event.cancelable && !document.documentElement.hasAttribute(ZOOMED)) event.preventDefault();
}

/**
 * For what fingers drag on, beside `touch-action: none`. iOS knows pinches in spite of that; Chromium takes a quick stroke
 * for a fling, and the next tap elsewhere for its end: that tap would never become a click.
 */
export function useNoGestures(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current;
    element?.addEventListener('gesturestart', prevent);
    element?.addEventListener('touchmove', prevent, { passive: false });
    return () => {
      element?.removeEventListener('gesturestart', prevent);
      element?.removeEventListener('touchmove', prevent);
    };
  }, [box]);
}

/** A page may have been zoomed before the game came. Then two fingers take that back, wherever they are (kit/base/play.css). */
export function useZoomBack(): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const note = () => void document.documentElement.toggleAttribute(ZOOMED, viewport.scale > 1.01);
    note();
    viewport.addEventListener('resize', note);
    return () => {
      viewport.removeEventListener('resize', note);
      document.documentElement.removeAttribute(ZOOMED);
    };
  }, []);
}
