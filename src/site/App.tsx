import { useEffect, useState } from 'react';
import { ThemeProvider } from '../kit/theme/theme';
import { CrashGuard } from './CrashGuard';
import { GameScreen } from './GameScreen';
import { followLinks } from './navigation';
import type { ReadyPage } from './page';
import { Trouble } from './pages/Trouble';

/** The page of the current address. While the next one loads, the one before stays on the screen. */
export function App({ first, poster }: { first: ReadyPage; poster?: string }) {
  const [page, setPage] = useState(first);
  const { Screen, game, gate, words, script } = page;

  useEffect(() => followLinks(first, setPage), [first]);
  useEffect(() => {
    if (page === first) return;
    window.scrollTo(0, 0);
    document.querySelector('h1')?.focus({ preventScroll: true });
  }, [page, first]);

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
          <GameScreen name={game} gate={gate} Game={Screen} prerendered={page === first} poster={poster} />
        )}
      </CrashGuard>
    </ThemeProvider>
  );
}
