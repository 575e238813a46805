import peek from '../../kit/art/wiggle-peek.svg?url';
import { NAME } from '../site';
import { Dialog } from './Dialog';
import styles from './InstallSteps.module.css';

/** How to put the site on the home screen where the browser has no prompt. */
export function InstallSteps({ close }: { close: () => void }) {
  return (
    <Dialog title={`Install ${NAME}`} peek={peek} close={close}>
      <ol className={styles.steps}>
        <li>
          <span>
            Tap <b>Share</b> at the edge of the screen.
          </span>
        </li>
        <li>
          <span>
            Choose <b>Add to Home Screen</b>.
          </span>
        </li>
        <li>
          <span>
            Tap <b>Add</b>. That is all!
          </span>
        </li>
      </ol>
      <button type="button" className={`btn primary big ${styles.done}`} onClick={close}>
        Got it!
      </button>
    </Dialog>
  );
}
