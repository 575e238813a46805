import type { CSSProperties } from 'react';
import { isByFinger, withoutFinger } from '../../../kit/input/press';
import { shake } from '../../../kit/ui/shake';
import { sheet } from '../art/sheet';
import { cellOf, sideOf, type Tiles, wayOf } from '../rules/board';
import type { Action } from '../rules/rules';
import styles from './tiles.module.css';
import { useSlide } from './useSlide';

interface TileBoardProps {
  readonly tiles: Tiles;
  readonly picture: boolean;
  readonly solved: boolean;
  /** The tile that a hint shows. */
  readonly hinted: number | null;
  play(action: Action): boolean;
}

export function TileBoard({ tiles, picture, solved, hinted, play }: TileBoardProps) {
  const side = sideOf(tiles);
  const slide = useSlide();
  // By value, so that a tile keeps its place in the page (and the focus) wherever it slides.
  const values = Array.from({ length: tiles.length - 1 }, (_, index) => index + 1);

  return (
    <div className={styles.frame} data-board style={{ '--side': side } as CSSProperties}>
      <ul className={styles.board} aria-label="Tiles" data-picture={picture} key={side}>
        {values.map((value) => {
          const position = tiles.indexOf(value);
          const { x, y } = cellOf(position, side);
          const way = wayOf(tiles, position);
          const press = () => play({ type: 'press', position });
          return (
            <li key={value}>
              <button
                type="button"
                className={styles.tile}
                style={{ '--x': x, '--y': y } as CSSProperties}
                data-row={Math.floor((value - 1) / side)}
                data-movable={way !== null}
                data-hinted={value === hinted}
                data-spot={value}
                aria-label={`${value}, row ${y + 1}, column ${x + 1}`}
                onPointerDown={(event) => {
                  if (!isByFinger(event)) return;
                  play({ type: 'touch', position });
                  if (way) slide.onPointerDown(event, way);
                  else shake(event.currentTarget.firstElementChild);
                }}
                onPointerMove={slide.onPointerMove}
                onPointerUp={(event) => slide.onPointerUp(event, press)}
                onPointerCancel={slide.onPointerCancel}
                onLostPointerCapture={slide.onLostPointerCapture}
                {...withoutFinger(({ currentTarget }) => press() || shake(currentTarget.firstElementChild))}
              >
                <span className={styles.face}>
                  {picture && <Cut value={value} side={side} />}
                  <span className={styles.number}>{value}</span>
                </span>
              </button>
            </li>
          );
        })}
        {solved && picture && (
          <li className={styles.last} aria-hidden="true">
            <Cut value={tiles.length} side={side} />
          </li>
        )}
      </ul>
    </div>
  );
}

/** The part of the picture that belongs to a value. */
function Cut({ value, side }: { value: number; side: number }) {
  const { url, width, height, pieces } = sheet;
  const [left, top, whole] = pieces.picture;
  const cut = whole / side;
  const { x, y } = cellOf(value - 1, side);
  return (
    <svg viewBox={`${left + x * cut} ${top + y * cut} ${cut} ${cut}`} aria-hidden="true" focusable="false">
      <image href={url} width={width} height={height} />
    </svg>
  );
}
