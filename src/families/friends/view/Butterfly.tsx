import type { SessionFrame } from '../../../kit/session/session';
import butterfly from '../art/butterfly.svg?url';
import styles from './Butterfly.module.css';
import { tickle } from './tickle';

interface ButterflyProps {
  readonly session: Pick<SessionFrame, 'playEffect' | 'tries'>;
  /** It stays so far from the top, in px, so that it takes no touch from what lies below. */
  readonly sky?: number;
}

/** Crosses the sky of a game now and then, so that waits are not empty. It moves by the style sheet alone: no frame is asked for. */
export function Butterfly({ session, sky }: ButterflyProps) {
  return (
    <span className={styles.way} style={{ height: sky }}>
      <img className={styles.butterfly} src={butterfly} alt="" {...tickle(session)} />
    </span>
  );
}
