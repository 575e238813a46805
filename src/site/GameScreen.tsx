import { type ComponentType, useEffect, useState } from 'react';
import { GameFrame } from '../kit/GameFrame';
import styles from './GameScreen.module.css';

interface GameScreenProps {
  readonly name: string;
  readonly Game: ComponentType;
  /** The page was just loaded: the frame with its poster is what the browser already shows. */
  readonly prerendered: boolean;
  readonly poster?: string;
}

/**
 * A game's page. The prerendered page is the frame with a poster, so nothing random, sized or
 * stored is in the HTML; the game itself takes its place once the page is alive. The poster is
 * written by the build alone, and costs the browser no code.
 */
export function GameScreen({ name, Game, prerendered, poster = '' }: GameScreenProps) {
  const [alive, setAlive] = useState(!prerendered);
  useEffect(() => setAlive(true), []);
  if (alive) return <Game />;
  return (
    <GameFrame title={name}>
      <div className={styles.poster} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: poster }} />
    </GameFrame>
  );
}
