import { useEffect, useRef } from 'react';
import { tickle } from '../../../families/friends/view/tickle';
import type { SessionFrame } from '../../../kit/session/session';
import { Piece } from '../../../kit/ui/Piece';
import { sheet } from '../art/sheet';
import type { Guess } from '../rules/code';
import { MAX_GUESSES } from '../rules/rules';
import { resultText } from './effects';
import styles from './guesses.module.css';
import { Legend, Mark } from './Legend';

interface GuessesProps {
  readonly session: SessionFrame;
  readonly guesses: readonly Guess[];
  copy(index: number): void;
}

/** The guesses so far, newest first. A tap on one takes it up again. */
export function Guesses({ session, guesses, copy }: GuessesProps) {
  const box = useRef<HTMLDivElement>(null);
  const made = guesses.length;
  useEffect(() => {
    if (box.current && made > 0) box.current.scrollTop = 0;
  }, [made]);

  return (
    <section className={styles.history} aria-labelledby="previous-guesses">
      <p className={styles.count}>
        <span id="previous-guesses">Previous Guesses</span> <b>{`${made}/${MAX_GUESSES}`}</b>
      </p>
      <div ref={box} className={styles.scroll}>
        {made === 0 && <Legend />}
        <ol className={styles.guesses} reversed>
          {[...guesses.entries()].reverse().map(([index, guess]) => (
            <li key={index}>
              <GuessRow guess={guess} number={index + 1} copy={() => copy(index)} />
            </li>
          ))}
        </ol>
      </div>
      {/* Another key is another owl, so that he nods anew at every guess. */}
      <span key={made} className={styles.owl} data-nods={made > 0} {...tickle(session)}>
        <Piece sheet={sheet} name="adam" />
      </span>
    </section>
  );
}

function GuessRow({ guess: { shapes, results }, number, copy }: { guess: Guess; number: number; copy: () => void }) {
  return (
    // A click, not a touch: this list also scrolls under the finger.
    <button
      type="button"
      className={styles.row}
      aria-label={`Guess ${number}: ${resultText(shapes, results)}. Copy`}
      onClick={copy}
    >
      <b>{number}</b>
      {[...shapes.entries()].map(([position, shape]) => {
        const result = results[position] ?? 'incorrect';
        return (
          <span key={position} className={styles.tile} data-result={result}>
            <Piece sheet={sheet} name={shape} />
            <Mark result={result} />
          </span>
        );
      })}
    </button>
  );
}
