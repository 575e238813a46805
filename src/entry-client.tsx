import './kit/base.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './site/App';
import { opensAtOnce, readyFirstPage } from './site/page';

history.scrollRestoration = 'manual';

void readyFirstPage().then((first) => {
  const root = document.getElementById('root');
  if (!root) return;
  const app = (
    <StrictMode>
      <App first={first} />
    </StrictMode>
  );
  // As a transition it goes in small pieces: a slow tablet stays awake for the first touch.
  startTransition(() => {
    // A game takes the place of its poster in one go; the development server's pages start empty.
    if (import.meta.env.DEV || (first.game && opensAtOnce(first.gate))) createRoot(root).render(app);
    else hydrateRoot(root, app);
  });
  window.answer?.();
});
