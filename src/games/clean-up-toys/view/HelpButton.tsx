import { useEffect, useState } from 'react';
import { awayCount } from '../../../families/tidy/rules/things';
import { atTouch } from '../../../kit/input/press';
import { Piece } from '../../../kit/ui/Piece';
import { sheet } from '../art/sheet';
import type { State } from '../rules/toys';
import styles from './help.module.css';

/** A child that has put no toy away for so long may like some help. */
const AWAKE_AFTER = 10_000;

/** Helps at once whenever it is pressed, but asks for a press only when nothing goes on: tidying up is the game. */
export function HelpButton({ state, round, help }: { state: State; round: number; help: () => void }) {
  const awake = useLasted(`${round} ${awayCount(state)}`, AWAKE_AFTER);
  return (
    <button
      type="button"
      className={`btn ${styles.help} ${awake ? `primary ${styles.awake}` : ''}`}
      disabled={state.done}
      {...atTouch(help)}
    >
      <Piece sheet={sheet} name="mommy" />
      Mommy Help!
    </button>
  );
}

/** Whether something has stayed as it is for so many ms. A timer of the page: the game itself is at rest meanwhile. */
function useLasted(value: string, ms: number): boolean {
  const [lasted, setLasted] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setLasted(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return lasted === value;
}
