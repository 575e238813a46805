const GESTURES = ['pointerdown', 'keydown'] as const;

let first: Promise<unknown> | undefined;

/**
 * Settles at the visitor's first touch or key of the visit. What a page can open without waits for
 * it: no sound may be made before, and nobody wants to go anywhere yet.
 */
export function touched(): Promise<unknown> {
  first ??= navigator.userActivation?.hasBeenActive
    ? Promise.resolve()
    : new Promise((done) => {
        for (const gesture of GESTURES) window.addEventListener(gesture, done, { once: true, capture: true });
      });
  return first;
}
