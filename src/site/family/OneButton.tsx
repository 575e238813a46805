import { useEffect, useRef } from 'react';
import { useGameOnScreen } from '../../kit/family/gameOnScreen';
import { playByOneButton } from './playByOneButton';

/** While a game is on the screen, one button plays it. */
export function OneButton() {
  const game = useGameOnScreen();
  const inGame = game !== null;
  const latest = useRef(game);
  useEffect(() => {
    latest.current = game;
  }, [game]);
  useEffect(() => (inGame ? playByOneButton(() => latest.current?.session ?? null) : undefined), [inGame]);
  return null;
}
