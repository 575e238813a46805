import { useEffect, useState } from 'react';
import { createRandom } from '../../core/random';
import peek from '../../kit/art/wiggle-peek.svg?url';
import styles from './AgeCheck.module.css';
import { askAge } from './age-question';
import { Dialog } from './Dialog';

export const RIGHT_DELAY = 1500;
export const WRONG_DELAY = 5000;

interface AgeCheckProps {
  readonly age: number;
  readonly inHistory?: boolean;
  /** The answer was right, 1.5 s ago. */
  pass(): void;
  /** Closed by hand, or 5 s after a wrong answer. */
  close(): void;
}

const newQuestion = () => askAge(createRandom(crypto.getRandomValues(new Uint32Array(1))[0] ?? 1));

/** A sum for the grown-up. One choice only. */
export function AgeCheck({ age, inHistory, pass, close }: AgeCheckProps) {
  const [{ first, second, answer, choices }] = useState(newQuestion);
  const [chosen, setChosen] = useState<number | null>(null);
  const right = chosen === answer;

  useEffect(() => {
    if (chosen === null) return;
    const timer = setTimeout(right ? pass : close, right ? RIGHT_DELAY : WRONG_DELAY);
    return () => clearTimeout(timer);
  }, [chosen, right, pass, close]);

  return (
    <Dialog title="Grown-up check" peek={peek} inHistory={inHistory} close={close}>
      <p className="soft">This game is for age {age} and up. What is the answer?</p>
      <p className={styles.sum}>
        <b>{first}</b>+<b>{second}</b>=<b className={styles.blank}>{chosen ?? '?'}</b>
      </p>
      <div className={styles.answers}>
        {choices.map((choice) => (
          <button
            key={choice}
            type="button"
            className="btn"
            disabled={chosen !== null}
            data-chosen={choice === chosen || undefined}
            onClick={() => setChosen(choice)}
          >
            {choice}
          </button>
        ))}
      </div>
      <p className={styles.verdict} data-right={right} role="status">
        {chosen === null ? '' : right ? 'Correct! Loading game...' : "That's not correct. Closing..."}
      </p>
    </Dialog>
  );
}
