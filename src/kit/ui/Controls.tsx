import type { ReactNode } from 'react';
import styles from './Controls.module.css';

/** Rows of buttons below the stage; columns beside it where the screen is low. */
export function ControlRows({ children }: { readonly children: ReactNode }) {
  return <div className={styles.rows}>{children}</div>;
}

export function ControlRow({ children }: { readonly children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

const LEVELS = [
  ['easy', 'Easy'],
  ['medium', 'Medium'],
  ['hard', 'Hard'],
] as const;

interface LevelsProps {
  readonly level: (typeof LEVELS)[number][0];
  choose(level: LevelsProps['level']): void;
}

/** Easy, Medium and Hard, one of them chosen. */
export function Levels({ level, choose }: LevelsProps) {
  return (
    <fieldset className={styles.row}>
      <legend className="visuallyHidden">Difficulty</legend>
      {LEVELS.map(([value, label]) => (
        <button
          key={value}
          type="button"
          className="btn choice"
          aria-pressed={value === level}
          onClick={() => choose(value)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
