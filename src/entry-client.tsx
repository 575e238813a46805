import './kit/base.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './site/App';
import { readyFirstPage } from './site/page';

history.scrollRestoration = 'manual';

declare global {
  interface Window {
    /** From now on presses are answered here, and a button pressed before is pressed again (first-paint.ts). */
    answer?: () => void;
  }
}

void readyFirstPage().then((first) => {
  const root = document.getElementById('root');
  if (!root) return;
  const app = (
    <StrictMode>
      <App first={first} />
    </StrictMode>
  );
  // Only the development server's pages start empty.
  if (import.meta.env.DEV) createRoot(root).render(app);
  // As a transition it goes in small pieces: a slow tablet stays awake for the first touch.
  else startTransition(() => void hydrateRoot(root, app));
  window.answer?.();
});
