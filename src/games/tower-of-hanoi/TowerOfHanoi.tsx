import { useEffect } from 'react';
import { useBest } from '../../kit/best';
import { ControlRow, ControlRows, Levels } from '../../kit/Controls';
import { GamePage } from '../../kit/GamePage';
import { Icon } from '../../kit/Icon';
import { Piece } from '../../kit/Piece';
import { useGame, useGameState } from '../../kit/useGame';
import { towerOfHanoiArt } from './art';
import { Board } from './Board';
import disc from './disc.module.css';
import { CONFIG, type Difficulty, rules } from './rules';
import { effects } from './sounds';
import styles from './tower-of-hanoi.module.css';

export default function TowerOfHanoi() {
  const table = useGame(rules, 'easy', { effects });
  const { game } = table;
  const state = useGameState(game, (whole) => whole);
  const { difficulty, moves, won, history, celebratedUntil } = state;
  const best = useBest(`tower-hanoi-best-${difficulty}`, won ? moves : null, 'lower');

  useEffect(() => void performance.mark('game-ready'), []);

  const begin = (chosen: Difficulty) => game.play({ type: 'new-game', difficulty: chosen });

  return (
    <GamePage
      table={table}
      title="Tower of Hanoi"
      running={false}
      canPause={false}
      hud={[
        { label: 'Moves', value: moves, icon: 'moves' },
        { label: 'Best', value: best ?? '-', icon: 'trophy' },
        { label: 'Target', value: CONFIG[difficulty].minMoves, icon: 'star' },
      ]}
      controls={
        <ControlRows>
          <Levels level={difficulty} choose={begin} />
          <ControlRow>
            <button
              type="button"
              className="btn"
              aria-disabled={won || history.length === 0}
              onClick={() => game.play({ type: 'undo' })}
            >
              Undo
            </button>
            <button type="button" className="btn" aria-disabled={won} onClick={() => game.play({ type: 'hint' })}>
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
        </ControlRows>
      }
    >
      <div className={styles.desert}>
        <Piece className={styles.bird} sheet={towerOfHanoiArt} name="bird" />
        <Piece className={styles.cactus} sheet={towerOfHanoiArt} name="cactus" />
        <Board
          state={state}
          selected={() => game.state.selected}
          press={(tower) => game.play({ type: 'press', tower })}
        />
      </div>
      {celebratedUntil !== null && (
        <p className={styles.banner}>
          You did it! <b>{moves === CONFIG[difficulty].minMoves ? 'The shortest way!' : `${moves} moves`}</b>
        </p>
      )}
    </GamePage>
  );
}
