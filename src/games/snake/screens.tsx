import { BigButton } from '../../kit/BigButton';
import { Overlay, OverOverlay } from '../../kit/Overlay';
import { Piece } from '../../kit/Piece';
import { snakeArt } from './art';
import styles from './snake.module.css';
import type { Mode } from './state';

export function MenuOverlay({ best, begin }: { best: number; begin: (mode: Mode) => void }) {
  return (
    <Overlay art={<Piece sheet={snakeArt} name="menu" />} title="Snake">
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
  readonly best: number;
  again(): void;
  menu(): void;
}

export function SnakeOver({ score, best, again, menu }: SnakeOverProps) {
  return (
    <OverOverlay
      title="Game Over"
      record={score === best && score > 0 ? '🏆 New High Score!' : null}
      score={{ label: 'Score', value: score }}
    >
      <BigButton icon="again" onPress={again}>
        Play Again
      </BigButton>
      <button type="button" className="btn quiet" onClick={menu}>
        Back to Menu
      </button>
    </OverOverlay>
  );
}
