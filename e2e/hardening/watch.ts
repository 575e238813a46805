import type { Page } from '@playwright/test';
import { STORAGE_KEYS } from '../site';

const DOCUMENTED = STORAGE_KEYS.map(({ key }) => key);

/** Runs in the page: writes down what must never happen. Links are held back, so that any other way out is seen. */
export function watch() {
  const faults: string[] = [];
  let playedLast = false;
  /** When something else was done that may scroll, and when the page last did: a wheel's way goes on for a while. */
  let otherAt = 0;
  let scrolledAt = 0;
  let byPlay = false;
  const did = (play: boolean) => {
    playedLast = play;
    if (!play) otherAt = performance.now();
  };
  const inPlay = (target: EventTarget | null) => target instanceof Element && target.closest('main .play') !== null;
  const isLink = (event: Event) => event.target instanceof Element && event.target.closest('a');
  Object.assign(window, { faults, print: () => {} });
  addEventListener('pointerdown', ({ target }) => did(inPlay(target)), true);
  // Tab moves on to what lies further down, and may show it.
  addEventListener('keydown', ({ target, key }) => did(inPlay(target) && key !== 'Tab'), true);
  for (const other of ['wheel', 'resize']) addEventListener(other, () => did(false), true);
  document.addEventListener('scroll', () => {
    const now = performance.now();
    if (now - scrolledAt > 150) byPlay = playedLast && now - otherAt > 500;
    scrolledAt = now;
    if (byPlay) faults.push(`scrolled to ${scrollX}, ${scrollY} by play`);
  });
  document.addEventListener('selectionchange', () => {
    const selected = String(getSelection());
    if (selected) faults.push(`selected "${selected}"`);
  });
  // What a mouse picks up and carries out of the page takes every further press with it.
  addEventListener('dragstart', (event) => {
    if (!event.defaultPrevented) faults.push(`picked up ${(event.target as Element).nodeName}`);
  });
  addEventListener('contextmenu', (event) => {
    if (inPlay(event.target) && !event.defaultPrevented) faults.push('opened a menu');
  });
  addEventListener(
    'click',
    (event) => isLink(event) && !document.documentElement.dataset.links && event.preventDefault(),
    true,
  );
}

/** What was written down since the last look, and what is wrong right now. */
export const look = (page: Page, path: string) =>
  page.evaluate(
    ({ home, documented }) => {
      const faults = (window as unknown as { faults: string[] }).faults.splice(0);
      if (location.pathname !== home) faults.push(`left for ${location.pathname}`);
      const odd = document.body.innerText.match(/.*\b(NaN|undefined|Infinity)\b.*/);
      if (odd) faults.push(`says "${odd[0]}"`);
      const sideways = document.documentElement.scrollWidth - innerWidth;
      if (sideways > 0) faults.push(`${sideways} px wider than the screen (${innerWidth} px)`);
      if (!document.querySelector('h1')) faults.push('has no heading any more');
      if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
        const moving = document.getAnimations().filter(({ effect }) => {
          const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
          return frames.some((frame) => 'transform' in frame || 'translate' in frame);
        });
        if (moving.length > 0) faults.push(`${moving.length} things move`);
      }
      try {
        const kept = [...Object.keys(localStorage), ...Object.keys(sessionStorage), document.cookie];
        faults.push(...kept.filter((key) => key && !documented.includes(key)).map((key) => `keeps ${key}`));
      } catch {
        // Storage that may not be touched keeps nothing.
      }
      return faults;
    },
    { home: path, documented: DOCUMENTED },
  );
