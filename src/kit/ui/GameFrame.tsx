import type { DragEvent, ReactNode } from 'react';
import { useZoomBack } from '../input/noGestures';
import { GameBar, type GameBarProps } from './GameBar';
import styles from './GameFrame.module.css';

interface GameFrameProps extends GameBarProps {
  /** A row below the stage; beside it where the screen is wide or low. */
  readonly controls?: ReactNode;
  /** What is set and not played with. It stands before the controls, or at the other side of the stage, where the other thumb is. */
  readonly switches?: ReactNode;
  /** Text below the stage, where a game has any on its page. */
  readonly below?: ReactNode;
  /** A round runs: no swipe takes the page away from it. */
  readonly holds?: boolean;
  readonly children: ReactNode;
}

/** No picture can be picked up with the mouse and carried out of the game. */
const nothingToCarry = { onDragStart: (event: DragEvent) => event.preventDefault() };

/** The frame all games share: Home, title, a few values, and all the rest of the screen for the stage. */
export function GameFrame({ controls, switches, below, holds, children, ...bar }: GameFrameProps) {
  useZoomBack();
  return (
    <div className={styles.page} data-holds={holds || undefined} {...nothingToCarry}>
      <div className={styles.frame} data-sides={Boolean(switches) || undefined}>
        <GameBar {...bar} />
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
