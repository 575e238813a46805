import { useState } from 'react';
import { boardFor, sizeOf } from '../../../families/snake/rules/snake';
import { Checkers } from '../../../families/snake/view/Checkers';
import { DirectionPad } from '../../../families/snake/view/DirectionPad';
import { createRefusal } from '../../../families/snake/view/refusal';
import { useSwipes } from '../../../families/snake/view/useSwipes';
import { useTurns } from '../../../families/snake/view/useTurns';
import { directionKeys, ifNotHeld, noneHeld, useKeys } from '../../../kit/input/keys';
import { atTouch, keepFocus } from '../../../kit/input/press';
import type { GameSession } from '../../../kit/session/session';
import { useBestScore } from '../../../kit/session/useBestScore';
import { useGame } from '../../../kit/session/useGame';
import { LiveValue, useGameState } from '../../../kit/session/useGameState';
import { Stage } from '../../../kit/stage/Stage';
import { GamePage } from '../../../kit/ui/GamePage';
import { GameOver } from '../../../kit/ui/Overlay';
import { Piece } from '../../../kit/ui/Piece';
import { sheet } from '../art/sheet';
import { card, keys } from '../game';
import { foodOf } from '../rules/collectibles';
import { type Action, type Options, rules } from '../rules/rules';
import { ABILITIES, type Ability, type Cue, type State } from '../rules/state';
import styles from './abilities.module.css';
import { createDraw } from './draw';
import { effects, NAMES } from './effects';

const stickers = () => import('../stickers');

export default function Abilities() {
  const session = useGame(rules, { board: boardFor(window.innerWidth), botWanted: true }, { effects, stickers });
  const { game, paused, setPaused } = session;
  const [refusal] = useState(createRefusal);
  const [draw] = useState(() => createDraw(refusal));
  const playing = useGameState(session, (state) => state.phase === 'playing');
  const abilities = useGameState(session, (state) => state.abilities);
  const hasBot = useGameState(session, (state) => state.bot !== null);
  // Only a new round has another board, and after one the score stays.
  const { board, score } = game.state;

  const turn = useTurns(session, refusal);
  const toggle = (ability: Ability) => session.play({ type: 'toggle', ability }, { whilePaused: true });
  const togglePause = () => playing && setPaused(!paused);
  useKeys({
    ...Object.fromEntries(ABILITIES.map((ability, index) => [`Digit${index + 1}`, ifNotHeld(() => toggle(ability))])),
    ...(playing && { ...noneHeld(directionKeys(turn)), Space: togglePause }),
  });
  const swipes = useSwipes(session, turn, foodOf);
  const covered = paused || !playing || undefined;

  return (
    <GamePage
      session={session}
      title={card.name}
      goal="Lead your snake to what it likes, and try its powers!"
      running={playing}
      pauseButton={false}
      pausedTitle="PAUSED"
      pausedText="Press SPACE to continue"
      hud={[
        { label: 'You', value: <LiveValue session={session} of={(state) => state.score} />, icon: 'star' },
        { label: 'Bot', value: <LiveValue session={session} of={(state) => state.botScore} />, icon: 'robot' },
        { label: 'Best', value: <Best session={session} />, icon: 'trophy' },
      ]}
      overlay={
        !playing && (
          <GameOver
            title="GAME OVER"
            score={{ label: 'Score', value: score }}
            again="Play Again"
            onAgain={() => session.restart({ board: boardFor(window.innerWidth), botWanted: game.state.botWanted })}
          />
        )
      }
      switches={
        <div className={styles.abilities} data-covered={covered} data-over={!playing || undefined}>
          {ABILITIES.map((ability) => (
            // The picture shows what it does. The focus stays with the game, so that Space still pauses.
            <button
              key={ability}
              type="button"
              className={`btn choice ${styles.toggle}`}
              aria-pressed={abilities[ability]}
              {...atTouch(() => toggle(ability))}
            >
              <Piece sheet={sheet} name={ability} />
              {NAMES[ability]}
            </button>
          ))}
          <button
            type="button"
            className={`btn choice ${styles.bot}`}
            aria-pressed={hasBot}
            {...keepFocus}
            onClick={() => session.play({ type: 'bot' }, { whilePaused: true })}
          >
            {hasBot ? 'BOT ON' : 'BOT OFF'}
          </button>
        </div>
      }
      controls={
        <div className={styles.arrows} data-covered={covered}>
          <DirectionPad turn={turn} paused={paused} pause={togglePause} over={!playing} />
        </div>
      }
    >
      <Stage
        session={session}
        size={sizeOf(board)}
        sheet={sheet}
        draw={draw}
        fingers={swipes}
        label="Snake board. Arrows steer, 1 to 4 switch abilities."
      >
        <Checkers {...board} />
      </Stage>
    </GamePage>
  );
}

function Best({ session }: { session: GameSession<State, Action, Cue, Options> }) {
  const score = useGameState(session, (state) => state.score);
  return useBestScore(session, keys.best, score).best;
}
