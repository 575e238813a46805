import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { GameFrame } from '../kit/GameFrame';
import type { AgeGate } from './dialogs/AgeGate';
import styles from './GameScreen.module.css';

interface GameScreenProps {
  readonly name: string;
  readonly Game: ComponentType;
  /** The age to be confirmed before the game opens. */
  readonly gate: string | undefined;
  /** The page was just loaded: the frame with its poster is what the browser already shows. */
  readonly prerendered: boolean;
  readonly poster?: string;
}

const isVerified = () => new URLSearchParams(location.search).get('verified') === 'true';

/**
 * A game's page. The prerendered page is the frame with a poster, so nothing random, sized or
 * stored is in the HTML; the game itself takes its place once the page is alive. The poster is
 * written by the build alone, and costs the browser no code.
 */
export function GameScreen({ name, Game, gate, prerendered, poster = '' }: GameScreenProps) {
  const [alive, setAlive] = useState(!prerendered);
  const [open, setOpen] = useState(false);
  // In small pieces, too (see entry-client.tsx).
  useEffect(() => startTransition(() => setAlive(true)), []);
  if (alive && (!gate || open || isVerified())) return <Game />;
  return (
    <GameFrame title={name}>
      <div className={styles.poster} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: poster }} />
      {alive && gate && <Gate age={Number(gate)} pass={() => setOpen(true)} />}
    </GameFrame>
  );
}

/** The age check's code comes only where there is one. */
function Gate(props: { age: number; pass: () => void }) {
  const [Check, setCheck] = useState<typeof AgeGate | null>(null);
  useEffect(() => {
    import('./dialogs/dialogs').then(
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
