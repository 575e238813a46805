import { type MouseEvent, useState } from 'react';
import type { CatalogueGame } from '../../games/catalogue';
import { GATE_AGE } from '../../kit/gameInfo';
import { Icon } from '../../kit/ui/Icon';
import './ageColors.css';
import styles from './card.module.css';

interface GameCardProps {
  readonly game: CatalogueGame;
  readonly favorite: boolean;
  toggleFavorite(): void;
  /** Opens the age check instead of the game. */
  check(): void;
}

export function GameCard({ game, favorite, toggleFavorite, check }: GameCardProps) {
  const [broken, setBroken] = useState(false);
  const asks = game.age >= GATE_AGE;

  function follow(event: MouseEvent) {
    // Opening it in another tab is not prevented: the game's own page asks too.
    if (!asks || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    check();
  }

  return (
    <li className={styles.card} data-age={game.age}>
      <div className={styles.picture}>
        {!broken && (
          <img src={game.preview} alt="" width="320" height="200" loading="lazy" onError={() => setBroken(true)} />
        )}
      </div>
      <span className={styles.badge}>{`${game.age}+`}</span>
      <span className="visuallyHidden"> years</span>
      {game.isNew && <span className={styles.ribbon}>NEW</span>}
      <button
        type="button"
        className={styles.heart}
        aria-label={`Favorite: ${game.name}`}
        aria-pressed={favorite}
        onClick={toggleFavorite}
      >
        <span>
          <Icon name="heart" />
        </span>
      </button>
      <div className={styles.words}>
        <h2>{game.name}</h2>
        <p>{game.description}</p>
      </div>
      <a
        className="btn primary"
        href={game.path}
        draggable={false}
        aria-label={`Play Now: ${game.name}`}
        data-asks={asks || undefined}
        data-plays=""
        onClick={follow}
      >
        <Icon name="play" />
        Play Now
      </a>
    </li>
  );
}
