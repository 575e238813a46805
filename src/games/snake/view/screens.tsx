import { GameOver, Overlay } from '../../../kit/ui/Overlay';
import { Piece } from '../../../kit/ui/Piece';
import { sheet } from '../art/sheet';
import { card } from '../game';
import type { Mode } from '../rules/state';
import styles from './snake.module.css';

export function MenuOverlay({ best, begin }: { best: number; begin: (mode: Mode) => void }) {
  return (
    <Overlay art={<Piece sheet={sheet} name="menu" />} title={card.name}>
      <p className="soft">High Score: {best}</p>
      <button type="button" className="btn primary big" onClick={() => begin('easy')}>
        <span className={styles.mode}>
          Easy Mode
          <small>Snake moves only when you press arrows</small>
        </span>
      </button>
      <button type="button" className="btn secondary big" onClick={() => begin('hard')}>
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
