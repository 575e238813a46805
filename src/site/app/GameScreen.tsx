import { type ComponentType, useEffect, useState } from 'react';
import { GameFrame } from '../../kit/ui/GameFrame';
import type { AgeGate } from '../dialogs/AgeGate';
import styles from './GameScreen.module.css';
import { loadDialogs } from './loadDialogs';
import { skipsAgeGate } from './page';

interface GameScreenProps {
  readonly name: string;
  readonly Game: ComponentType;
  /** The age to be confirmed before the game opens. */
  readonly gate: string | undefined;
  /** What stands in the game's place in the HTML; the build alone has it. */
  readonly poster?: string;
}

/**
 * A game's page. The prerendered page is the frame with a poster, so nothing random, sized or
 * stored is in the HTML; the game itself takes its place (mountPage.tsx). The poster is written
 * by the build alone, and costs the browser no code. It stays behind the question for the age.
 */
export function GameScreen({ name, Game, gate, poster }: GameScreenProps) {
  const [passed, setPassed] = useState(false);
  if (poster === undefined && (passed || skipsAgeGate(gate))) return <Game />;
  return (
    <GameFrame title={name}>
      <div className={styles.poster} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: poster ?? '' }} />
      {gate && <Gate age={Number(gate)} pass={() => setPassed(true)} />}
    </GameFrame>
  );
}

/** The age check's code comes only where there is one. */
function Gate(props: { age: number; pass: () => void }) {
  const [Check, setCheck] = useState<typeof AgeGate | null>(null);
  useEffect(() => {
    loadDialogs().then(
      ({ AgeGate: loaded }) => setCheck(() => loaded),
      // Thrown where React sees it: the page then says that it did not open.
      (error) =>
        setCheck(() => {
          throw error;
        }),
    );
  }, []);
  return Check && <Check {...props} />;
}
