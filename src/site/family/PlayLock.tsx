import { useCallback, useEffect, useState } from 'react';
import { useGameOnScreen } from '../../kit/family/gameOnScreen';
import { isGrownUpThere, noteGrownUp } from '../app/grownUp';
import { navigate } from '../app/navigate';
import { followAnswered, giveScreenBack, guardBack, guardClosing, guardLinks, watchCorners } from './guards';
import { Question } from './Question';

/** Play lock: a game holds the screen, and from Home no link leads away, until a grown-up lets out. */
export function PlayLock() {
  const game = useGameOnScreen();
  const inGame = game !== null;
  const pause = game?.pause;
  const [link, setLink] = useState<HTMLAnchorElement | null>(null);

  useEffect(() => guardLinks(inGame, isGrownUpThere, setLink), [inGame]);
  useEffect(() => {
    if (link) pause?.();
  }, [link, pause]);
  useEffect(() => {
    if (!inGame) return;
    const root = document.documentElement;
    root.toggleAttribute('data-locked', true);
    const freeClosing = guardClosing();
    const freeBack = guardBack();
    const freeCorners = watchCorners(() => {
      // Where the page has to be loaded for it, nobody asks again.
      freeClosing();
      giveScreenBack();
      navigate('/');
    });
    return () => {
      root.removeAttribute('data-locked');
      freeClosing();
      freeBack();
      freeCorners();
    };
  }, [inGame]);

  const close = useCallback(() => setLink(null), []);
  const pass = useCallback(() => {
    setLink(null);
    if (inGame) giveScreenBack();
    else noteGrownUp();
    if (link) followAnswered(link);
  }, [link, inGame]);

  return (
    link && (
      <Question
        text={
          inGame
            ? 'Play is locked. Answer to leave, or hold two corners with both thumbs for two seconds.'
            : 'This is for grown-ups.'
        }
        pass={pass}
        close={close}
      />
    )
  );
}
