import './kit/base.css';
import { startTransition } from 'react';
import { enliven } from './site/enliven';
import { readyFirstPage } from './site/page';

void readyFirstPage().then((first) => {
  const root = document.getElementById('root');
  if (!root) return;
  // As a transition it goes in small pieces: a slow tablet stays awake for the first touch.
  startTransition(() => void enliven(root, first));
  window.answer?.();
});
