import { type ComponentType, useEffect, useState } from 'react';
import { loadLateParts, whenLoaded } from '../../kit/late';
import { GameFrame } from '../../kit/ui/GameFrame';
import styles from './GameScreen.module.css';
import { skipsAgeGate } from './page';
import { useDialogs } from './useDialogs';

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
  const isOpen = poster === undefined && (passed || skipsAgeGate(gate));
  useEffect(() => (isOpen ? whenLoaded(loadLateParts(), ({ countPlay }) => countPlay()) : undefined), [isOpen]);
  if (isOpen) return <Game />;
  return (
    <GameFrame title={name}>
      <div className={styles.poster} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: poster ?? '' }} />
      {gate && <Gate age={Number(gate)} pass={() => setPassed(true)} />}
    </GameFrame>
  );
}

/** The age check's code comes only where there is one. */
function Gate(props: { age: number; pass: () => void }) {
  const dialogs = useDialogs();
  return dialogs && <dialogs.AgeGate {...props} />;
}
