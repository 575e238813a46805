import { useEffect, useState } from 'react';
import { BarButton } from '../../kit/BarButton';
import { useBest } from '../../kit/best';
import { GamePage } from '../../kit/GamePage';
import { Icon } from '../../kit/Icon';
import { useKeys } from '../../kit/keys';
import { Overlay, OverOverlay } from '../../kit/Overlay';
import { Piece } from '../../kit/Piece';
import { Stage } from '../../kit/Stage';
import { useGame, useGameState } from '../../kit/useGame';
import { beePhongArt } from './art';
import styles from './bee-phong.module.css';
import { createDraw } from './draw';
import { meadowFor } from './meadow';
import { CUPS, cupsHit, rules } from './rules';
import { effects } from './sounds';
import { useSling } from './useSling';

/** What one press of an arrow key changes: radians and units of pull. */
const TURN = 0.05;
const MORE = 5;

const screenMeadow = () => meadowFor(window.innerWidth, window.innerHeight);

export default function BeePhong() {
  const table = useGame(rules, screenMeadow(), { effects });
  const { game } = table;
  const [draw] = useState(createDraw);
  const phase = useGameState(game, (state) => state.phase);
  const score = useGameState(game, (state) => state.score);
  const hit = useGameState(game, cupsHit);
  const meadow = useGameState(game, (state) => state.meadow);
  const [best, offer] = useBest('bee-pong-high-score', 'higher');
  const playing = phase === 'playing';

  useEffect(() => offer(score), [offer, score]);
  useEffect(() => {
    const resized = () => game.play({ type: 'resize', meadow: screenMeadow() });
    window.addEventListener('resize', resized);
    return () => window.removeEventListener('resize', resized);
  }, [game]);

  const begin = () => void game.play({ type: 'begin', meadow: screenMeadow() });
  const nudge = (turn: number, more: number) => () => void game.play({ type: 'nudge', turn, more });
  // A key that is held must not play on by itself.
  const launch = ({ repeat }: KeyboardEvent) => void (repeat || game.play({ type: 'launch' }));
  useKeys(
    playing
      ? {
          ArrowLeft: nudge(TURN, 0),
          ArrowRight: nudge(-TURN, 0),
          ArrowUp: nudge(0, MORE),
          ArrowDown: nudge(0, -MORE),
          Space: launch,
          Enter: launch,
        }
      : {},
  );
  const fingers = useSling(game);

  return (
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
        ) : phase === 'gameOver' ? (
          <div className={styles.over}>
            <OverOverlay
              title="Game Over"
              record={score === best && score > 0 ? 'New High Score!' : null}
              score={{ label: 'Score', value: score }}
            >
              <div className={styles.choices}>
                <button type="button" className="btn primary big" onClick={begin}>
                  <Icon name="again" />
                  Play Again
                </button>
                <button type="button" className="btn quiet" onClick={() => game.play({ type: 'menu' })}>
                  Back to Menu
                </button>
              </div>
            </OverOverlay>
          </div>
        ) : null
      }
    >
      <Stage
        game={game}
        size={meadow}
        sheet={beePhongArt}
        draw={draw}
        fingers={fingers}
        label="A bee in a slingshot and cups of honey. Pull back and let go. Arrow keys aim and change the power, Space launches."
      />
    </GamePage>
  );
}
