import { useEffect, useRef, useState } from 'react';
import { BarButton } from '../../kit/BarButton';
import { useBest } from '../../kit/best';
import crowded from '../../kit/crowded.module.css';
import { GamePage } from '../../kit/GamePage';
import { Icon } from '../../kit/Icon';
import { ifNotHeld, useKeys } from '../../kit/keys';
import { Overlay, OverOverlay } from '../../kit/Overlay';
import { Piece } from '../../kit/Piece';
import { Stage } from '../../kit/Stage';
import { useGame, useGameState } from '../../kit/useGame';
import { useSling } from '../../kit/useSling';
import { beePhongArt } from './art';
import styles from './bee-phong.module.css';
import { createDraw } from './draw';
import { meadowFor } from './meadow';
import { CUPS, cupsHit, rules } from './rules';
import { effects } from './sounds';

/** So far one press of an arrow key pulls. */
const STEP = 5;

const screenMeadow = () => meadowFor(window.innerWidth, window.innerHeight);

export default function BeePhong() {
  const table = useGame(rules, screenMeadow(), { effects });
  const { game } = table;
  const [draw] = useState(createDraw);
  const phase = useGameState(game, (state) => state.phase);
  const score = useGameState(game, (state) => state.score);
  const hit = useGameState(game, cupsHit);
  const meadow = useGameState(game, (state) => state.meadow);
  const best = useBest('bee-pong-high-score', score);
  const playing = phase === 'playing';
  /** The best there was when the round began: the new one is kept as soon as it is reached. */
  const before = useRef(0);

  useEffect(() => {
    const resized = () => game.play({ type: 'resize', meadow: screenMeadow() });
    window.addEventListener('resize', resized);
    return () => window.removeEventListener('resize', resized);
  }, [game]);

  function begin() {
    before.current = best;
    game.play({ type: 'begin', meadow: screenMeadow() });
  }
  const pull = (right: number, down: number) => () => {
    const { x, y } = game.state.pull ?? game.state.lastPull;
    game.play({ type: 'pull', by: { x: x + right * STEP, y: y + down * STEP } });
  };
  const launch = ifNotHeld(() => game.play({ type: 'launch' }));
  useKeys({
    ArrowLeft: pull(-1, 0),
    ArrowRight: pull(1, 0),
    ArrowUp: pull(0, -1),
    ArrowDown: pull(0, 1),
    Space: launch,
    Enter: launch,
  });
  const fingers = useSling(game);

  return (
    <div className={`${styles.game} ${crowded.end}`}>
      <GamePage
        table={table}
        title="Bee Phong"
        running={playing}
        canPause={false}
        hud={[
          { label: 'Score', value: score, icon: 'star' },
          { label: 'Bees Left', value: '∞', icon: 'again' },
          { label: 'Cups Hit', value: `${hit}/${CUPS}`, icon: 'ball' },
          { label: 'High Score', value: best, icon: 'trophy' },
        ]}
        buttons={<BarButton label="Reset" icon="again" disabled={phase === 'menu'} onPress={begin} />}
        overlay={
          phase === 'menu' ? (
            <Overlay art={<Piece sheet={beePhongArt} name="menu" />} title="Bee Phong">
              <p className="soft">Pull the bee back, let go and splash into all {CUPS} cups!</p>
              <button type="button" className="btn primary big" onClick={begin}>
                <Icon name="play" />
                Start Game
              </button>
            </Overlay>
          ) : (
            phase === 'gameOver' && (
              <OverOverlay
                title="Game Over"
                record={score === best && score > before.current ? 'New High Score!' : null}
                score={{ label: 'Score', value: score }}
              >
                <button type="button" className="btn primary big" onClick={begin}>
                  <Icon name="again" />
                  Play Again
                </button>
                <button type="button" className="btn quiet" onClick={() => game.play({ type: 'menu' })}>
                  Back to Menu
                </button>
              </OverOverlay>
            )
          )
        }
      >
        <Stage
          game={game}
          shows={table.shows}
          size={meadow}
          sheet={beePhongArt}
          draw={draw}
          fingers={fingers}
          label="A bee in a slingshot and cups of honey. Pull back and let go. Arrow keys pull, Space launches."
        >
          <div className={styles.meadow}>
            <div className={styles.ground} />
          </div>
        </Stage>
      </GamePage>
    </div>
  );
}
