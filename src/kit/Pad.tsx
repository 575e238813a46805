import type { Direction } from '../core/grid';
import { Icon } from './Icon';
import styles from './Pad.module.css';
import { atTouch, keepFocus } from './press';

const ARROWS = ['UP', 'LEFT', 'DOWN', 'RIGHT'] as const;

interface PadProps {
  turn(direction: Direction): void;
  readonly paused: boolean;
  pause(): void;
}

/** Arrow buttons for thumbs. They act when touched, not when let go. */
export function Pad({ turn, paused, pause }: PadProps) {
  return (
    <div className={styles.pad}>
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
