import { showTheme } from '../../kit/theme/showTheme';
import { THEME_KEY, THEMES } from '../../kit/theme/themes';
import { ABOUT_KEY } from '../home/aboutKey';

const CLOSED = 'data-about-closed';

function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Blocked storage: the page shows its defaults.
    return null;
  }
}

/** Before anything is painted: the stored theme, and a closed blurb on Home, so that nothing flashes. */
export function applyStoredLook(): void {
  const root = document.documentElement;
  const theme = THEMES.find((name) => name === readStored(THEME_KEY));
  if (theme) showTheme(theme);
  root.toggleAttribute(CLOSED, readStored(ABOUT_KEY) === 'false');
}

/** Once the page is read: until now the blurb was only hidden. */
export function closeStoredBlurb(): void {
  const root = document.documentElement;
  if (!root.hasAttribute(CLOSED)) return;
  root.removeAttribute(CLOSED);
  for (const blurb of document.querySelectorAll<HTMLDetailsElement>('[data-about]')) blurb.open = false;
}
