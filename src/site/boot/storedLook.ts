import { CALM_KEY, CALM_MARK } from '../../kit/family/calm';
import { SHELF_KEY } from '../../kit/family/shelf';
import { parseList } from '../../kit/storedList';
import { showTheme } from '../../kit/theme/showTheme';
import { parseTheme, THEME_KEY } from '../../kit/theme/themes';
import { ABOUT_KEY } from '../home/aboutKey';

const CLOSED = 'data-about-closed';
const AWAY = 'data-games-away';

function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Blocked storage: the page shows its defaults.
    return null;
  }
}

const gamesAway = () => parseList(readStored(SHELF_KEY));

/** Before anything is painted: the stored theme, calm, a closed blurb and an emptier shelf on Home: nothing flashes. */
export function applyStoredLook(): void {
  const root = document.documentElement;
  showTheme(parseTheme(readStored(THEME_KEY)));
  root.toggleAttribute(CALM_MARK, readStored(CALM_KEY) === 'true');
  root.toggleAttribute(CLOSED, readStored(ABOUT_KEY) === 'false');
  root.toggleAttribute(AWAY, gamesAway().length > 0);
}

/** Once the page is read: until now the blurb was only hidden. */
export function closeStoredBlurb(): void {
  const root = document.documentElement;
  if (!root.hasAttribute(CLOSED)) return;
  root.removeAttribute(CLOSED);
  for (const blurb of document.querySelectorAll<HTMLDetailsElement>('[data-about]')) blurb.open = false;
}

/** Once the page is read: until now all of Home's cards were only hidden. React takes out those that are put away. */
export function clearStoredShelf(): void {
  const root = document.documentElement;
  if (!root.hasAttribute(AWAY)) return;
  const away = gamesAway();
  for (const link of document.querySelectorAll('li[data-age] > a'))
    link.parentElement?.toggleAttribute('hidden', away.includes(link.getAttribute('href') ?? ''));
  root.removeAttribute(AWAY);
}
