import { useEffect } from 'react';
import { useGameOnScreen } from '../../kit/family/gameOnScreen';
import { useLatest } from '../../kit/useLatest';
import { playByOneButton } from './playByOneButton';

/** While a game is on the screen, one button plays it. */
export function OneButton() {
  const game = useGameOnScreen();
  const latest = useLatest(game);
  // The same as long as the game is.
  const bus = game?.session.effectBus;
  useEffect(() => (bus ? playByOneButton(() => latest.current?.session ?? null) : undefined), [bus]);
  return null;
}
