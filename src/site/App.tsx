import { useEffect, useState } from 'react';
import { ThemeProvider } from '../kit/theme/theme';
import { once, touched } from '../kit/touched';
import { CrashGuard } from './CrashGuard';
import { GameScreen } from './GameScreen';
import type { ReadyPage } from './page';
import './pages/Lost.module.css';
import { Trouble } from './Trouble';

/** The page of the current address. While the next one loads, the one before stays on the screen. */
export function App({ first, poster }: { first: ReadyPage; poster?: string }) {
  const [page, setPage] = useState(first);
  const { Screen, game, gate, words, script } = page;

  useNavigation(first, setPage);
  useEffect(() => page.arrive?.(), [page]);

  return (
    <ThemeProvider>
      <CrashGuard key={script || words}>
        {words !== undefined ? (
          <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: words }} />
        ) : Screen === null ? (
          <Trouble />
        ) : game === undefined ? (
          <Screen />
        ) : (
          <GameScreen name={game} gate={gate} Game={Screen} poster={poster} />
        )}
      </CrashGuard>
    </ThemeProvider>
  );
}

/** A child on a game's page plays first and leaves later, so there the code for leaving comes with the first touch. */
function useNavigation(first: ReadyPage, show: (page: ReadyPage) => void) {
  useEffect(() => {
    const loading = (first.game ? touched() : Promise.resolve())
      .then(() => import('./navigation'))
      // Links are plain links: without it the browser follows them by itself.
      .catch(() => null);
    return once(loading, ({ followLinks }) => followLinks(first, show));
  }, [first, show]);
}
