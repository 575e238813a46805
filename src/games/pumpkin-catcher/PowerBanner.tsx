import type { Game } from '../../core/game';
import { Piece } from '../../kit/Piece';
import { useGameState } from '../../kit/useGame';
import { pumpkinCatcherArt } from './art';
import { POWER_DURATION, POWER_UPS } from './items';
import styles from './pumpkin-catcher.module.css';
import type { Action, Cue, State } from './rules';

/** The bar shortens in steps of so many ms, and glides between them. */
const STEP = 250;

/** What the power-up in force does, and how much of its 5 s is left. */
export function PowerBanner({ game }: { game: Game<State, Action, Cue> }) {
  const power = useGameState(game, (state) => state.power);
  const steps = useGameState(game, ({ power }, now) => (power ? Math.ceil((power.endsAt - now) / STEP) : 0));
  if (!power) return null;
  return (
    <div key={power.endsAt} className={styles.banner} data-power={power.type}>
      <Piece sheet={pumpkinCatcherArt} name={power.type} />
      <b>{POWER_UPS[power.type]}</b>
      <span className={styles.left}>
        <i style={{ transform: `scaleX(${((steps - 1) * STEP) / POWER_DURATION})` }} />
      </span>
    </div>
  );
}
