import { type RefObject, useEffect } from 'react';

// A touch that already scrolls, with another finger outside, cannot be stopped any more.
const prevent = (event: Event) => event.cancelable && event.preventDefault();

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
