import { useState } from 'react';
import { boardFor, sizeOf } from '../../../families/snake/rules/snake';
import { Checkers } from '../../../families/snake/view/Checkers';
import { DirectionPad } from '../../../families/snake/view/DirectionPad';
import { createRefusal } from '../../../families/snake/view/refusal';
import { useSwipes } from '../../../families/snake/view/useSwipes';
import { useTurns } from '../../../families/snake/view/useTurns';
import { directionKeys, noneHeld, useKeys } from '../../../kit/input/keys';
import { keepFocus } from '../../../kit/input/press';
import { useBestScore } from '../../../kit/session/useBestScore';
import { useGame } from '../../../kit/session/useGame';
import { useGameState } from '../../../kit/session/useGameState';
import { Stage } from '../../../kit/stage/Stage';
import { BarButton } from '../../../kit/ui/BarButton';
import { GamePage } from '../../../kit/ui/GamePage';
import { sheet } from '../art/sheet';
import { card, keys } from '../game';
import { rules } from '../rules/rules';
import { foodOf, type Mode } from '../rules/state';
import { createDraw } from './draw';
import { effects } from './effects';
import { MenuOverlay, SnakeOver } from './screens';
import styles from './snake.module.css';

const stickers = () => import('../stickers');

export default function Snake() {
  const session = useGame(rules, boardFor(window.innerWidth), { effects, stickers });
  const { paused, setPaused } = session;
  const [refusal] = useState(createRefusal);
  const [draw] = useState(() => createDraw(refusal));
  const phase = useGameState(session, (state) => state.phase);
  const mode = useGameState(session, (state) => state.mode);
  const score = useGameState(session, (state) => state.score);
  const botOn = useGameState(session, (state) => state.botOn);
  const botScore = useGameState(session, (state) => state.bot?.score ?? 0);
  const board = useGameState(session, (state) => state.board);
  const { best, isRecord } = useBestScore(session, keys.best, score, { tieCounts: true });
  const playing = phase === 'playing';
  const size = sizeOf(board);

  const begin = (chosen: Mode) => session.begin({ type: 'begin', mode: chosen, board: boardFor(window.innerWidth) });
  const turn = useTurns(session, refusal);
  const toMenu = () => session.begin({ type: 'menu' });
  const togglePause = () => playing && setPaused(!paused);
  useKeys(playing ? { ...noneHeld(directionKeys(turn)), Space: togglePause } : {});
  const swipes = useSwipes(session, turn, foodOf);

  return (
    <GamePage
      session={session}
      title={card.name}
      goal="Lead the snake to the apples!"
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
          <SnakeOver score={score} isRecord={isRecord} again={() => begin(mode)} menu={toMenu} />
        ) : null
      }
      switches={
        phase !== 'menu' && (
          <div className={styles.pills}>
            <button
              type="button"
              className="btn choice"
              aria-pressed={mode === 'hard'}
              {...keepFocus}
              onClick={() =>
                session.play({ type: 'mode', mode: mode === 'easy' ? 'hard' : 'easy' }, { whilePaused: true })
              }
            >
              {mode === 'easy' ? 'EASY MODE' : 'HARD MODE'}
            </button>
            <button
              type="button"
              className="btn choice"
              aria-pressed={botOn}
              {...keepFocus}
              onClick={() => session.play({ type: 'bot', on: !botOn }, { whilePaused: true })}
            >
              {botOn ? 'BOT ON' : 'BOT OFF'}
            </button>
          </div>
        )
      }
      controls={
        phase !== 'menu' && (
          <div className={styles.arrows}>
            <DirectionPad turn={turn} paused={paused} pause={togglePause} over={phase === 'over'} />
          </div>
        )
      }
    >
      <Stage
        session={session}
        size={size}
        sheet={sheet}
        draw={draw}
        fingers={swipes}
        label="Snake board. Steer with the arrow keys or W, A, S and D."
      >
        <Checkers {...board} />
      </Stage>
    </GamePage>
  );
}
