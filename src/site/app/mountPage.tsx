import { StrictMode } from 'react';
import { createRoot, type HydrationOptions, hydrateRoot, type Root } from 'react-dom/client';
import { App } from './App';
import { keepFirstLetters } from './lateFont';
import { type ReadyPage, skipsAgeGate } from './page';

/** From now on the page on the screen is React's. */
export function mountPage(root: Element, first: ReadyPage, options?: HydrationOptions): Root {
  keepFirstLetters();
  const page = <App first={first} />;
  const app = import.meta.env.DEV ? <StrictMode>{page}</StrictMode> : page;
  // A game takes the place of its poster.
  if (first.game && skipsAgeGate(first.gate)) {
    const made = createRoot(root, options);
    made.render(app);
    return made;
  }
  return hydrateRoot(root, app, options);
}
