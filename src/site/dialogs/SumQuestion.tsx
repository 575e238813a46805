import { useEffect, useRef, useState } from 'react';
import { createRandom } from '../../core/random';
import peek from '../../kit/art/wiggle-peek.svg?url';
import { askAge } from './age-question';
import { Dialog } from './Dialog';
import styles from './SumQuestion.module.css';

const RIGHT_DELAY = 1500;
const WRONG_DELAY = 5000;

export interface QuestionProps {
  /** The device's back button closes it; on by default. */
  readonly inHistory?: boolean;
  /** The answer was right, 1.5 s ago. */
  pass(): void;
  /** Closed by hand, or 5 s after a wrong answer. */
  close(): void;
}

interface SumQuestionProps extends QuestionProps {
  /** Why it is asked, and that it is. */
  readonly text: string;
  /** Said after a right answer. */
  readonly praise: string;
}

const newQuestion = () => askAge(createRandom(crypto.getRandomValues(new Uint32Array(1))[0] ?? 1));

/** A sum for the grown-up. One choice only. */
export function SumQuestion({ text, praise, inHistory, pass, close }: SumQuestionProps) {
  const [{ first, second, answer, choices }] = useState(newQuestion);
  const [chosen, setChosen] = useState<number | null>(null);
  const right = chosen === answer;
  const verdict = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (chosen === null) return;
    // The answers are switched off and would lose the focus.
    verdict.current?.focus();
    const timer = setTimeout(right ? pass : close, right ? RIGHT_DELAY : WRONG_DELAY);
    return () => clearTimeout(timer);
  }, [chosen, right, pass, close]);

  return (
    <Dialog title="Grown-up check" peek={peek} inHistory={inHistory} close={close}>
      <p className={`soft ${styles.why}`}>{text}</p>
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
      <p ref={verdict} className={styles.verdict} data-right={right} role="status" tabIndex={-1}>
        {chosen === null ? '' : right ? praise : "That's not correct. Closing..."}
      </p>
    </Dialog>
  );
}
