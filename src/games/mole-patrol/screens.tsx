import { Icon } from '../../kit/Icon';
import { Overlay, OverOverlay } from '../../kit/Overlay';
import { Piece } from '../../kit/Piece';
import { molePatrolArt } from './art';
import { DIFFICULTIES, type Difficulty, LEVELS } from './difficulty';
import styles from './mole-patrol.module.css';

export type Bests = Readonly<Record<Difficulty, number>>;

/** A face says how quick the moles are to those who do not read yet. */
const FACES = { easy: 'mole-sleepy', medium: 'mole-happy', hard: 'mole-surprised' } as const;

export function WaitingScreen({ bests, begin }: { bests: Bests; begin: (difficulty: Difficulty) => void }) {
  return (
    <Overlay
      art={
        <span className={styles.menu}>
          <Piece sheet={molePatrolArt} name="menu" />
        </span>
      }
      title="Mole Patrol"
    >
      <p className={styles.choose}>Choose difficulty to start:</p>
      <ul className={styles.levels}>
        {LEVELS.map((level) => (
          <li key={level}>
            <button type="button" className={`btn ${styles.level}`} data-level={level} onClick={() => begin(level)}>
              <Piece sheet={molePatrolArt} name={FACES[level]} />
              <span>
                {level.toUpperCase()} <small>({DIFFICULTIES[level].holes} holes)</small>
              </span>
            </button>
            <Badge level={level} best={bests[level]} />
          </li>
        ))}
      </ul>
    </Overlay>
  );
}

interface FinishedScreenProps {
  readonly score: number;
  readonly difficulty: Difficulty;
  /** The score beat what was stored before. */
  readonly beaten: boolean;
  readonly bests: Bests;
  again(): void;
}

export function FinishedScreen({ score, difficulty, beaten, bests, again }: FinishedScreenProps) {
  return (
    <OverOverlay
      title="TIME'S UP!"
      record={beaten ? 'NEW HIGH SCORE!' : null}
      score={{ label: 'Final Score', value: score }}
    >
      <p className={`soft ${styles.played}`}>Difficulty: {difficulty.toUpperCase()}</p>
      <ul className={styles.badges}>
        {LEVELS.filter((level) => bests[level] > 0).map((level) => (
          <li key={level}>
            <span aria-hidden="true">{level.toUpperCase()}</span>
            <Badge level={level} best={bests[level]} />
          </li>
        ))}
      </ul>
      <button type="button" className={`btn primary big ${styles.again}`} onClick={again}>
        <Icon name="again" />
        PLAY AGAIN
      </button>
    </OverOverlay>
  );
}

/** The best score of a difficulty, once there is one. */
function Badge({ level, best }: { level: Difficulty; best: number }) {
  if (best === 0) return null;
  return (
    <p className={styles.badge}>
      <Icon name="trophy" />
      <span className="visuallyHidden">{level.toUpperCase()} high score</span> {best}
    </p>
  );
}
