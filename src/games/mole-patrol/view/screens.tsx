import { Icon } from '../../../kit/ui/Icon';
import { GameOver, Overlay } from '../../../kit/ui/Overlay';
import { Piece } from '../../../kit/ui/Piece';
import { sheet } from '../art/sheet';
import { card } from '../game';
import { DIFFICULTIES, type Difficulty, LEVELS } from '../rules/difficulty';
import styles from './mole-patrol.module.css';

export type Bests = Readonly<Record<Difficulty, number>>;

/** A face says how quick the moles are to those who do not read yet. */
const FACES = { easy: 'mole-sleepy', medium: 'mole-happy', hard: 'mole-surprised' } as const;

export function WaitingScreen({ bests, begin }: { bests: Bests; begin: (difficulty: Difficulty) => void }) {
  return (
    <Overlay
      art={
        <span className={styles.menu}>
          <Piece sheet={sheet} name="menu" />
        </span>
      }
      title={card.name}
    >
      <p className={styles.choose}>Choose difficulty to start:</p>
      <ul className={styles.levels}>
        {LEVELS.map((level) => (
          <li key={level}>
            <button type="button" className={`btn ${styles.level}`} data-level={level} onClick={() => begin(level)}>
              <Piece sheet={sheet} name={FACES[level]} />
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
  readonly isRecord: boolean;
  readonly bests: Bests;
  again(): void;
}

export function FinishedScreen({ score, difficulty, isRecord, bests, again }: FinishedScreenProps) {
  return (
    <GameOver
      title="TIME'S UP!"
      record={isRecord && 'NEW HIGH SCORE!'}
      score={{ label: 'Final Score', value: score }}
      again="PLAY AGAIN"
      onAgain={again}
    >
      <p className={`soft ${styles.played}`}>Difficulty: {difficulty.toUpperCase()}</p>
      <ul className={styles.badges} data-score="">
        {LEVELS.filter((level) => bests[level] > 0).map((level) => (
          <li key={level}>
            <span aria-hidden="true">{level.toUpperCase()}</span>
            <Badge level={level} best={bests[level]} />
          </li>
        ))}
      </ul>
    </GameOver>
  );
}

/** The best score of a difficulty, once there is one. */
function Badge({ level, best }: { level: Difficulty; best: number }) {
  if (best === 0) return null;
  return (
    <p className={styles.badge} data-score="">
      <Icon name="trophy" />
      <span className="visuallyHidden">{level.toUpperCase()} high score</span> {best}
    </p>
  );
}
