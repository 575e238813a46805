import './kit/theme/tokens.css';
import './kit/base/elements.css';
import './kit/base/buttons.css';
import './kit/base/play.css';
import './kit/base/calm.css';
import { startTransition } from 'react';
import { mountPage } from './site/app/mountPage';
import { readyFirstPage } from './site/app/page';

void readyFirstPage().then((first) => {
  const root = document.getElementById('root');
  if (!root) return;
  // As a transition it goes in small pieces: a slow tablet stays awake for the first touch.
  startTransition(() => void mountPage(root, first));
});
