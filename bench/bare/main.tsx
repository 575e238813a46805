import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';

const root = document.getElementById('root');
if (root) {
  hydrateRoot(
    root,
    <StrictMode>
      <h1>Hello</h1>
    </StrictMode>,
  );
}
