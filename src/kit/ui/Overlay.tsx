import {
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import sleeping from '../art/wiggle-sleep.svg?url';
import cheering from '../art/wiggle-wave.svg?url';
import { BigButton } from './BigButton';
import styles from './Overlay.module.css';

/** Mashing hands must not skip a screen they have not seen: it wakes when they have paused for so long, in ms. */
export const OVERLAY_SLEEP = 400;
/** Or after so long, however they go on. */
const LONGEST_SLEEP = 2000;

/** The key that opened a panel, if it is held on, must not press its button. */
const firstPressOnly = (event: KeyboardEvent) => event.repeat && event.preventDefault();

/** The keyboard goes on where the game is, unless something else took it. */
function focusPlay(stage: HTMLElement) {
  if (document.activeElement !== document.body) return;
  const play = stage.querySelector<HTMLElement>('.play');
  const field = play?.querySelector<HTMLElement>('[role="application"]') ?? play?.querySelector('button');
  field?.focus({ preventScroll: true });
}

/** A game that is opened by its address shows the ring of its first focus: who plays by finger would keep it all the time. */
function dropRing() {
  const held = document.activeElement;
  if (held instanceof HTMLElement && held.matches('button:focus-visible, a:focus-visible')) held.blur();
}

interface OverlayProps {
  /** A picture file, or a piece of the game's art. */
  readonly art: string | ReactNode;
  readonly title: string;
  /** The veil covers the whole screen, not the stage alone. */
  readonly wholeScreen?: boolean;
  /** It comes a moment later: what was just finished is seen before. */
  readonly late?: boolean;
  readonly children: ReactNode;
}

/** A panel inside the stage: menu, paused, over. Not modal: Home and mute stay within reach. */
export function Overlay({ art, title, wholeScreen = false, late = false, children }: OverlayProps) {
  const panel = useRef<HTMLElement>(null);
  /** When it was there, and when it was pressed last while it slept. Asleep from the first, however long it takes to be there. */
  const shownAt = useRef(Number.POSITIVE_INFINITY);
  const pressedAt = useRef(Number.POSITIVE_INFINITY);
  const heading = useId();

  useLayoutEffect(() => {
    shownAt.current = pressedAt.current = performance.now();
    const own = panel.current;
    return () => {
      const stage = own?.contains(document.activeElement) ? own.closest('main') : null;
      // Once the panel is gone and the stage behind it is awake.
      if (stage) queueMicrotask(() => focusPlay(stage));
    };
  }, []);
  useEffect(() => {
    // Only the keyboard gets to see a ring: focus after a touch stays quiet.
    panel.current?.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true });
  }, []);

  function whileAsleep(event: SyntheticEvent) {
    const now = performance.now();
    if (now - pressedAt.current >= OVERLAY_SLEEP || now - shownAt.current >= LONGEST_SLEEP) return;
    pressedAt.current = now;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div className={styles.veil} data-whole-screen={wholeScreen || undefined} data-late={late || undefined}>
      <section
        ref={panel}
        className={styles.panel}
        aria-labelledby={heading}
        onPointerDownCapture={dropRing}
        onClickCapture={whileAsleep}
        onKeyDown={firstPressOnly}
      >
        {typeof art === 'string' ? (
          <img className={styles.art} src={art} alt="" />
        ) : (
          <div className={styles.art}>{art}</div>
        )}
        <h2 id={heading}>{title}</h2>
        {children}
      </section>
    </div>
  );
}

interface PausedOverlayProps {
  readonly title?: string;
  readonly text?: string;
  resume(): void;
}

export function PausedOverlay({ title = 'Paused', text = 'Wiggle takes a little nap.', resume }: PausedOverlayProps) {
  return (
    <Overlay art={sleeping} title={title}>
      <p className="soft">{text}</p>
      <BigButton icon="play" onPress={resume}>
        Resume
      </BigButton>
    </Overlay>
  );
}

interface GameOverProps {
  readonly title: string;
  /** The ribbon above the score, when there is something to be proud of. */
  readonly record?: string | false;
  /** The score itself, large, with the words before it for those who cannot see that it is one. */
  readonly score?: { readonly label: string; readonly value: number };
  /** As an overlay's. */
  readonly late?: boolean;
  /** The one primary button. */
  readonly again: string;
  onAgain(): void;
  /** What is said of the round. */
  readonly children?: ReactNode;
  /** The quiet way on, after the primary button. */
  readonly quiet?: ReactNode;
}

/** The end of a round, with Wiggle cheering whatever the score was. */
export function GameOver({ title, record, score, late, again, onAgain, children, quiet }: GameOverProps) {
  return (
    <Overlay art={cheering} title={title} late={late}>
      {record && (
        <p className={styles.record} data-score="">
          {record}
        </p>
      )}
      {score && (
        <p className={styles.score} data-score="">
          <span className={styles.label}>{score.label}</span>
          {score.value}
        </p>
      )}
      {children}
      <BigButton icon="again" onPress={onAgain}>
        {again}
      </BigButton>
      {quiet}
    </Overlay>
  );
}
