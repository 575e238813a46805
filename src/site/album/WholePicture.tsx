import { useEffect, useRef, useState } from 'react';
import { newId, readFile, writeDraft } from '../../families/picture/store/pictures';
import { PictureView } from '../../families/picture/view/PictureView';
import { giveFile } from '../../families/picture/view/savePicture';
import { Icon } from '../../kit/ui/Icon';
import { navigate } from '../app/navigate';
import { Dialog } from '../dialogs/Dialog';
import { printCopies } from './printCopies';
import type { Shown } from './useAlbum';
import styles from './whole.module.css';
import { BOOK_PATH, GONE, labelOf } from './words';

interface WholePictureProps {
  readonly picture: Shown;
  close(): void;
  throwAway(): void;
}

const NAME = 'my-picture.png';

/** One picture, as large as the screen allows, and what can be done with it. */
export function WholePicture({ picture, close, throwAway }: WholePictureProps) {
  const [file, setFile] = useState<ArrayBuffer | null>(null);
  const [status, setStatus] = useState('');
  const view = useRef<HTMLDivElement>(null);
  const { id } = picture;
  useEffect(() => {
    void readFile(id).then((read) => (read ? setFile(read) : setStatus(GONE)));
  }, [id]);

  async function goOn(whole: ArrayBuffer) {
    const { small, making, game, width, height } = picture;
    const draft = { id: newId(), game, at: Date.now(), width, height, small, making, file: whole };
    const written = await writeDraft({ ...draft, isKept: true, isChosen: true });
    if (written) navigate(game, 'replace');
    else setStatus('There is no room to go on with it just now.');
  }
  const print = (copies: 1 | 4) => {
    const canvas = view.current?.querySelector('canvas');
    if (canvas) printCopies(canvas, copies);
  };
  const asFile = (whole: ArrayBuffer) => new File([whole], NAME, { type: 'image/png' });
  const sharable = file !== null && (navigator.canShare?.({ files: [asFile(file)] }) ?? false);

  return (
    <Dialog title="Your picture" close={close}>
      <div className={styles.sides}>
        <div ref={view} className={styles.view}>
          {/* The small one is there at once. */}
          <PictureView className={styles.picture} file={file ?? picture.small} label={labelOf(picture)} />
        </div>
        <div className={styles.actions}>
          {/* A page of the sticker book is still there, as it is. */}
          {picture.game !== BOOK_PATH && (
            <button
              type="button"
              className="btn primary"
              data-plays=""
              disabled={!file}
              onClick={() => file && goOn(file)}
            >
              <Icon name="play" />
              Go on
            </button>
          )}
          <button type="button" className="btn" disabled={!file} onClick={() => print(1)}>
            <Icon name="print" />
            Print
          </button>
          <button type="button" className="btn" disabled={!file} onClick={() => print(4)}>
            <Icon name="print" />
            Print four
          </button>
          <button type="button" className="btn" disabled={!file} onClick={() => file && giveFile(asFile(file), NAME)}>
            <Icon name="down" />
            Save
          </button>
          {sharable && (
            <button
              type="button"
              className="btn"
              // Whoever closes the device's own panel changed their mind: nothing is to be said.
              onClick={() => file && void navigator.share({ files: [asFile(file)] }).catch(() => {})}
            >
              <Icon name="up" />
              Share
            </button>
          )}
          <button type="button" className="btn" onClick={throwAway}>
            <Icon name="bin" />
            Bin
          </button>
        </div>
      </div>
      <p className={styles.status} role="status">
        {status}
      </p>
    </Dialog>
  );
}
