import type { Card } from '../../kit/catalog';
import { Icon } from '../../kit/Icon';
import styles from './card.module.css';

export function GameCard({ game }: { game: Card }) {
  return (
    <li className={styles.card} data-age={game.age}>
      <div className={styles.picture}>
        <img src={game.preview} alt="" width="320" height="200" loading="lazy" />
      </div>
      <span className={styles.badge}>{game.age}+</span>
      <div className={styles.words}>
        <h2>{game.name}</h2>
        <p>{game.description}</p>
      </div>
      <a className="btn primary" href={game.path} aria-label={`Play Now: ${game.name}`}>
        <Icon name="play" />
        Play Now
      </a>
    </li>
  );
}
