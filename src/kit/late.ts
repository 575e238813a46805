/** A mouse may lead a game without ever pressing. */
const GESTURES = ['pointerdown', 'pointermove', 'keydown'] as const;
/** So many ms after the load it is time in any case: some browsers do not say when they are idle, a busy one may never. */
const REST = 1000;

let moment: Promise<unknown> | undefined;

const firstInteraction = () =>
  new Promise((done) => {
    for (const gesture of GESTURES) window.addEventListener(gesture, done, { once: true, capture: true });
  });

async function idleAfterLoad() {
  if (document.readyState !== 'complete') await new Promise((done) => window.addEventListener('load', done));
  await new Promise((done) => {
    if ('requestIdleCallback' in window) requestIdleCallback(done, { timeout: REST });
    else setTimeout(done, REST);
  });
}

/** Late parts come when the page is loaded and at rest, or at the first touch, whichever is first. */
function lateMoment(): Promise<unknown> {
  moment ??= navigator.userActivation?.hasBeenActive
    ? Promise.resolve()
    : Promise.race([firstInteraction(), idleAfterLoad()]);
  return moment;
}

/** Loads a part that a game can open without; null where it cannot come: the game goes on without it. */
export const loadLate = <Part>(load: () => Promise<Part>, name: string): Promise<Part | null> =>
  lateMoment()
    .then(load)
    .catch((error) => {
      console.warn(`Playing without ${name}`, error);
      return null;
    });

/** The kit's own late parts: sound, popups and the like. */
export const loadLateParts = () => loadLate(() => import('./late/parts'), 'sound and popups');

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
