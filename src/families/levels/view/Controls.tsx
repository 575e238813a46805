import type { ReactNode } from 'react';
import { Choices } from '../../../kit/choices/Choices';
import styles from './Controls.module.css';

/** A row of buttons below the stage; a column beside it where the screen is wide or low. */
export function ControlRow({ children }: { readonly children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

const LEVELS = ['easy', 'medium', 'hard'] as const;
type Level = (typeof LEVELS)[number];
const NAMES: Record<Level, string> = { easy: 'Easy', medium: 'Medium', hard: 'Hard' };

interface LevelsProps {
  readonly level: Level;
  choose(level: Level): void;
  /** Shows who cannot read what a level is. */
  picture(level: Level): ReactNode;
}

/** Easy, Medium and Hard, one of them chosen. */
export function Levels({ level, choose, picture }: LevelsProps) {
  return (
    <fieldset className={`${styles.row} ${styles.levels}`}>
      <legend className="visuallyHidden">Difficulty</legend>
      <Choices values={LEVELS} chosen={level} choose={choose}>
        {(value) => (
          <>
            {picture(value)}
            {NAMES[value]}
          </>
        )}
      </Choices>
    </fieldset>
  );
}
