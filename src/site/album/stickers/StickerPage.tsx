import { type CSSProperties, type KeyboardEvent, type RefObject, useMemo } from 'react';
import { allStickers } from '../../../games/stickers';
import { useNoGestures } from '../../../kit/input/noGestures';
import { type FingerHandlers, useFingers } from '../../../kit/input/pointer';
import { withoutFinger } from '../../../kit/input/press';
import type { Page, Placed, SceneName, Spot } from '../rules/book';
import styles from './page.module.css';
import { SCENE_LOOKS } from './scenes';

const LOOKS = new Map(allStickers.map((sticker) => [sticker.id, sticker]));

interface StickerPageProps {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly scene: SceneName;
  readonly page: Page;
  readonly selected: number | null;
  /** The one that was just put there. */
  readonly fresh: number | null;
  /** A sticker is chosen in the tray: the page waits for a tap. */
  readonly waits: boolean;
  readonly hands: FingerHandlers;
  spotOf(clientX: number, clientY: number): Spot;
  select(key: number): void;
  press(key: number): void;
  onKey(event: KeyboardEvent, placed: Placed): void;
}

/** A page with its stickers. Fingers are answered by the page as a whole: small stickers are met by near touches, too. */
export function StickerPage(props: StickerPageProps) {
  const { ref, scene, page, selected, fresh, waits, hands, spotOf, select, press, onKey } = props;
  const fingers = useFingers(hands, spotOf);
  useNoGestures(ref);
  // Their order in the page never changes, so that nothing loses the focus when it is lifted on top.
  const inOrder = useMemo(
    () => page.map((placed, level) => ({ ...placed, level })).sort((a, b) => a.key - b.key),
    [page],
  );
  const { label, picture } = SCENE_LOOKS[scene];
  return (
    <div
      ref={ref}
      className={styles.page}
      role="application"
      aria-label={`Sticker page: ${label}`}
      data-waits={waits || undefined}
      {...fingers}
    >
      <div key={scene} className={styles.inside}>
        <img className={styles.scene} src={picture} alt="" width="1600" height="1000" draggable={false} />
        <i className={styles.spark} data-spark="" />
        {inOrder.map((placed) => {
          const look = LOOKS.get(placed.sticker);
          if (!look) return null;
          return (
            <button
              key={placed.key}
              type="button"
              className={styles.placed}
              data-key={placed.key}
              data-selected={placed.key === selected || undefined}
              data-fresh={placed.key === fresh || undefined}
              aria-label={look.name}
              aria-describedby="sticker-keys"
              style={poseOf(placed)}
              onFocus={() => select(placed.key)}
              {...withoutFinger(() => press(placed.key))}
              onKeyDown={(event) => onKey(event, placed)}
            >
              <img src={look.picture} alt="" width="240" height="240" draggable={false} />
            </button>
          );
        })}
      </div>
      <p id="sticker-keys" className="visuallyHidden">
        Arrow keys move it, R turns it, plus and minus change its size, Delete takes it off.
      </p>
    </div>
  );
}

const poseOf = ({ x, y, turn, size, level }: Placed & { readonly level: number }) =>
  ({
    '--x': x,
    '--y': y,
    '--turn': `${turn}deg`,
    '--size': size,
    zIndex: level + 1,
  }) as CSSProperties;
