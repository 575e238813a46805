import type { Watched } from '../../../kit/session/session';
import { useGameState, useGameTime } from '../../../kit/session/useGameState';
import { Piece } from '../../../kit/ui/Piece';
import { sheet } from '../art/sheet';
import { POWER_DURATION, POWER_UPS } from '../rules/items';
import type { State } from '../rules/rules';
import styles from './pumpkin-catcher.module.css';

/** The bar shortens in steps of so many ms, and glides between them. */
const STEP = 250;

/** What the power-up in force does, and how much of its 5 s is left. */
export function PowerBanner({ session }: { session: Watched<State> }) {
  const power = useGameState(session, (state) => state.power);
  const steps = useGameTime(session, ({ power }, now) => (power ? Math.ceil((power.endsAt - now) / STEP) : 0));
  if (!power) return null;
  return (
    <div key={power.endsAt} className={styles.banner} data-power={power.type}>
      <Piece sheet={sheet} name={power.type} />
      <b>{POWER_UPS[power.type]}</b>
      <span className={styles.left} data-score="">
        <i style={{ transform: `scaleX(${((steps - 1) * STEP) / POWER_DURATION})` }} />
      </span>
    </div>
  );
}
