import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './Dialog.module.css';
import { giveFocusBack } from './giveFocusBack';

interface DialogProps {
  readonly title: string;
  /** A picture that peeks over the upper edge. */
  readonly peek?: string;
  /** The device's back button closes it; on by default. */
  readonly inHistory?: boolean;
  readonly children: ReactNode;
  close(): void;
}

/**
 * A native dialog. The platform keeps the focus inside, closes it on Escape and gives the focus
 * back; the device's back button closes it first, too.
 */
export function Dialog({ title, peek, inHistory = true, children, close }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useBackButton(close, inHistory);

  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      giveFocusBack(before);
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      className={peek ? `${styles.dialog} ${styles.peeking}` : styles.dialog}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <div className={styles.sheet}>
        {peek && <img className={styles.peek} src={peek} alt="" width="180" height="150" />}
        <h2 id={heading}>{title}</h2>
        <button type="button" className={`btn round ${styles.close}`} aria-label="Close" onClick={close}>
          <svg className="i" viewBox="0 0 32 32" aria-hidden="true">
            <path d="M8 8L24 24M24 8L8 24" />
          </svg>
        </button>
        {children}
      </div>
    </dialog>
  );
}

/** While a dialog is open there is one more step in the history; going back takes that and closes. */
function useBackButton(close: () => void, wanted: boolean) {
  const latest = useRef(close);
  const isOpen = useRef(false);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!wanted) return;
    isOpen.current = true;
    if (!history.state?.dialog) history.pushState({ ...history.state, dialog: true }, '');
    let gone = false;
    function back(event: PopStateEvent) {
      // This step back is the dialog's, not the page's.
      event.stopImmediatePropagation();
      gone = true;
      latest.current();
    }
    window.addEventListener('popstate', back, true);
    return () => {
      window.removeEventListener('popstate', back, true);
      isOpen.current = false;
      // Closed by hand: its step is taken back, unless a navigation has already replaced it. In development React
      // opens everything twice; what is open again by then keeps its step.
      queueMicrotask(() => {
        if (!gone && !isOpen.current && history.state?.dialog) history.back();
      });
    };
  }, [wanted]);
}
