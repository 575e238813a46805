import wiggle from '../../../kit/art/wiggle.svg?url';
import styles from './pinball.module.css';

/** Wiggle hops whenever so many points have come together. */
const CHEER_EVERY = 100;

/** Wiggle watches beside the table. Another key is another picture, so that its hop begins anew. */
export function Friend({ score }: { readonly score: number }) {
  const cheers = Math.floor(score / CHEER_EVERY);
  return <img key={cheers} className={styles.friend} data-cheers={cheers > 0} src={wiggle} alt="" />;
}
