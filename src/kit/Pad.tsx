import type { Direction } from '../core/grid';
import { Icon, type IconName } from './Icon';
import { keepFocus } from './keys';
import styles from './Pad.module.css';

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
          {...keepFocus}
          onPointerDown={(event) => event.button === 0 && turn(direction)}
          onClick={(event) => event.detail === 0 && turn(direction)}
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
