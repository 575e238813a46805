import { useState } from 'react';
import type { Direction } from '../../core/grid';
import { boardFor, sizeOf } from '../../core/snake';
import { BarButton } from '../../kit/BarButton';
import { useBest } from '../../kit/best';
import { Checkers } from '../../kit/Checkers';
import { GamePage } from '../../kit/GamePage';
import { directionKeys, useKeys } from '../../kit/keys';
import { Pad } from '../../kit/Pad';
import { keepFocus } from '../../kit/press';
import { Stage } from '../../kit/Stage';
import { useGame, useGameState } from '../../kit/useGame';
import { useSwipes } from '../../kit/useSwipes';
import { snakeArt } from './art';
import { createDraw } from './draw';
import { rules } from './rules';
import { MenuOverlay, SnakeOver } from './screens';
import styles from './snake.module.css';
import { effects } from './sounds';
import type { Mode } from './state';

export default function Snake() {
  const table = useGame(rules, boardFor(window.innerWidth), { effects });
  const { game, paused, setPaused } = table;
  const [draw] = useState(createDraw);
  const phase = useGameState(game, (state) => state.phase);
  const mode = useGameState(game, (state) => state.mode);
  const score = useGameState(game, (state) => state.score);
  const botOn = useGameState(game, (state) => state.botOn);
  const botScore = useGameState(game, (state) => state.bot?.score ?? 0);
  const board = useGameState(game, (state) => state.board);
  const best = useBest('snake-high-score', score);
  const playing = phase === 'playing';
  const size = sizeOf(board);

  function begin(chosen: Mode) {
    setPaused(false);
    game.play({ type: 'begin', mode: chosen, board: boardFor(window.innerWidth) });
  }
  function turn(direction: Direction) {
    if (!paused) game.play({ type: 'turn', direction });
  }
  function toMenu() {
    setPaused(false);
    game.play({ type: 'menu' });
  }
  const togglePause = () => playing && setPaused(!paused);
  useKeys(playing ? { ...directionKeys(turn), Space: togglePause } : {});
  const swipes = useSwipes(game, turn);

  return (
    <GamePage
      table={table}
      title="Snake"
      running={playing}
      pauseButton={false}
      pausedText="Press Spacebar to resume"
      hud={[
        { label: 'You', value: score, icon: 'star' },
        ...(botOn ? [{ label: 'Bot', value: botScore, icon: 'robot' } as const] : []),
        { label: 'Best', value: best, icon: 'trophy' },
      ]}
      buttons={phase !== 'menu' && <BarButton label="Menu" icon="menu" onPress={toMenu} />}
      overlay={
        phase === 'menu' ? (
          <MenuOverlay best={best} begin={begin} />
        ) : phase === 'over' ? (
          <SnakeOver score={score} best={best} again={() => begin(mode)} menu={toMenu} />
        ) : null
      }
      controls={
        phase !== 'menu' && (
          <div className={styles.controls}>
            <div className={styles.pills}>
              <button
                type="button"
                className="btn choice"
                aria-pressed={mode === 'hard'}
                {...keepFocus}
                onClick={() => game.play({ type: 'mode', mode: mode === 'easy' ? 'hard' : 'easy' })}
              >
                {mode === 'easy' ? 'EASY MODE' : 'HARD MODE'}
              </button>
              <button
                type="button"
                className="btn choice"
                aria-pressed={botOn}
                {...keepFocus}
                onClick={() => game.play({ type: 'bot', on: !botOn })}
              >
                {botOn ? 'BOT ON' : 'BOT OFF'}
              </button>
            </div>
            <Pad turn={turn} paused={paused} pause={togglePause} />
          </div>
        )
      }
    >
      <Stage
        game={game}
        shows={table.shows}
        size={size}
        sheet={snakeArt}
        draw={draw}
        fingers={swipes}
        label="Snake board. Steer with the arrow keys or W, A, S and D."
      >
        <Checkers {...board} />
      </Stage>
    </GamePage>
  );
}
