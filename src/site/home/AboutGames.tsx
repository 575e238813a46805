import { useEffect, useRef } from 'react';
import { Icon } from '../../kit/Icon';
import { readText, writeText } from '../../kit/storage';
import { ABOUT_KEY } from './about-key';
import styles from './home.module.css';

/** The collapsible blurb: open by default, its state remembered. The head script hides it before paint where it was closed. */
export function AboutGames() {
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    if (details.current) details.current.open = readText(ABOUT_KEY) !== 'false';
    document.documentElement.removeAttribute('data-about-closed');
  }, []);

  return (
    <details
      ref={details}
      className={styles.about}
      open
      onToggle={({ currentTarget: { open } }) => {
        // Setting the stored state also toggles; only a change of mind is kept.
        if (open !== (readText(ABOUT_KEY) !== 'false')) writeText(ABOUT_KEY, String(open));
      }}
    >
      <summary>
        About Our Games
        <Icon name="down" />
      </summary>
      <p>
        Little games for little hands, ages 1-8, made by parents. Everything here is free: no ads, no accounts, no data
        collection and nothing to buy. Pick an age, tap a card and play. Most games need no reading at all.
      </p>
    </details>
  );
}
