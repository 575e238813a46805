import { useState } from 'react';
import { useBest } from '../../kit/best';
import crowded from '../../kit/crowded.module.css';
import { GamePage } from '../../kit/GamePage';
import { Icon } from '../../kit/Icon';
import { ifNotHeld, useKeys } from '../../kit/keys';
import { OverOverlay } from '../../kit/Overlay';
import { Stage } from '../../kit/Stage';
import { useGame, useGameState } from '../../kit/useGame';
import { useSling } from '../../kit/useSling';
import { planetBowlingArt } from './art';
import { createDraw } from './draw';
import { heightFor, WIDTH } from './lane';
import styles from './planet-bowling.module.css';
import { type Card, rules } from './rules';
import { Scorecard } from './Scorecard';
import { endMessage } from './scoring';
import { effects } from './sounds';

/** So far an arrow key moves the launch spot. */
const SHIFT = 12;

const screenHeight = () => heightFor(window.innerWidth, window.innerHeight);

export default function PlanetBowling() {
  const table = useGame(rules, screenHeight(), { effects });
  const { game } = table;
  const [draw] = useState(createDraw);
  const [viewed, setViewed] = useState<Card>();
  const phase = useGameState(game, (state) => state.phase);
  const height = useGameState(game, (state) => state.height);
  const card = useGameState(game, (state) => state.card);
  const planet = useGameState(game, (state) => state.ball.planet);
  const fingers = useSling(game);
  const { frames, currentFrame, totalScore } = card;
  const completed = phase === 'completed';
  const best = useBest('planet-bowling-high-score', completed ? totalScore : null);
  const settled = phase === 'settled';
  const rolling = phase === 'rolling';
  const showsEnd = completed && viewed !== card;

  const newGame = () => void game.play({ type: 'newGame', height: screenHeight() });
  const go = () => void game.play({ type: 'launch' });
  const pressed = ifNotHeld(go);
  const shift = (by: number) => () => {
    const { x, y } = game.state.ball;
    game.play({ type: 'tap', at: { x: x + by, y } });
  };
  useKeys({ Enter: pressed, Space: pressed, ArrowLeft: shift(-SHIFT), ArrowRight: shift(SHIFT) });

  return (
    <div className={`${styles.game} ${crowded.end}`}>
      <GamePage
        table={table}
        title="Planet Bowling"
        running={rolling}
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
                <button type="button" className="btn primary" aria-disabled={rolling || undefined} onClick={go}>
                  <Icon name={settled ? 'right' : 'up'} />
                  {settled ? 'Next Ball' : 'Roll'}
                </button>
              )}
            </div>
          )
        }
        overlay={
          showsEnd && (
            <OverOverlay
              title="Game Complete"
              record={totalScore === best && totalScore > 0 ? 'NEW High Score!' : null}
              score={{ label: 'Final Score', value: totalScore }}
            >
              <p className={styles.message}>{endMessage(totalScore)}</p>
              <button type="button" className="btn primary big" onClick={newGame}>
                <Icon name="again" />
                Play Again
              </button>
              <button type="button" className="btn quiet" onClick={() => setViewed(card)}>
                View Game
              </button>
            </OverOverlay>
          )
        }
      >
        <Stage
          game={game}
          shows={table.shows}
          size={{ width: WIDTH, height }}
          sheet={planetBowlingArt}
          draw={draw}
          fingers={fingers}
          label="Bowling lane. Pull the planet back and let go, or flick it up. Arrow keys move it, Enter rolls it."
        >
          <Scorecard frames={frames} current={completed ? null : currentFrame} />
          <p className={styles.planet} style={{ background: planet.color }}>
            {planet.name}
          </p>
        </Stage>
      </GamePage>
    </div>
  );
}
