import { ControlRow, Levels } from '../../../families/levels/view/Controls';
import { TowerPicture } from '../../../families/levels/view/LevelPicture';
import { useFewest } from '../../../kit/session/useBestScore';
import { useGame } from '../../../kit/session/useGame';
import { useGameState } from '../../../kit/session/useGameState';
import { GamePage } from '../../../kit/ui/GamePage';
import { Icon } from '../../../kit/ui/Icon';
import { Piece } from '../../../kit/ui/Piece';
import { sheet } from '../art/sheet';
import { card, keys } from '../game';
import { CONFIG, type Difficulty, rules } from '../rules/rules';
import { Board } from './Board';
import disc from './disc.module.css';
import { effects } from './effects';
import styles from './tower-of-hanoi.module.css';

const stickers = () => import('../stickers');

export default function TowerOfHanoi() {
  const session = useGame(rules, 'easy', { effects, stickers });
  const state = useGameState(session, (whole) => whole);
  const { difficulty, moves, won, history, celebratedUntil } = state;
  const best = useFewest(keys[difficulty], won ? moves : null);

  const begin = (chosen: Difficulty) => session.begin({ type: 'new-game', difficulty: chosen });

  return (
    <GamePage
      session={session}
      title={card.name}
      goal="Move the tower to the last peg. Small ones lie on big ones!"
      running={false}
      begun={moves > 0 && !won}
      canPause={false}
      hud={[
        { label: 'Moves', value: moves, icon: 'moves' },
        { label: 'Best', value: best ?? '-', icon: 'trophy' },
        { label: 'Target', value: CONFIG[difficulty].minMoves, icon: 'star' },
      ]}
      switches={
        <Levels level={difficulty} choose={begin} picture={(level) => <TowerPicture discs={CONFIG[level].discs} />} />
      }
      controls={
        <ControlRow>
          <button
            type="button"
            className="btn"
            aria-disabled={won || history.length === 0}
            onClick={() => session.play({ type: 'undo' })}
          >
            Undo
          </button>
          <button type="button" className="btn" aria-disabled={won} onClick={() => session.play({ type: 'hint' })}>
            Hint
          </button>
          <button
            type="button"
            className={`btn ${won ? `primary ${disc.nudged}` : ''}`}
            onClick={() => begin(difficulty)}
          >
            <Icon name="again" />
            New Game
          </button>
        </ControlRow>
      }
    >
      <div className={styles.desert}>
        <Piece className={styles.bird} sheet={sheet} name="bird" />
        <Piece className={styles.cactus} sheet={sheet} name="cactus" />
        <Board
          state={state}
          game={session.game}
          selected={() => session.game.state.selected}
          press={(tower) => session.play({ type: 'press', tower })}
        />
      </div>
      {celebratedUntil !== null && (
        <p className={styles.banner}>
          You did it!{' '}
          <b data-score="">{moves === CONFIG[difficulty].minMoves ? 'The shortest way!' : `${moves} moves`}</b>
        </p>
      )}
    </GamePage>
  );
}
