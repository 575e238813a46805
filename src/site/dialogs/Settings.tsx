import type { MouseEvent } from 'react';
import wiggle from '../../kit/art/wiggle.svg?url';
import neon from '../../kit/art/wiggle-neon.svg?url';
import princess from '../../kit/art/wiggle-princess.svg?url';
import { useTheme } from '../../kit/theme/theme';
import type { Theme } from '../../kit/theme/themes';
import { Icon } from '../../kit/ui/Icon';
import { navigate } from '../app/navigate';
import { Dialog } from './Dialog';
import { ReadAloudChoice } from './ReadAloudChoice';
import styles from './Settings.module.css';

const WORLDS: readonly { readonly theme: Theme; readonly name: string; readonly picture: string }[] = [
  { theme: 'sky-blue', name: 'Sky Blue', picture: wiggle },
  { theme: 'pink-princess', name: 'Pink Princess', picture: princess },
  { theme: 'cyber-neon', name: 'Cyber Neon', picture: neon },
];

/** The page takes the place of the dialog's step in the history: one step back is Home. */
function followInPlace(event: MouseEvent<HTMLAnchorElement>) {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  navigate(event.currentTarget.href, 'replace');
}

/** The three themes, each shown as a picture of itself. */
export function Settings({ close }: { close: () => void }) {
  const { theme, setTheme } = useTheme();
  return (
    <Dialog title="Game Settings" close={close}>
      <p className="soft" id="settings-hint">
        Pick a world for Wiggle.
      </p>
      <fieldset className={styles.worlds} aria-describedby="settings-hint">
        <legend className="visuallyHidden">Theme</legend>
        {WORLDS.map((world) => (
          <label key={world.theme} className={styles.world}>
            <input
              type="radio"
              name="theme"
              value={world.theme}
              checked={world.theme === theme}
              onChange={() => setTheme(world.theme)}
            />
            <span className={styles.picture} data-theme={world.theme}>
              <img src={world.picture} alt="" width="330" height="220" />
            </span>
            <span className={styles.name}>{world.name}</span>
            <span className={styles.tick}>
              <Icon name="tick" />
            </span>
          </label>
        ))}
      </fieldset>
      <ReadAloudChoice />
      <a className={`btn quiet ${styles.grownUps}`} href="/grown-ups" onClick={followInPlace}>
        For grown-ups
      </a>
    </Dialog>
  );
}
