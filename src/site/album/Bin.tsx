import { PictureView } from '../../families/picture/view/PictureView';
import styles from './bin.module.css';
import type { Shown } from './useAlbum';
import { labelOf } from './words';

interface BinProps {
  readonly pictures: readonly Shown[];
  giveBack(picture: Shown): void;
}

/** What was thrown away in this visit: a touch gives it back. */
export function Bin({ pictures, giveBack }: BinProps) {
  return (
    <section className={styles.bin} aria-label="Bin">
      <svg viewBox="0 0 64 64" width="64" height="64" aria-hidden="true">
        <path d="M14 20H50L46 56Q45.6 60 41.6 60H22.4Q18.4 60 18 56Z" fill="#8fa3bd" />
        <path d="M14 20H32V60H22.4Q18.4 60 18 56Z" fill="#a9bbd2" />
        <rect x="8" y="11" width="48" height="10" rx="5" fill="#6d83a0" />
        <path d="M25 11Q25 5 32 5Q39 5 39 11" fill="none" stroke="#6d83a0" stroke-width="5" />
        <circle cx="26" cy="36" r="3" fill="#22304a" />
        <circle cx="38" cy="36" r="3" fill="#22304a" />
        <path d="M27 44Q32 49 37 44" fill="none" stroke="#22304a" stroke-width="3" stroke-linecap="round" />
      </svg>
      <ul>
        {pictures.map((picture) => (
          <li key={picture.id}>
            <button type="button" className={styles.binned} data-picture={picture.id} onClick={() => giveBack(picture)}>
              <span className="visuallyHidden">Give back: </span>
              <PictureView file={picture.small} label={labelOf(picture)} />
            </button>
          </li>
        ))}
      </ul>
      <p>Touch a picture to get it back. The bin is emptied when you leave.</p>
    </section>
  );
}
