import type { Direction } from '../../../core/grid';
import { atTouch, keepFocus } from '../../../kit/input/press';
import { Icon } from '../../../kit/ui/Icon';
import styles from './DirectionPad.module.css';

const ARROWS = ['UP', 'LEFT', 'DOWN', 'RIGHT'] as const;

interface DirectionPadProps {
  turn(direction: Direction): unknown;
  readonly paused: boolean;
  pause(): void;
  /** The round is over: the pad would do nothing. Its place stays, so that the board does. */
  readonly over: boolean;
}

/** Arrow buttons for thumbs. They act when touched, not when let go. */
export function DirectionPad({ turn, paused, pause, over }: DirectionPadProps) {
  return (
    <div className={styles.pad} data-over={over || undefined}>
      {ARROWS.map((direction) => {
        const icon = direction.toLowerCase() as Lowercase<Direction>;
        return (
          <button
            key={direction}
            type="button"
            className="btn"
            data-direction={direction}
            aria-label={direction[0] + icon.slice(1)}
            {...atTouch(() => turn(direction))}
          >
            <Icon name={icon} />
          </button>
        );
      })}
      <button
        type="button"
        className="btn secondary"
        data-direction="PAUSE"
        aria-label="Pause"
        aria-pressed={paused}
        {...keepFocus}
        onClick={pause}
      >
        <Icon name={paused ? 'play' : 'pause'} />
      </button>
    </div>
  );
}
