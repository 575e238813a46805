import logo from '../../kit/art/logo.svg?url';
import { NAME } from '../site';
import { CoffeeLink } from './CoffeeLink';
import styles from './donate.module.css';

/** The way back to the games, and the coffee. */
export function DonateHeader() {
  return (
    <header className={styles.top}>
      <a className="btn" href="/">
        <svg className="i" viewBox="0 0 32 32" aria-hidden="true">
          <path d="M14 6L5 16L14 26M6 16H27" />
        </svg>
        Back to games
      </a>
      <img className={styles.logo} src={logo} alt={NAME} width="565" height="140" />
      <CoffeeLink />
    </header>
  );
}
