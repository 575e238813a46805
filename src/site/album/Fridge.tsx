import { useEffect, useRef, useState } from 'react';
import { hasRoom } from '../../families/picture/rules/album';
import { PictureView } from '../../families/picture/view/PictureView';
import waving from '../../kit/art/wiggle-wave.svg?url';
import { showFocused } from '../layout/showFocused';
import { Bin } from './Bin';
import styles from './fridge.module.css';
import type { Shown, useAlbum } from './useAlbum';
import { WholePicture } from './WholePicture';
import { labelOf, STUDIOS } from './words';

/** A picture went from the door into the bin or back: the focus goes with it. */
function useFocusFollows() {
  const fridge = useRef<HTMLDivElement>(null);
  const [moved, setMoved] = useState<string | null>(null);
  useEffect(() => {
    if (moved === null) return;
    const picture = fridge.current?.querySelector<HTMLElement>(`[data-picture="${moved}"]`);
    // The door stays where it is: the bin is on the screen wherever one stands.
    picture?.focus({ preventScroll: true });
    const box = picture?.getBoundingClientRect();
    if (box && (box.top < 0 || box.bottom > window.innerHeight)) picture?.scrollIntoView({ block: 'nearest' });
    setMoved(null);
  }, [moved]);
  return { fridge, setMoved };
}

/** The pictures as on a fridge door, the newest first. */
export function Fridge({ album, trouble, throwAway, giveBack }: ReturnType<typeof useAlbum>) {
  const [open, setOpen] = useState<Shown | null>(null);
  const { fridge, setMoved } = useFocusFollows();
  if (album === 'loading') return <div className={styles.fridge} aria-busy="true" />;
  if (!album) {
    return (
      <div className={styles.fridge}>
        <div className={styles.scroll}>
          <Nothing title="No pictures stay here">
            This device keeps no pictures. A grown-up can still save each one as a file, with the arrow in the game.
          </Nothing>
        </div>
      </div>
    );
  }
  const { door, bin } = album;
  const move = (how: typeof giveBack, picture: Shown) => how(picture).then(() => setMoved(picture.id));
  return (
    <div ref={fridge} className={styles.fridge}>
      <div className={styles.scroll}>
        <p className={styles.note} role="status">
          {hasRoom(door.length) ? '' : 'The fridge is full. A picture in the bin makes room for a new one.'}
        </p>
        {door.length === 0 ? (
          <Nothing title="Here your pictures will hang">Make one, and press the heart in the frame.</Nothing>
        ) : (
          <ul className={styles.door} {...showFocused}>
            {door.map((picture) => (
              <li key={picture.id}>
                <button
                  type="button"
                  className={styles.sheet}
                  data-picture={picture.id}
                  onClick={() => setOpen(picture)}
                >
                  <PictureView file={picture.small} label={labelOf(picture)} />
                </button>
              </li>
            ))}
          </ul>
        )}
        <p className={styles.note} role="status">
          {trouble}
        </p>
        {bin.length > 0 && <Bin pictures={bin} giveBack={(picture) => move(giveBack, picture)} />}
      </div>
      {open && (
        <WholePicture
          picture={open}
          close={() => setOpen(null)}
          throwAway={() => {
            setOpen(null);
            void move(throwAway, open);
          }}
        />
      )}
    </div>
  );
}

function Nothing({ title, children }: { title: string; children: string }) {
  return (
    <section className={styles.nothing} aria-label={title}>
      <img src={waving} alt="" width="300" height="330" />
      <h2>{title}</h2>
      <p>{children}</p>
      <p className={styles.studios}>
        {STUDIOS.map(({ path, name, preview }) => (
          <a key={path} className={styles.studio} href={path} data-plays="">
            <img src={preview} alt="" width="320" height="200" />
            {name}
          </a>
        ))}
      </p>
    </section>
  );
}
