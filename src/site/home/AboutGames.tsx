import { useEffect, useRef, useState } from 'react';
import { readText, writeText } from '../../kit/storage';
import { Icon } from '../../kit/ui/Icon';
import styles from './about.module.css';
import { ABOUT_KEY } from './aboutKey';

const isOpen = () => readText(ABOUT_KEY) !== 'false';

/** The collapsible blurb: open by default, its state remembered. The page's own scripts close it before paint where it was closed. */
export function AboutGames() {
  const details = useRef<HTMLDetailsElement>(null);
  const [open] = useState(() => typeof window === 'undefined' || isOpen());

  useEffect(() => {
    // It may have been pressed before this script came.
    if (details.current && details.current.open !== isOpen()) writeText(ABOUT_KEY, String(details.current.open));
  }, []);

  return (
    <details
      ref={details}
      className={styles.about}
      open={open}
      data-about
      onToggle={({ currentTarget }) => {
        // Setting the stored state also toggles; only a change of mind is kept.
        if (currentTarget.open !== isOpen()) writeText(ABOUT_KEY, String(currentTarget.open));
      }}
    >
      <summary>
        About Our Games
        <Icon name="down" />
      </summary>
      <p>
        Little games for little hands, <span>ages 1-8</span>. No ads, no accounts, no data collection, nothing to buy.
      </p>
    </details>
  );
}
