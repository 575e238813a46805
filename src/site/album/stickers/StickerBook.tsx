import { type CSSProperties, useState } from 'react';
import { allStickers } from '../../../games/stickers';
import waving from '../../../kit/art/wiggle-wave.svg?url';
import { grow, type SceneName, STICKER_WIDTH, shrink, turn } from '../rules/book';
import styles from './book.module.css';
import { keepPage, printPage } from './keepPage';
import { StickerPage } from './StickerPage';
import { ScenePicker, Tools } from './Tools';
import { Tray, useStickers } from './Tray';
import { usePlay } from './usePlay';

/** Five scenes, and stickers to put on them. */
export function StickerBook() {
  const [scene, setScene] = useState<SceneName>('wood');
  const [busy, setBusy] = useState(false);
  const { mine, others } = useStickers();
  const play = usePlay(scene);
  const { page, selected, chosen, status } = play;

  async function make(how: typeof keepPage) {
    setBusy(true);
    play.setStatus(await how(scene, page));
    setBusy(false);
  }
  const acts = selected !== null && {
    turn: () => play.act((now) => turn(now, selected)),
    larger: () => play.act((now) => grow(now, selected)),
    smaller: () => play.act((now) => shrink(now, selected)),
    back: () => play.takeAway(selected),
  };

  return (
    <div ref={play.root} className={styles.book}>
      <ScenePicker
        scene={scene}
        pick={(next) => {
          setScene(next);
          play.leave();
        }}
      />
      <div className={styles.desk}>
        <StickerPage
          ref={play.sheet}
          scene={scene}
          page={page}
          selected={selected}
          fresh={play.fresh}
          waits={chosen !== null}
          hands={play.hands}
          spotOf={play.spotOf}
          select={play.select}
          press={play.greet}
          onKey={play.onKey}
        />
        {mine.length === 0 && page.length === 0 && (
          <p className={styles.nothing}>
            <img src={waving} alt="" width="300" height="330" />
            Play, and stickers come by themselves.
          </p>
        )}
        <p className={styles.status} role="status">
          {status}
        </p>
      </div>
      <Tools acts={acts || null} busy={busy} print={() => make(printPage)} keep={() => make(keepPage)} />
      <Tray mine={mine} others={others} chosen={chosen} handlersOf={play.handlersOf} />
      <p className="visuallyHidden" aria-live="polite">
        {play.said}
      </p>
      {play.flying.map(({ finger, sticker, x, y }) => (
        <img
          key={finger}
          className={styles.flying}
          src={allStickers.find(({ id }) => id === sticker)?.picture}
          alt=""
          style={flightOf(x, y, STICKER_WIDTH * play.width())}
        />
      ))}
    </div>
  );
}

const flightOf = (x: number, y: number, wide: number) =>
  ({ '--left': `${x}px`, '--top': `${y}px`, '--wide': `${wide}px` }) as CSSProperties;
