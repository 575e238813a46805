import { watchText } from '../storage';
import { CALM_MARK } from './calm';
import { CALM, readSetting } from './settings';

/** Keeps the page's mark in step with what grown-ups chose, here and in every other tab. */
export function keepCalm(): () => void {
  const show = () => void document.documentElement.toggleAttribute(CALM_MARK, readSetting(CALM));
  show();
  return watchText(CALM.key, show);
}
