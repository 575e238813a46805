import { tickle } from '../../../families/friends/view/tickle';
import type { SessionFrame } from '../../../kit/session/session';
import { Piece } from '../../../kit/ui/Piece';
import { sheet } from '../art/sheet';
import type { Frame } from '../rules/scoring';
import styles from './planet-bowling.module.css';

interface ScorecardProps {
  readonly session: SessionFrame;
  readonly frames: readonly Frame[];
  readonly current: number | null;
  /** Nothing is to be done just now. */
  readonly sways: boolean;
}

/** Ten frames at the sides of the lane, five on the left and five on the right. In those to come a pin waits, and can be tickled. */
export function Scorecard({ session, frames, current, sways }: ScorecardProps) {
  return (
    <ol className={styles.card} aria-label="Scorecard" data-score="" data-sways={sways || undefined}>
      {frames.map(({ number, marks, frameTotal }) => (
        <li key={number} aria-current={number === current || undefined}>
          <span className={styles.number}>{number}</span>
          <span className={styles.marks}>{marks.join(' ')}</span>
          <b>{frameTotal}</b>
          {marks.length === 0 && (
            <span className={styles.waiting} {...tickle(session)}>
              <Piece sheet={sheet} name="pin" />
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
