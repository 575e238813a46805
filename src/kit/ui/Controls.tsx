import type { ReactNode } from 'react';
import styles from './Controls.module.css';

/** A row of buttons below the stage; a column beside it where the screen is wide or low. */
export function ControlRow({ children }: { readonly children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

const LEVELS = [
  ['easy', 'Easy'],
  ['medium', 'Medium'],
  ['hard', 'Hard'],
] as const;

type Level = (typeof LEVELS)[number][0];

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
      {LEVELS.map(([value, label]) => (
        <button
          key={value}
          type="button"
          className="btn choice"
          aria-pressed={value === level}
          onClick={() => choose(value)}
        >
          {picture(value)}
          {label}
        </button>
      ))}
    </fieldset>
  );
}
