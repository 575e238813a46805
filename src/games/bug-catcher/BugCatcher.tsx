import { useState } from 'react';
import { clamp } from '../../core/geometry';
import { BigButton } from '../../kit/BigButton';
import { useBest } from '../../kit/best';
import { GamePage } from '../../kit/GamePage';
import { directionKeys, useKeys } from '../../kit/keys';
import { Overlay, OverOverlay } from '../../kit/Overlay';
import { Piece } from '../../kit/Piece';
import { Stage } from '../../kit/Stage';
import { useGame, useGameState } from '../../kit/useGame';
import { bugCatcherArt } from './art';
import styles from './bug-catcher.module.css';
import { wanted } from './bugs';
import { draw } from './draw';
import { type Action, ROUND, rules, secondsLeft } from './rules';
import { effects } from './sounds';

/** The shorter side of the field is about so many units; on large screens everything grows with it. */
const SHORT_SIDE = 420;
const MOST_ZOOM = 1.7;

export default function BugCatcher() {
  const [size, setSize] = useState({ width: 360, height: 480, zoom: 1 });
  const table = useGame(rules, size, { effects });
  const { game, paused, perform, setPaused } = table;
  const phase = useGameState(game, (state) => state.phase);
  const score = useGameState(game, (state) => state.score);
  const target = useGameState(game, (state) => state.target);
  const targets = useGameState(game, (state) => state.targets);
  const seconds = useGameState(game, secondsLeft);
  const best = useBest('bugcatcher-high-score', score);
  const playing = phase === 'playing';

  const play = (action: Action) => !paused && game.play(action);
  const net = () => play({ type: 'catch' });
  useKeys(
    playing ? { ...directionKeys((direction) => play({ type: 'look', direction })), Space: net, Enter: net } : {},
  );

  function resize(pixelsWide: number, pixelsHigh: number) {
    const zoom = clamp(Math.min(pixelsWide, pixelsHigh) / SHORT_SIDE, 1, MOST_ZOOM);
    const [width, height] = [pixelsWide / zoom, pixelsHigh / zoom];
    setSize({ width, height, zoom });
    game.play({ type: 'resize', width, height });
  }
  function begin() {
    setPaused(false);
    game.play({ type: 'begin' });
  }

  return (
    <GamePage
      table={table}
      title="Bug Catcher"
      running={playing}
      hud={[
        { label: 'Score', value: score, icon: 'star' },
        { label: 'Time', value: `${seconds}s`, icon: 'clock' },
      ]}
      overlay={
        phase === 'menu' ? (
          <Overlay art={<MenuPicture />} title="Bug Catcher">
            <p>Catch as many of the target bugs as you can in {ROUND / 1000} seconds!</p>
            <p className="soft">High Score: {best}</p>
            <BigButton icon="play" onPress={begin}>
              Start Game
            </BigButton>
          </Overlay>
        ) : (
          phase === 'over' && (
            <OverOverlay title="Game Over" score={{ label: 'Your Score', value: score }}>
              <p className="soft">High Score: {best}</p>
              <BigButton icon="again" onPress={begin}>
                Play Again
              </BigButton>
            </OverOverlay>
          )
        )
      }
    >
      <div className={styles.meadow} data-phase={phase}>
        <div
          key={targets}
          className={styles.sign}
          data-bug={target}
          // The picture looks like something to tap: it says again what is wanted.
          onPointerDown={() => perform(effects.target({ type: 'target', target }))}
        >
          <Piece sheet={bugCatcherArt} name={target} />
          <p>{wanted(target)}</p>
        </div>
        <div className={styles.field}>
          <Stage
            game={game}
            shows={table.shows}
            world={size}
            size="fill"
            sheet={bugCatcherArt}
            draw={draw}
            onSize={resize}
            fingers={{ down: ({ x, y }) => play({ type: 'tap', x: x / size.zoom, y: y / size.zoom }) }}
            label="Bugs. Tap the ones on the sign, or choose one with the arrow keys and press Space."
          />
          {playing && (
            <div key={targets} className={`fades ${styles.news}`} aria-hidden="true">
              <Piece sheet={bugCatcherArt} name={target} />
            </div>
          )}
        </div>
      </div>
    </GamePage>
  );
}

/** In a frame of its own proportions, so that none of its neighbours on the sheet peeps in. */
function MenuPicture() {
  return (
    <svg viewBox="0 0 330 220" aria-hidden="true">
      <Piece sheet={bugCatcherArt} name="menu" />
    </svg>
  );
}
