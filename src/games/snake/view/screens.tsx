import { GameOver, Overlay } from '../../../kit/ui/Overlay';
import { Piece } from '../../../kit/ui/Piece';
import { sheet } from '../art/sheet';
import { card } from '../game';
import type { Mode } from '../rules/state';
import styles from './snake.module.css';

export function MenuOverlay({ best, begin }: { best: number; begin: (mode: Mode) => void }) {
  return (
    <Overlay art={<Piece sheet={sheet} name="menu" />} title={card.name}>
      <p className={`soft ${styles.best}`} data-score="">
        High Score: {best}
      </p>
      <button type="button" className="btn primary big" onClick={() => begin('easy')}>
        {/* Arrows to press, one step each; and one who runs by itself. */}
        <svg className="i" viewBox="0 0 32 32" aria-hidden="true">
          <path d="M16 3V11M12 6L16 2L20 6M16 29V21M12 26L16 30L20 26M3 16H11M6 12L2 16L6 20M29 16H21M26 12L30 16L26 20" />
        </svg>
        <span className={styles.mode}>
          Easy Mode
          <small>Snake moves only when you press arrows</small>
        </span>
      </button>
      <button type="button" className="btn secondary big" onClick={() => begin('hard')}>
        <svg className="i" viewBox="0 0 32 32" aria-hidden="true">
          <path d="M4 7L13 16L4 25M12 7L21 16L12 25M20 7L29 16L20 25" />
        </svg>
        <span className={styles.mode}>
          Hard Mode
          <small>Snake continuously moves in current direction</small>
        </span>
      </button>
    </Overlay>
  );
}

interface SnakeOverProps {
  readonly score: number;
  readonly isRecord: boolean;
  again(): void;
  menu(): void;
}

export function SnakeOver({ score, isRecord, again, menu }: SnakeOverProps) {
  return (
    <GameOver
      title="Game Over"
      record={isRecord && '🏆 New High Score!'}
      score={{ label: 'Score', value: score }}
      again="Play Again"
      onAgain={again}
      quiet={
        <button type="button" className="btn quiet" onClick={menu}>
          Back to Menu
        </button>
      }
    />
  );
}
