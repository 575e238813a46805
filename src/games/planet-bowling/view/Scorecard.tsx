import type { Frame } from '../rules/scoring';
import styles from './planet-bowling.module.css';

/** Ten frames at the sides of the lane, five on the left and five on the right. */
export function Scorecard({ frames, current }: { frames: readonly Frame[]; current: number | null }) {
  return (
    <ol className={styles.card} aria-label="Scorecard" data-score="">
      {frames.map(({ number, marks, frameTotal }) => (
        <li key={number} aria-current={number === current || undefined}>
          <span className={styles.number}>{number}</span>
          <span className={styles.marks}>{marks.join(' ')}</span>
          <b>{frameTotal}</b>
        </li>
      ))}
    </ol>
  );
}
