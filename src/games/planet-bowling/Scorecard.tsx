import styles from './planet-bowling.module.css';
import { type Frame, marksOf } from './scoring';

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Ten frames at the sides of the lane, five on the left and five on the right. */
export function Scorecard({ frames, current }: { frames: readonly Frame[]; current: number | null }) {
  return (
    <ol className={styles.card} aria-label="Scorecard">
      {NUMBERS.map((number) => {
        const frame = frames[number - 1];
        return (
          <li
            key={number}
            aria-current={number === current || undefined}
            data-played={typeof frame?.ball1 === 'number' || undefined}
          >
            <span className={styles.number}>{number}</span>
            <span className={styles.marks}>{frame && marksOf(frame).join(' ')}</span>
            <b>{frame?.frameTotal ?? ''}</b>
          </li>
        );
      })}
    </ol>
  );
}
