import head from '../../kit/art/wiggle-head.svg?url';
import styles from './ages.module.css';
import { AGES, type Age } from './selection';

/** The caterpillar of ages. Pressing the active age clears the filter. */
export function AgeButtons({ age, choose }: { age: Age | null; choose: (age: Age | null) => void }) {
  return (
    <fieldset className={styles.ages}>
      <legend className={styles.ask}>How old are you?</legend>
      <div className={styles.caterpillar}>
        <img className={styles.head} src={head} alt="" width="112" height="112" />
        {AGES.map((value) => (
          <button
            key={value}
            type="button"
            className={`btn age ${styles.age}`}
            data-age={value}
            aria-label={`Age ${value}`}
            aria-pressed={value === age}
            onClick={() => choose(value === age ? null : value)}
          >
            {value}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
