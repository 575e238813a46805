import { useId, useState } from 'react';
import styles from './DialogProblem.module.css';

const open = (dialog: HTMLDialogElement | null) => dialog?.showModal();

/** Said where a dialog did not come. A plain one of the browser's own, as ours is what could not be fetched. */
export function DialogProblem({ close }: { close: () => void }) {
  const heading = useId();
  const [stillNoAnswer, setStillNoAnswer] = useState(false);

  async function tryAgain() {
    setStillNoAnswer(false);
    try {
      // Loaded again while nobody answers, all of Home would be gone.
      await fetch('/', { method: 'HEAD', cache: 'no-store' });
      location.reload();
    } catch {
      setStillNoAnswer(true);
    }
  }

  return (
    <dialog ref={open} className={styles.problem} aria-labelledby={heading} onClose={close}>
      <h2 id={heading}>Oops, Wiggle tripped</h2>
      <p>This did not open, maybe because there is no internet right now. Please try it once more in a moment.</p>
      <p role="status">{stillNoAnswer && 'There is still no answer.'}</p>
      <form method="dialog" className={styles.buttons}>
        <button type="button" className="btn primary" onClick={tryAgain}>
          Try again
        </button>
        <button type="submit" className="btn quiet">
          Close
        </button>
      </form>
    </dialog>
  );
}
