import { useEffect } from 'react';
import sleeping from '../../kit/art/wiggle-sleep.svg?url';
import { useLatest } from '../../kit/useLatest';
import styles from './family.module.css';

const YAWN_TIME = 3000;

/** Wiggle in a corner, getting tired. Nothing has to be pressed, and nothing is in the way. */
export function Yawn({ end }: { end: () => void }) {
  const latest = useLatest(end);
  useEffect(() => {
    const timer = setTimeout(() => latest.current(), YAWN_TIME);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.yawn}>
      <img src={sleeping} alt="" width="165" height="123" />
      <p className="visuallyHidden" role="status">
        Wiggle is getting tired.
      </p>
    </div>
  );
}
