import styles from './family.module.css';
import { leftOf } from './playTime';

/** So far its disc sinks until it is gone. */
const SET = 19;

/** How much play time is left, for those who cannot read: a small sun that sinks below the edge of the bar. */
export function Sun({ sunk }: { sunk: number }) {
  return (
    <div className={styles.sky} data-sun="">
      <svg viewBox="0 0 48 28" aria-hidden="true">
        <g style={{ translate: `0 ${Math.round(sunk * SET)}px` }}>
          <circle cx="24" cy="15" r="8" />
          <path d="M24 2V4M13 6L14.5 7.5M35 6L33.5 7.5M8 15H10.5M40 15H37.5" />
        </g>
        <path className={styles.horizon} d="M4 26H44" />
      </svg>
      <span className="visuallyHidden">Play time: {leftOf(sunk)} left</span>
    </div>
  );
}
