import { useEffect, useState } from 'react';
import { clickByEveryFinger } from '../../kit/input/everyFinger';
import { ThemeProvider } from '../../kit/theme/theme';
import { PAGE_ALIVE } from '../boot/earlyClicks';
import { ErrorBoundary } from './ErrorBoundary';
import { ErrorMessage } from './ErrorMessage';
import { FamilyWatch } from './FamilyWatch';
import { followLinks } from './followLinks';
import { GameScreen } from './GameScreen';
// The error templates in every page's HTML are dressed by it.
import './MessagePage.module.css';
import type { ReadyPage } from './page';

/** The page of the current address. While the next one loads, the one before stays on the screen. */
export function App({ first, poster }: { first: ReadyPage; poster?: string }) {
  const [page, setPage] = useState(first);
  const { Screen, game, gate, html, script } = page;

  useEffect(() => followLinks(first, setPage), [first]);
  useEffect(clickByEveryFinger, []);
  useEffect(() => page.arrive?.(), [page]);
  useEffect(() => {
    // Not at once: what a page reads as it comes alive (a form filled before) is rendered first.
    const timer = setTimeout(() => dispatchEvent(new Event(PAGE_ALIVE)));
    return () => clearTimeout(timer);
  }, []);

  return (
    <ThemeProvider>
      <ErrorBoundary key={script || html}>
        {html !== undefined ? (
          <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
        ) : Screen === null ? (
          <ErrorMessage />
        ) : game === undefined ? (
          <Screen />
        ) : (
          <GameScreen name={game} gate={gate} Game={Screen} poster={poster} />
        )}
      </ErrorBoundary>
      <FamilyWatch />
    </ThemeProvider>
  );
}
