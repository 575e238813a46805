import { atTouch } from '../../../kit/input/press';
import { DIFFICULTIES, type Difficulty } from '../rules/difficulty';
import { keyOf, type Meadow } from '../rules/layout';
import type { Hole } from '../rules/state';
import styles from './mole-patrol.module.css';

interface HolesProps {
  readonly holes: readonly Hole[];
  readonly difficulty: Difficulty;
  readonly meadow: Meadow;
  whack(hole: number): void;
}

/** The holes as real buttons over the picture, for fingers, keyboards, switches and screen readers. */
export function Holes({ holes, difficulty, meadow: { cell, corner }, whack }: HolesProps) {
  const { gridCols, gridRows } = DIFFICULTIES[difficulty];
  return (
    <ul
      className={styles.holes}
      aria-label="Holes"
      style={{
        left: corner.x,
        top: corner.y,
        width: cell.width * gridCols,
        height: cell.height * gridRows,
        gridTemplateColumns: `repeat(${gridCols}, 1fr)`,
      }}
    >
      {holes.map(({ id, isVisible, isHit }) => (
        <li key={id}>
          <button
            type="button"
            aria-label={`Hole ${id + 1}${isVisible && !isHit ? ': mole' : ''}`}
            aria-keyshortcuts={keyOf(id, difficulty)}
            {...atTouch(() => whack(id))}
          >
            <kbd>{keyOf(id, difficulty)}</kbd>
          </button>
        </li>
      ))}
    </ul>
  );
}
