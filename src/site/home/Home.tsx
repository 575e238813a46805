import { useEffect, useRef, useState } from 'react';
import { catalogue } from '../../games/catalogue';
import { SHELF, useSetting } from '../../kit/family/settings';
import { Icon } from '../../kit/ui/Icon';
import { takeBackDialogStep } from '../dialogs/dialogStep';
import { SiteFooter } from '../layout/SiteFooter';
import { SiteHeader } from '../layout/SiteHeader';
import { OfflineSign } from '../offline/OfflineSign';
import { AboutGames } from './AboutGames';
import { AgeButtons } from './AgeButtons';
import album from './album.svg?url';
import { EmptyState } from './EmptyState';
import { useFavorites } from './favorites';
import { GameCard } from './GameCard';
import { HomeDialogs, type OpenDialog } from './HomeDialogs';
import styles from './home.module.css';
import { InstallButton } from './InstallButton';
import intro from './intro.module.css';
import { PutAway } from './PutAway';
import { markSeen } from './seen';
import { countFavorites, type Filter, onShelf, selectGames, whyNothing } from './selection';

/** What has the focus may go with its card: the focus then goes to something that stays. Where a tap gives no focus, none is moved. */
function useFocusStays() {
  const stay = useRef<HTMLButtonElement>(null);
  const focused = useRef<Element | null>(null);
  const isByKey = useRef(false);
  useEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = null;
    // Who sees the focus follows it; under a finger the page stays where it is.
    stay.current?.focus({ preventScroll: !isByKey.current });
  });
  const pressed = () => {
    focused.current = document.activeElement;
    isByKey.current = focused.current?.matches(':focus-visible') ?? false;
  };
  return { stay, pressed };
}

/** What a family chose holds for the visit: it is there again when they come back from a game. */
let chosen: Filter = { age: null, favoritesOnly: false };

export default function Home() {
  const [filter, setFilter] = useState(chosen);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const favorites = useFavorites();
  const { stay, pressed } = useFocusStays();
  const [away] = useSetting(SHELF);
  const shelf = onShelf(catalogue, away);
  const games = selectGames(shelf, favorites.names, filter);
  const nothing = whyNothing(shelf, favorites.names, filter);
  const count = countFavorites(shelf, favorites.names);

  function choose(change: Partial<Filter>) {
    chosen = { ...filter, ...change };
    setFilter(chosen);
    pressed();
  }

  useEffect(takeBackDialogStep, []);

  return (
    <>
      <div className={intro.hero}>
        <SiteHeader>
          <button
            type="button"
            className="btn round"
            aria-label="Game Settings"
            onClick={() => setDialog({ kind: 'settings' })}
          >
            <svg className="i" viewBox="0 0 32 32" aria-hidden="true">
              <circle cx="16" cy="16" r="5" />
              <path d="M16 3V7M16 25V29M3 16H7M25 16H29M7 7L9.5 9.5M22.5 22.5L25 25M25 7L22.5 9.5M9.5 22.5L7 25" />
            </svg>
          </button>
        </SiteHeader>
        <section className={intro.intro} aria-labelledby="title">
          <h1 id="title" tabIndex={-1}>
            What shall we play today?
          </h1>
          <div className={intro.wiggle} />
          <AboutGames />
          <div className={intro.filters}>
            <AgeButtons age={filter.age} choose={(age) => choose({ age })} />
            <div className={intro.extras}>
              <button
                ref={stay}
                type="button"
                className={`btn ${intro.favorites}`}
                aria-pressed={filter.favoritesOnly}
                onClick={() => choose({ favoritesOnly: !filter.favoritesOnly })}
              >
                <Icon name="heart" />
                {filter.favoritesOnly ? 'Show All Games' : 'Show Favorites Only'}
                <span className={intro.count}>{count}</span>
                <span className="visuallyHidden"> {count === 1 ? 'favorite' : 'favorites'}</span>
              </button>
              <InstallButton showSteps={() => setDialog({ kind: 'install' })} />
            </div>
          </div>
        </section>
      </div>
      <main className={styles.games}>
        <p className="visuallyHidden" role="status">
          {games.length} {games.length === 1 ? 'game' : 'games'} shown
        </p>
        {nothing && (
          <EmptyState
            why={nothing}
            age={filter.age}
            showAll={() => choose({ favoritesOnly: false })}
            clearAge={() => choose({ age: null })}
          />
        )}
        {/* A new function each time, so that React asks again after every filter: other cards are there then. */}
        <ul ref={(list) => markSeen(list)} className={styles.grid}>
          {games.map((game) => (
            <GameCard
              key={game.path}
              game={game}
              favorite={favorites.names.includes(game.name)}
              toggleFavorite={() => {
                favorites.toggle(game.name);
                pressed();
              }}
              check={() => setDialog({ kind: 'age', game })}
            />
          ))}
        </ul>
        <a className={styles.album} href="/album">
          <img src={album} alt="" width="240" height="140" loading="lazy" />
          <b>Wiggle&apos;s Album</b>
          <span>Your pictures and stickers</span>
        </a>
        <div className={styles.installBelow}>
          <InstallButton showSteps={() => setDialog({ kind: 'install' })} />
        </div>
        <OfflineSign />
        {shelf.length > 0 && <PutAway count={catalogue.length - shelf.length} />}
      </main>
      <SiteFooter />
      {dialog && <HomeDialogs dialog={dialog} close={() => setDialog(null)} />}
    </>
  );
}
