import { catalogue } from '../../games/catalogue';
import logo from '../../kit/art/logo.svg?url';
import { NAME, TAGLINE } from '../site';
import { GameCard } from './GameCard';
import styles from './home.module.css';

export default function Home() {
  return (
    <>
      <div className={styles.hero}>
        <header className={styles.top}>
          <a className={styles.logo} href="/">
            <img src={logo} alt={NAME} width="565" height="140" loading="lazy" />
          </a>
          <span className={styles.safe}>
            <svg className="i" viewBox="0 0 32 32" aria-hidden="true">
              <path className="f" d="M16 3L27 7V15Q27 24 16 29Q5 24 5 15V7Z" />
              <path className={styles.check} d="M11 16L15 20L22 12" />
            </svg>
            100% Kid Safe
          </span>
        </header>
        <div className={styles.intro}>
          <h1 tabIndex={-1}>What shall we play today?</h1>
          <div className={styles.wiggle} />
        </div>
      </div>
      <main>
        <ul className={styles.grid}>
          {catalogue.map((game) => (
            <GameCard key={game.path} game={game} />
          ))}
        </ul>
      </main>
      <footer className={styles.foot}>
        <div className={styles.floor}>
          <p>{TAGLINE}</p>
        </div>
      </footer>
    </>
  );
}
