import { useKeys } from '../../kit/keys';
import { Piece } from '../../kit/Piece';
import { atTouch } from '../../kit/press';
import styles from './abilities.module.css';
import { abilitiesArt } from './art';
import { NAMES } from './sounds';
import { ABILITIES, type Ability } from './state';

interface ToggleProps {
  readonly ability: Ability;
  readonly on: boolean;
  press(): void;
}

/** Switches an ability: the picture shows what it does. The focus stays with the game, so that Space still pauses. */
export function Toggle({ ability, on, press }: ToggleProps) {
  useKeys({ [`Digit${ABILITIES.indexOf(ability) + 1}`]: press });
  return (
    <button type="button" className={`btn choice ${styles.toggle}`} aria-pressed={on} {...atTouch(press)}>
      <Piece sheet={abilitiesArt} name={ability} />
      {NAMES[ability]}
    </button>
  );
}
