import { useLayoutEffect, useRef } from 'react';
import head from '../../kit/art/wiggle-head.svg?url';
import { showFocused } from '../layout/showFocused';
import './ageColors.css';
import styles from './ages.module.css';
import { AGES, type Age } from './selection';

/** The caterpillar of ages. Pressing the active age clears the filter. */
export function AgeButtons({ age, choose }: { age: Age | null; choose: (age: Age | null) => void }) {
  const caterpillar = useRef<HTMLDivElement>(null);
  // Back from a game: the chosen age is seen, also where she slides.
  useLayoutEffect(() => {
    const chosen = caterpillar.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (caterpillar.current && chosen)
      caterpillar.current.scrollLeft = chosen.offsetLeft - (caterpillar.current.clientWidth - chosen.offsetWidth) / 2;
  }, []);
  return (
    <fieldset className={styles.ages}>
      <legend className={styles.ask}>How old are you?</legend>
      <div ref={caterpillar} className={styles.caterpillar} {...showFocused}>
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
