import { useEffect, useState } from 'react';
import { useBest } from '../../kit/best';
import { GamePage } from '../../kit/GamePage';
import { Icon } from '../../kit/Icon';
import { useKeys } from '../../kit/keys';
import { OverOverlay } from '../../kit/Overlay';
import { Popups } from '../../kit/Popups';
import { Stage } from '../../kit/Stage';
import { useGame, useGameState } from '../../kit/useGame';
import { planetBowlingArt } from './art';
import { createDraw } from './draw';
import { heightFor, WIDTH } from './lane';
import styles from './planet-bowling.module.css';
import { rules } from './rules';
import { Scorecard } from './Scorecard';
import { endMessage } from './scoring';
import { effects } from './sounds';
import { useAim } from './useAim';

/** So far an arrow key moves the launch spot. */
const SHIFT = 12;

const screenHeight = () => heightFor(window.innerWidth, window.innerHeight);

export default function PlanetBowling() {
  const table = useGame(rules, screenHeight(), { effects });
  const { game } = table;
  const [draw] = useState(createDraw);
  const [viewing, setViewing] = useState(false);
  const phase = useGameState(game, (state) => state.phase);
  const height = useGameState(game, (state) => state.height);
  const { frames, currentFrame, totalScore, completed } = useGameState(game, (state) => state.card);
  const planet = useGameState(game, (state) => state.roll.ball.planet);
  const [best, offer] = useBest('planet-bowling-high-score', 'higher');
  const fingers = useAim(game);
  const showsEnd = completed && !viewing;
  const size = { width: WIDTH, height };

  useEffect(() => {
    if (completed) offer(totalScore);
  }, [completed, totalScore, offer]);

  useEffect(() => {
    const resized = () => game.play({ type: 'resize', height: screenHeight() });
    window.addEventListener('resize', resized);
    return () => window.removeEventListener('resize', resized);
  }, [game]);

  function newGame() {
    setViewing(false);
    game.play({ type: 'newGame' });
  }
  const go = () => game.play({ type: phase === 'settled' ? 'nextBall' : 'roll' });
  // A key that is held must not play on by itself.
  const pressed = ({ repeat }: KeyboardEvent) => void (repeat || go());
  useKeys(
    completed
      ? {}
      : {
          Enter: pressed,
          Space: pressed,
          ArrowLeft: () => game.play({ type: 'shift', by: -SHIFT }),
          ArrowRight: () => game.play({ type: 'shift', by: SHIFT }),
        },
  );

  return (
    <GamePage
      table={table}
      title="Planet Bowling"
      running={phase === 'rolling'}
      canPause={false}
      hud={[
        { label: 'Score', value: totalScore, icon: 'star' },
        { label: 'High Score', value: best, icon: 'trophy' },
      ]}
      controls={
        !showsEnd && (
          <div className={styles.controls}>
            <button type="button" className="btn" onClick={newGame}>
              <Icon name="again" />
              New Game
            </button>
            {!completed && (
              <button
                type="button"
                className="btn primary"
                aria-disabled={phase === 'rolling' || undefined}
                onClick={go}
              >
                <Icon name={phase === 'settled' ? 'right' : 'up'} />
                {phase === 'settled' ? 'Next Ball' : 'Roll'}
              </button>
            )}
          </div>
        )
      }
      overlay={
        showsEnd && (
          <div className={styles.over}>
            <OverOverlay
              title="Game Complete"
              record={totalScore === best && totalScore > 0 ? 'NEW High Score!' : null}
              score={{ label: 'Final Score', value: totalScore }}
            >
              <p className={styles.message}>{endMessage(totalScore)}</p>
              <div className={styles.choices}>
                <button type="button" className="btn primary big" onClick={newGame}>
                  <Icon name="again" />
                  Play Again
                </button>
                <button type="button" className="btn quiet" onClick={() => setViewing(true)}>
                  View Game
                </button>
              </div>
            </OverOverlay>
          </div>
        )
      }
    >
      <Stage
        game={game}
        size={size}
        sheet={planetBowlingArt}
        draw={draw}
        fingers={fingers}
        label="Bowling lane. Drag back from the planet and let go, or flick it up. Left and right arrow keys move it, Enter rolls it."
      >
        <Scorecard frames={frames} current={completed ? null : currentFrame} />
        {!completed && <p className={styles.planet}>{planet.name}</p>}
        <Popups shows={table.shows} {...size} />
      </Stage>
    </GamePage>
  );
}
