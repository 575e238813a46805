import { useState } from 'react';
import type { Game } from '../../core/game';
import type { Direction } from '../../core/grid';
import { boardFor, sizeOf } from '../../core/snake';
import { BigButton } from '../../kit/BigButton';
import { useBest } from '../../kit/best';
import { Checkers } from '../../kit/Checkers';
import { GamePage } from '../../kit/GamePage';
import { directionKeys, ifNotHeld, useKeys } from '../../kit/keys';
import { OverOverlay } from '../../kit/Overlay';
import { Pad } from '../../kit/Pad';
import { Piece } from '../../kit/Piece';
import { atTouch, keepFocus } from '../../kit/press';
import { Stage } from '../../kit/Stage';
import { Live, useGame, useGameState } from '../../kit/useGame';
import { useSwipes } from '../../kit/useSwipes';
import styles from './abilities.module.css';
import { abilitiesArt } from './art';
import { createDraw } from './draw';
import { type Action, type Options, rules } from './rules';
import { effects, NAMES } from './sounds';
import { ABILITIES, type Ability, type Cue, type State } from './state';

export default function Abilities() {
  const table = useGame(rules, { board: boardFor(window.innerWidth), botWanted: true }, { effects });
  const { game, paused, setPaused } = table;
  const [draw] = useState(createDraw);
  const playing = useGameState(game, (state) => state.phase === 'playing');
  const abilities = useGameState(game, (state) => state.abilities);
  const hasBot = useGameState(game, (state) => state.bot !== null);
  // Only a new round has another board, and after one the score stays.
  const { board, score } = game.state;

  function turn(direction: Direction) {
    if (!paused) game.play({ type: 'turn', direction });
  }
  const toggle = (ability: Ability) => game.play({ type: 'toggle', ability });
  const togglePause = () => playing && setPaused(!paused);
  useKeys({
    ...Object.fromEntries(ABILITIES.map((ability, index) => [`Digit${index + 1}`, ifNotHeld(() => toggle(ability))])),
    ...(playing && { ...directionKeys(turn), Space: togglePause }),
  });
  const swipes = useSwipes(game, turn);

  return (
    <GamePage
      table={table}
      title="Abilities"
      running={playing}
      pauseButton={false}
      pausedTitle="PAUSED"
      pausedText="Press SPACE to continue"
      hud={[
        { label: 'You', value: <Live game={game} of={(state) => state.score} />, icon: 'star' },
        { label: 'Bot', value: <Live game={game} of={(state) => state.botScore} />, icon: 'robot' },
        { label: 'Best', value: <Best game={game} />, icon: 'trophy' },
      ]}
      overlay={
        !playing && (
          <OverOverlay title="GAME OVER" score={{ label: 'Score', value: score }}>
            <BigButton
              icon="again"
              onPress={() => {
                setPaused(false);
                game.restart({ board: boardFor(window.innerWidth), botWanted: game.state.botWanted });
              }}
            >
              Play Again
            </BigButton>
          </OverOverlay>
        )
      }
      controls={
        <div className={styles.controls} data-covered={paused || !playing || undefined}>
          <div className={styles.abilities}>
            {ABILITIES.map((ability) => (
              // The picture shows what it does. The focus stays with the game, so that Space still pauses.
              <button
                key={ability}
                type="button"
                className={`btn choice ${styles.toggle}`}
                aria-pressed={abilities[ability]}
                {...atTouch(() => toggle(ability))}
              >
                <Piece sheet={abilitiesArt} name={ability} />
                {NAMES[ability]}
              </button>
            ))}
          </div>
          <div className={styles.pad}>
            <Pad turn={turn} paused={paused} pause={togglePause} />
            <button
              type="button"
              className="btn choice"
              aria-pressed={hasBot}
              {...keepFocus}
              onClick={() => game.play({ type: 'bot' })}
            >
              {hasBot ? 'BOT ON' : 'BOT OFF'}
            </button>
          </div>
        </div>
      }
    >
      <Stage
        game={game}
        shows={table.shows}
        size={sizeOf(board)}
        sheet={abilitiesArt}
        draw={draw}
        fingers={swipes}
        label="Snake board. Arrows steer, 1 to 4 switch abilities."
      >
        <Checkers {...board} />
      </Stage>
    </GamePage>
  );
}

function Best({ game }: { game: Game<State, Action, Cue, Options> }) {
  return useBest(
    'abilities-high-score',
    useGameState(game, (state) => state.score),
  );
}
