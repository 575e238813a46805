import { useCallback, useEffect, useId, useRef, useState } from 'react';
import sleeping from '../../kit/art/wiggle-sleep.svg?url';
import { useGameOnScreen } from '../../kit/family/gameOnScreen';
import { loadLateParts, whenLoaded } from '../../kit/late';
import { giveFocusBack } from '../dialogs/giveFocusBack';
import styles from './family.module.css';
import { Question } from './Question';
import { LULLABY } from './songs';

interface SleepProps {
  /** A grown-up gives ten more minutes, or all of the day. */
  give(more: 'ten' | 'all'): void;
}

/** Wiggle sleeps over everything. What lies below stays as it is; a grown-up, or the next morning, wakes her. */
export function Sleep({ give }: SleepProps) {
  const night = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const [step, setStep] = useState<'asleep' | 'question' | 'answered'>('asleep');
  useStaysOpen(night);
  useLullaby();
  const goOnSleeping = useCallback(() => setStep('asleep'), []);
  const pass = useCallback(() => setStep('answered'), []);
  const isAnswered = step === 'answered';
  const wasAnswered = useRef(isAnswered);
  useEffect(() => {
    // What was pressed is gone.
    if (wasAnswered.current !== isAnswered) heading.current?.focus();
    wasAnswered.current = isAnswered;
  }, [isAnswered]);

  return (
    <>
      <dialog ref={night} className={styles.night} aria-labelledby={headingId}>
        <img src={sleeping} alt="" width="330" height="246" />
        <h2 ref={heading} id={headingId} tabIndex={-1}>
          {isAnswered ? 'How much longer?' : 'Wiggle is asleep'}
        </h2>
        {isAnswered ? (
          <div className={styles.choices}>
            <button type="button" className="btn primary" onClick={() => give('ten')}>
              Ten more minutes
            </button>
            <button type="button" className="btn" onClick={() => give('all')}>
              No limit today
            </button>
            <button type="button" className="btn" onClick={goOnSleeping}>
              Let Wiggle sleep
            </button>
          </div>
        ) : (
          <>
            <p>That was a lovely day of play. See you in the morning!</p>
            <button type="button" className="btn quiet" onClick={() => setStep('question')}>
              For grown-ups
            </button>
          </>
        )}
      </dialog>
      {step === 'question' && (
        <Question text="Play time is over for today. Grown-ups can give more." pass={pass} close={goOnSleeping} />
      )}
    </>
  );
}

/** No key and no gesture closes it: browsers let a second Escape through. */
function useStaysOpen(night: { readonly current: HTMLDialogElement | null }) {
  useEffect(() => {
    const element = night.current;
    if (!element) return;
    const open = () => element.showModal();
    const before = document.activeElement;
    const refuse = (event: Event) => event.preventDefault();
    open();
    element.addEventListener('cancel', refuse);
    element.addEventListener('close', open);
    return () => {
      element.removeEventListener('cancel', refuse);
      element.removeEventListener('close', open);
      element.close();
      giveFocusBack(before);
    };
  }, [night]);
}

/** The game below pauses, and sings the song as it would anything else: not where it is muted. Home has no voice of its own. */
function useLullaby() {
  const game = useRef(useGameOnScreen());
  useEffect(() => {
    if (game.current) {
      game.current.pause();
      game.current.session.playEffect({ notes: LULLABY });
      return undefined;
    }
    const asked = performance.now();
    return whenLoaded(loadLateParts(), ({ createSound }) => {
      const sound = createSound();
      sound.play(LULLABY, asked);
      return sound.close;
    });
  }, []);
}
