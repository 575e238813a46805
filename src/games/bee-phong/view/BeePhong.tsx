import { useMemo } from 'react';
import { Butterfly } from '../../../families/friends/view/Butterfly';
import { useSling } from '../../../families/sling/view/useSling';
import { ifNotHeld, useKeys } from '../../../kit/input/keys';
import { useScreenResize } from '../../../kit/input/useScreenResize';
import { useBestScore } from '../../../kit/session/useBestScore';
import { useGame } from '../../../kit/session/useGame';
import { useGameState } from '../../../kit/session/useGameState';
import { Stage } from '../../../kit/stage/Stage';
import { useTheme } from '../../../kit/theme/theme';
import { BarButton } from '../../../kit/ui/BarButton';
import { BigButton } from '../../../kit/ui/BigButton';
import { GamePage } from '../../../kit/ui/GamePage';
import { GameOver, Overlay } from '../../../kit/ui/Overlay';
import { Piece } from '../../../kit/ui/Piece';
import { sheet } from '../art/sheet';
import { card, keys } from '../game';
import { meadowFor, slingRest } from '../rules/meadow';
import { CUPS, cupsHit, rules } from '../rules/rules';
import styles from './bee-phong.module.css';
import { createDraw } from './draw';
import { effects } from './effects';

const stickers = () => import('../stickers');

/** So far one press of an arrow key pulls. */
const STEP = 5;

const screenMeadow = () => meadowFor(window.innerWidth, window.innerHeight);

export default function BeePhong() {
  const session = useGame(rules, screenMeadow(), { effects, stickers });
  const { theme } = useTheme();
  const draw = useMemo(() => createDraw(theme === 'cyber-neon'), [theme]);
  const phase = useGameState(session, (state) => state.phase);
  const score = useGameState(session, (state) => state.score);
  const hit = useGameState(session, cupsHit);
  const meadow = useGameState(session, (state) => state.meadow);
  const { best, isRecord } = useBestScore(session, keys.best, score);
  const playing = phase === 'playing';

  useScreenResize(() => session.play({ type: 'resize', meadow: screenMeadow() }));

  const begin = () => session.begin({ type: 'begin', meadow: screenMeadow() });
  const pull = (right: number, down: number) => () => {
    const { pull: held, lastPull } = session.game.state;
    const { x, y } = held ?? lastPull;
    session.play({ type: 'pull', by: { x: x + right * STEP, y: y + down * STEP } });
  };
  const launch = ifNotHeld(() => session.play({ type: 'launch' }));
  useKeys({
    ArrowLeft: pull(-1, 0),
    ArrowRight: pull(1, 0),
    ArrowUp: pull(0, -1),
    ArrowDown: pull(0, 1),
    Space: launch,
    Enter: launch,
  });
  const fingers = useSling(session, () => {
    const { meadow, lastPull } = session.game.state;
    return { rest: slingRest(meadow), pull: lastPull };
  });

  return (
    <div className={styles.game}>
      <GamePage
        session={session}
        title={card.name}
        goal="Pull the bee back and let it fly!"
        running={playing}
        canPause={false}
        hud={[
          { label: 'Score', value: score, icon: 'star' },
          { label: 'Bees Left', value: '∞', icon: 'heart', progress: true },
          { label: 'Cups Hit', value: `${hit}/${CUPS}`, icon: 'ball', progress: true },
          { label: 'High Score', value: best, icon: 'trophy' },
        ]}
        buttons={<BarButton label="Reset" icon="again" disabled={phase === 'menu'} onPress={begin} />}
        overlay={
          phase === 'menu' ? (
            <Overlay art={<Piece sheet={sheet} name="menu" />} title={card.name}>
              <p className="soft">Pull the bee back, let go and splash into all {CUPS} cups!</p>
              <BigButton icon="play" onPress={begin}>
                Start Game
              </BigButton>
            </Overlay>
          ) : (
            phase === 'gameOver' && (
              <GameOver
                title="Game Over"
                record={isRecord && 'New High Score!'}
                score={{ label: 'Score', value: score }}
                again="Play Again"
                onAgain={begin}
                quiet={
                  <button type="button" className="btn quiet" onClick={() => session.begin({ type: 'menu' })}>
                    Back to Menu
                  </button>
                }
              >
                <p>You won! All {CUPS} cups are hit!</p>
              </GameOver>
            )
          )
        }
      >
        <Stage
          session={session}
          size={meadow}
          sheet={sheet}
          draw={draw}
          fingers={fingers}
          label="A bee in a slingshot and cups of honey. Pull back and let go, or tap the bee and then the place to pull it to. Arrow keys pull, Space launches."
        >
          <div className={styles.meadow}>
            <div className={styles.ground} />
          </div>
          {playing && <Butterfly session={session} />}
        </Stage>
      </GamePage>
    </div>
  );
}
