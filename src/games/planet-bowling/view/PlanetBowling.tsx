import { useRef, useState } from 'react';
import { useSling } from '../../../families/sling/view/useSling';
import { ifNotHeld, useKeys } from '../../../kit/input/keys';
import { useBestScore } from '../../../kit/session/useBestScore';
import { useGame } from '../../../kit/session/useGame';
import { useGameState } from '../../../kit/session/useGameState';
import { Stage } from '../../../kit/stage/Stage';
import { GamePage } from '../../../kit/ui/GamePage';
import { Icon } from '../../../kit/ui/Icon';
import { GameOver } from '../../../kit/ui/Overlay';
import { sheet } from '../art/sheet';
import { card, keys } from '../game';
import { heightFor, WIDTH } from '../rules/lane';
import { type Card, GO, rules } from '../rules/rules';
import { endMessage } from '../rules/scoring';
import { createDraw } from './draw';
import { effects } from './effects';
import styles from './planet-bowling.module.css';
import { Scorecard } from './Scorecard';

const stickers = () => import('../stickers');

/** So far an arrow key moves the launch spot. */
const SHIFT = 12;

/** After Next Ball, Roll stands under the same finger: a second press so soon was not meant for it. */
const SAME_FINGER = 400;

const screenHeight = () => heightFor(window.innerWidth, window.innerHeight);

export default function PlanetBowling() {
  const session = useGame(rules, screenHeight(), { effects, stickers });
  const [draw] = useState(createDraw);
  const [viewed, setViewed] = useState<Card>();
  const phase = useGameState(session, (state) => state.phase);
  const height = useGameState(session, (state) => state.height);
  const scorecard = useGameState(session, (state) => state.card);
  const planet = useGameState(session, (state) => state.ball.planet);
  const fingers = useSling(session);
  const { frames, currentFrame, totalScore } = scorecard;
  const completed = phase === 'completed';
  const { best, isRecord } = useBestScore(session, keys.best, completed ? totalScore : null, { tieCounts: true });
  const settled = phase === 'settled';
  const rolling = phase === 'rolling';
  const showsEnd = completed && viewed !== scorecard;

  const newGame = () => session.begin({ type: 'newGame', height: screenHeight() });
  const broughtUpAt = useRef(Number.NEGATIVE_INFINITY);
  function go() {
    const asksForBall = session.game.state.phase === 'settled';
    if (!asksForBall && performance.now() - broughtUpAt.current < SAME_FINGER) return;
    session.play({ type: 'launch' });
    if (asksForBall) broughtUpAt.current = performance.now();
  }
  const pressed = ifNotHeld(go);
  const shift = (by: number) => () => {
    const { x, y } = session.game.state.ball;
    session.play({ type: 'tap', at: { x: x + by, y } });
  };
  useKeys({ Enter: pressed, Space: pressed, ArrowLeft: shift(-SHIFT), ArrowRight: shift(SHIFT) });

  return (
    <div className={styles.game}>
      <GamePage
        session={session}
        title={card.name}
        goal="Pull the ball back, let go, and knock the sleepy pins over!"
        running={rolling}
        begun={scorecard.balls.length > 0 && !completed}
        canPause={false}
        hud={[
          { label: 'Score', value: totalScore, icon: 'star' },
          { label: 'High Score', value: best, icon: 'trophy' },
        ]}
        switches={
          !showsEnd && (
            <button type="button" className={`btn ${styles.new} ${completed ? 'primary' : ''}`} onClick={newGame}>
              <Icon name="again" />
              New Game
            </button>
          )
        }
        controls={
          !completed && (
            <button
              type="button"
              className={`btn primary ${styles.roll}`}
              aria-disabled={rolling || undefined}
              data-spot={GO}
              onClick={go}
            >
              <Icon name={settled ? 'right' : 'up'} />
              {settled ? 'Next Ball' : 'Roll'}
            </button>
          )
        }
        overlay={
          showsEnd && (
            <GameOver
              title="Game Complete"
              record={isRecord && 'NEW High Score!'}
              score={{ label: 'Final Score', value: totalScore }}
              again="Play Again"
              onAgain={newGame}
              quiet={
                <button type="button" className="btn quiet" onClick={() => setViewed(scorecard)}>
                  View Game
                </button>
              }
            >
              <p className={styles.message}>{endMessage(totalScore)}</p>
            </GameOver>
          )
        }
      >
        <Stage
          session={session}
          size={{ width: WIDTH, height }}
          sheet={sheet}
          draw={draw}
          fingers={fingers}
          label="Bowling lane. Pull the planet back and let go, or flick it up. Arrow keys move it, Enter rolls it."
        >
          <Scorecard
            session={session}
            frames={frames}
            current={completed ? null : currentFrame}
            sways={rolling || settled}
          />
          <p className={styles.planet} style={{ background: planet.color }}>
            {planet.name}
          </p>
        </Stage>
      </GamePage>
    </div>
  );
}
