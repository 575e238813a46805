import type { Board } from '../../../core/grid';
import styles from './Checkers.module.css';

/** The checks of a board, under what moves on it: one dashed line a row. */
export function Checkers({ columns, rows }: Board) {
  const lines = Array.from({ length: rows }, (_, row) => `M${row % 2} ${row + 0.5}H${columns}`);
  return (
    <svg className={styles.checkers} viewBox={`0 0 ${columns} ${rows}`} aria-hidden="true">
      <path d={lines.join('')} />
    </svg>
  );
}
