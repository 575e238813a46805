/** A mouse may lead a game without ever pressing. */
const GESTURES = ['pointerdown', 'pointermove', 'keydown'] as const;

let first: Promise<unknown> | undefined;

/**
 * Settles at the visitor's first touch, key or move of the mouse. What a page can open without waits for
 * it: nobody wants to hear anything before, or to go anywhere.
 */
export function firstInteraction(): Promise<unknown> {
  first ??= navigator.userActivation?.hasBeenActive
    ? Promise.resolve()
    : new Promise((done) => {
        for (const gesture of GESTURES) window.addEventListener(gesture, done, { once: true, capture: true });
      });
  return first;
}

/** Loads a part of the game that nobody needs before the first touch; null where it cannot come. */
export const afterTouch = <Part>(load: () => Promise<Part>, part: string): Promise<Part | null> =>
  firstInteraction()
    .then(load)
    .catch((error) => {
      console.warn(`Playing without ${part}`, error);
      return null;
    });

/** Uses a part once it is there. Returns how to stop: what it started, or that it still would. */
export function whenLoaded<Part>(loading: Promise<Part | null>, use: (part: Part) => () => void): () => void {
  let stop: (() => void) | undefined;
  let gone = false;
  void loading.then((part) => {
    if (part && !gone) stop = use(part);
  });
  return () => {
    gone = true;
    stop?.();
  };
}
