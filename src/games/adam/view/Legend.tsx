import type { Result } from '../rules/code';
import { MAX_GUESSES } from '../rules/rules';
import { RESULT } from './effects';
import styles from './legend.module.css';

const SIGNS: Record<Result, string> = {
  'correct-position': 'M7 17L13 23L25 9',
  'correct-shape': 'M5 12H25L19 6M27 20H7L13 26',
  incorrect: 'M9 9L23 23M23 9L9 23',
};

export function Sign({ of }: { of: Result }) {
  return (
    <svg className="i" viewBox="0 0 32 32" aria-hidden="true">
      <path d={SIGNS[of]} />
    </svg>
  );
}

/** What became of a shape, by sign and color: green, yellow or gray. */
export function Mark({ result }: { result: Result }) {
  return (
    <span className={styles.mark} data-result={result}>
      <Sign of={result} />
    </span>
  );
}

export function Legend() {
  return (
    <section className={styles.legend}>
      <h2>How to Play</h2>
      <p>Find the secret code in {MAX_GUESSES} guesses. Shapes may repeat.</p>
      <ul className={styles.clues}>
        {(Object.keys(RESULT) as Result[]).map((result) => (
          <li key={result}>
            <Mark result={result} />
            {RESULT[result]}
          </li>
        ))}
      </ul>
    </section>
  );
}
