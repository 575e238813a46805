import { useRef, useState } from 'react';
import { BigButton } from '../../kit/BigButton';
import { useBest } from '../../kit/best';
import { GamePage } from '../../kit/GamePage';
import { OverOverlay } from '../../kit/Overlay';
import { Stage } from '../../kit/Stage';
import { useStoredText } from '../../kit/storage';
import { useGame, useGameState } from '../../kit/useGame';
import { pumpkinCatcherArt } from './art';
import { draw } from './draw';
import { HowToPlay } from './HowToPlay';
import { PowerBanner } from './PowerBanner';
import styles from './pumpkin-catcher.module.css';
import { rules, secondsLeft } from './rules';
import { CALLED, effects } from './sounds';
import { useSteering } from './useSteering';

/** Everything falls through a world of 100 by 100. */
const PERCENT = { width: 100, height: 100 };

export default function PumpkinCatcher() {
  const [muted, storeMuted] = useStoredText('pumpkin-catcher-muted');
  const table = useGame(rules, undefined, {
    effects,
    mute: [muted === 'true', (value) => storeMuted(String(value))],
  });
  const { game, paused, perform, setPaused } = table;
  const phase = useGameState(game, (state) => state.phase);
  const score = useGameState(game, (state) => state.score);
  const seconds = useGameState(game, secondsLeft);
  const best = useBest('pumpkin-catcher-high-score', score);
  const [size, setSize] = useState({ width: 1, height: 1 });
  /** The finger that the basket follows: always the newest. */
  const leader = useRef(-1);
  const playing = phase === 'playing';

  useSteering(playing, (x, y) => game.play({ type: 'steer', x, y }));

  const lead = (x: number, y: number) =>
    !paused && game.play({ type: 'move', x: (x / size.width) * 100, y: (y / size.height) * 100 });

  return (
    <GamePage
      table={table}
      title="Pumpkin Catcher"
      running={playing}
      hud={[
        { label: 'Score', value: score, icon: 'star' },
        { label: 'Time', value: seconds, icon: 'clock' },
        { label: 'Best', value: best, icon: 'trophy' },
      ]}
      overlay={
        !playing && (
          <OverOverlay
            title="Game Over"
            record={score >= best && score > 0 ? 'New High Score!' : null}
            score={{ label: 'Final Score', value: score }}
          >
            <p className="soft">Best Score: {best}</p>
            <BigButton
              icon="again"
              onPress={() => {
                setPaused(false);
                game.restart();
              }}
            >
              Play Again
            </BigButton>
          </OverOverlay>
        )
      }
      below={<HowToPlay />}
    >
      <div
        className={styles.field}
        // A mouse leads the basket without being pressed.
        onPointerMove={({ pointerType, nativeEvent: { offsetX, offsetY } }) =>
          pointerType === 'mouse' && lead(offsetX, offsetY)
        }
      >
        <Stage
          game={game}
          shows={table.shows}
          world={PERCENT}
          size="fill"
          sheet={pumpkinCatcherArt}
          draw={draw}
          onSize={(width, height) => setSize({ width, height })}
          fingers={{
            down({ id, x, y }) {
              leader.current = id;
              perform(CALLED);
              lead(x, y);
            },
            move: ({ id, x, y }) => id === leader.current && lead(x, y),
          }}
          label="Falling pumpkins. Move the basket with a finger, the mouse or the arrow keys."
        />
        <PowerBanner game={game} />
      </div>
    </GamePage>
  );
}
