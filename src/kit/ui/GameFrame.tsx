import type { DragEvent, ReactNode } from 'react';
import logo from '../art/logo.svg?url';
import styles from './GameFrame.module.css';
import { Icon, type IconName } from './Icon';

/** One labelled value in the bar. */
export interface HudItem {
  readonly label: string;
  readonly value: ReactNode;
  readonly icon: IconName;
  /** What is done or left to do, not how well or how fast: a calm game shows it, too. */
  readonly progress?: boolean;
}

interface GameFrameProps {
  readonly title: string;
  readonly hud?: readonly HudItem[];
  /** Pause, mute and the like, at the right of the bar. */
  readonly buttons?: ReactNode;
  /** There are so many buttons that a small phone has no room for the title. */
  readonly crowded?: boolean;
  /** A row below the stage; beside it where the screen is wide or low. */
  readonly controls?: ReactNode;
  /** What is set and not played with. It stands before the controls, or at the other side of the stage, where the other thumb is. */
  readonly switches?: ReactNode;
  /** Text below the stage, where a game has any on its page. */
  readonly below?: ReactNode;
  readonly children: ReactNode;
}

/** No picture can be picked up with the mouse and carried out of the game. */
const nothingToCarry = { onDragStart: (event: DragEvent) => event.preventDefault() };

/** The frame all games share: Home, title, a few values, and all the rest of the screen for the stage. */
export function GameFrame({ title, hud = [], buttons, crowded, controls, switches, below, children }: GameFrameProps) {
  return (
    <div className={styles.page} {...nothingToCarry}>
      <div className={styles.frame} data-sides={Boolean(switches) || undefined}>
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
        {/* A long press or a right click is play, too. */}
        <main className={styles.stage} onContextMenu={(event) => event.preventDefault()}>
          {children}
        </main>
        {(controls || switches) && (
          <section className={styles.controls} aria-label="Controls">
            {switches ? (
              <>
                <div className={styles.switches}>{switches}</div>
                <div className={styles.pad}>{controls}</div>
              </>
            ) : (
              controls
            )}
          </section>
        )}
      </div>
      {below}
    </div>
  );
}
