import type { ReactNode } from 'react';
import logo from '../../kit/art/logo.svg?url';
import { COFFEE, NAME } from '../site';
import { CoffeeCup } from './CoffeeCup';
import pill from './pill.module.css';
import styles from './SiteHeader.module.css';

/** Logo, the promise, and the ways to the grown-ups' pages. `children` are more buttons at the right. */
export function SiteHeader({ children }: { children?: ReactNode }) {
  return (
    <header className={styles.top}>
      <a className={styles.logo} href="/">
        <img src={logo} alt={`${NAME} home`} width="565" height="140" />
      </a>
      <KidSafe />
      <nav className={styles.links} aria-label="Site">
        <a className={styles.link} href="/about">
          About Us
        </a>
        <a className={styles.link} href="/donate">
          Support Us
        </a>
        <a
          className={`btn ${styles.coffee}`}
          href={COFFEE}
          target="_blank"
          rel="noopener"
          aria-label="Buy us a coffee (opens in a new tab)"
        >
          <CoffeeCup />
          <span>Coffee</span>
        </a>
        {children}
      </nav>
    </header>
  );
}

function KidSafe() {
  return (
    <span className={`${pill.pill} ${styles.safe}`}>
      <svg className="i" viewBox="0 0 32 32" aria-hidden="true">
        <path className="f" d="M16 3L27 7V15Q27 24 16 29Q5 24 5 15V7Z" />
        <path className={styles.check} d="M11 16L15 20L22 12" />
      </svg>
      100% Kid Safe
    </span>
  );
}
