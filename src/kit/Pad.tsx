import type { Direction } from '../core/grid';
import { Icon, type IconName } from './Icon';
import styles from './Pad.module.css';
import { atTouch, keepFocus } from './press';

const ARROWS: readonly [Direction, IconName, string][] = [
  ['UP', 'up', 'Up'],
  ['LEFT', 'left', 'Left'],
  ['DOWN', 'down', 'Down'],
  ['RIGHT', 'right', 'Right'],
];

interface PadProps {
  turn(direction: Direction): void;
  readonly paused: boolean;
  pause(): void;
}

/** Arrow buttons for thumbs. They act when touched, not when let go. */
export function Pad({ turn, paused, pause }: PadProps) {
  return (
    <div className={styles.pad}>
      {ARROWS.map(([direction, icon, label]) => (
        <button
          key={direction}
          type="button"
          className="btn"
          data-direction={direction}
          aria-label={label}
          {...atTouch(() => turn(direction))}
        >
          <Icon name={icon} />
        </button>
      ))}
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
