import type { ReactNode } from 'react';
import logo from '../art/logo.svg?url';
import styles from './GameBar.module.css';
import { Icon, type IconName } from './Icon';

/** One labelled value in the bar. */
export interface HudItem {
  readonly label: string;
  readonly value: ReactNode;
  readonly icon: IconName;
  /** What is done or left to do, not how well or how fast: a calm game shows it, too. */
  readonly progress?: boolean;
}

export interface GameBarProps {
  readonly title: string;
  readonly hud?: readonly HudItem[];
  /** Pause, mute and the like, at the right. */
  readonly buttons?: ReactNode;
  /** There are so many buttons that a small phone has no room for the title. */
  readonly crowded?: boolean;
}

/** Above every game: Home, the title, a few values and buttons. */
export function GameBar({ title, hud = [], buttons, crowded }: GameBarProps) {
  return (
    <header className={styles.bar} data-crowded={crowded || undefined}>
      <a className={styles.home} href="/" aria-label="Home">
        <span className="btn round">
          <Icon name="home" />
        </span>
        <img src={logo} alt="" width="565" height="140" />
      </a>
      <h1 tabIndex={-1}>{title}</h1>
      <div className={styles.right}>{buttons}</div>
      {hud.length > 0 && (
        <ul className={styles.hud} data-score={hud.some(({ progress }) => progress) ? undefined : ''}>
          {hud.map(({ label, value, icon, progress }) => (
            <li key={label} data-score={progress ? undefined : ''}>
              <Icon name={icon} />
              <span>{label}</span> <b>{value}</b>
            </li>
          ))}
        </ul>
      )}
    </header>
  );
}
