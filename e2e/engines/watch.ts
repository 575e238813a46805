/** What a test can ask of a page in which `watch` runs. */
export interface Watched {
  /** What went wrong so far. */
  readonly faults: string[];
  /** Stops the page's clock and its animations, and waits until nothing changes any more. */
  hold(): Promise<void>;
  /** Whether anything changed since `hold`; then time goes on. */
  release(): Promise<boolean>;
}

declare global {
  interface Window {
    watched: Watched;
  }
}

/**
 * Runs in the page before everything else. It does not see errors in workers, and nothing that the browser itself writes
 * into its console, but for what the security policy forbids and for files that do not load.
 */
export function watch() {
  const faults: string[] = [];
  addEventListener(
    'error',
    ({ message, target }) =>
      faults.push(target instanceof Element ? `not loaded: ${target.outerHTML}` : `uncaught: ${message}`),
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => faults.push(`uncaught: ${reason}`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    faults.push(`forbidden by ${effectiveDirective}: ${blockedURI}`),
  );
  const sayError = console.error;
  console.error = (...words) => {
    faults.push(`console: ${words.join(' ')}`);
    sayError(...words);
  };

  // The page's own sign that it answers presses now (PAGE_ALIVE in src/site/boot/earlyClicks.ts).
  addEventListener('page-alive', () => Object.assign(window, { alive: true }));

  // Chance is the same for all, so that pictures can be compared.
  crypto.getRandomValues = ((array: Uint32Array) => array.fill(1)) as typeof crypto.getRandomValues;

  let stoppedAt: number | null = null;
  const now = performance.now.bind(performance);
  const requestFrame = requestAnimationFrame.bind(window);
  performance.now = () => stoppedAt ?? now();
  window.requestAnimationFrame = (act) => requestFrame((time) => act(stoppedAt ?? time));

  // As on a phone that can buzz: some answers are only felt before time goes on.
  let buzzes = 0;
  Object.assign(navigator, {
    vibrate: () => {
      buzzes += 1;
      return true;
    },
  });

  /** All there is to see and to feel: elements, painted pixels, buzzes. */
  function sense(): string {
    const canvases = [...document.querySelectorAll<HTMLCanvasElement>('main canvas')];
    const pixels = canvases.map((canvas) => canvas.toDataURL());
    return [document.getElementById('root')?.innerHTML, ...pixels, buzzes].join('\n');
  }
  /** The same as before for so many frames. */
  const STILL = 4;
  /** An answer takes a frame or two; more are left for a busy machine. */
  const PATIENCE = 12;
  const frame = () => new Promise((done) => requestFrame(done));
  let before = '';
  let held: Animation[] = [];

  window.watched = {
    faults,
    async hold() {
      stoppedAt = now();
      held = document.getAnimations().filter(({ playState }) => playState === 'running');
      for (const animation of held) animation.pause();
      for (let still = 0; still < STILL; still++) {
        await frame();
        const sensed = sense();
        if (sensed !== before) still = 0;
        before = sensed;
      }
    },
    async release() {
      let changed = false;
      for (let frames = 0; frames < PATIENCE && !changed; frames++) {
        await frame();
        changed = sense() !== before;
      }
      for (const animation of held) animation.play();
      stoppedAt = null;
      return changed;
    },
  };
}
