import type { Size } from '../../../core/geometry';
import type { Direction } from '../../../core/grid';
import { directionKeys, useKeys } from '../../../kit/input/keys';
import { useBestScore } from '../../../kit/session/useBestScore';
import { useGame } from '../../../kit/session/useGame';
import { useGameState, useGameTime } from '../../../kit/session/useGameState';
import { Stage } from '../../../kit/stage/Stage';
import { BigButton } from '../../../kit/ui/BigButton';
import { GamePage } from '../../../kit/ui/GamePage';
import { GameOver, Overlay } from '../../../kit/ui/Overlay';
import { Piece } from '../../../kit/ui/Piece';
import { sheet } from '../art/sheet';
import { card, keys } from '../game';
import { wanted } from '../rules/bugs';
import { fieldFor } from '../rules/layout';
import { isAboutToChange, ROUND, rules, secondsLeft } from '../rules/rules';
import styles from './bug-catcher.module.css';
import { draw } from './draw';
import { effects } from './effects';

const stickers = () => import('../stickers');

/** Until the stage is measured, which is before it is first shown. */
const FIRST_SIZE = { width: 360, height: 480 };

const resize = (size: Size) => ({ type: 'resize', ...fieldFor(size) }) as const;

export default function BugCatcher() {
  const session = useGame(rules, FIRST_SIZE, { effects, stickers, resize });
  const phase = useGameState(session, (state) => state.phase);
  const score = useGameState(session, (state) => state.score);
  const target = useGameState(session, (state) => state.target);
  const targets = useGameState(session, (state) => state.targets);
  const seconds = useGameTime(session, secondsLeft);
  const changing = useGameTime(session, isAboutToChange);
  const field = useGameState(session, (state) => state.field);
  const { best } = useBestScore(session, keys.best, score);
  const playing = phase === 'playing';

  const begin = () => session.begin({ type: 'begin' });
  const look = (direction: Direction) => session.play({ type: 'look', direction });
  const net = () => session.play({ type: 'catch' });
  useKeys(playing ? { ...directionKeys(look), Space: net, Enter: net } : {});

  return (
    <GamePage
      session={session}
      title={card.name}
      goal={playing ? wanted(target) : 'Catch the bugs that the sign shows!'}
      running={playing}
      hud={[
        { label: 'Score', value: score, icon: 'star' },
        { label: 'Time', value: `${seconds}s`, icon: 'clock' },
      ]}
      overlay={
        phase === 'menu' ? (
          <Overlay art={<MenuPicture />} title={card.name}>
            <p>
              Catch as many of the target bugs as you can<span data-score=""> in {ROUND / 1000} seconds</span>!
            </p>
            <p className="soft" data-score="">
              High Score: {best}
            </p>
            <BigButton icon="play" onPress={begin}>
              Start Game
            </BigButton>
          </Overlay>
        ) : (
          phase === 'over' && (
            <GameOver
              title="Game Over"
              score={{ label: 'Your Score', value: score }}
              again="Play Again"
              onAgain={begin}
            >
              <p className="soft" data-score="">
                High Score: {best}
              </p>
            </GameOver>
          )
        )
      }
    >
      <div className={styles.meadow} data-phase={phase}>
        <div
          key={targets}
          className={styles.sign}
          data-bug={target}
          data-changing={changing || undefined}
          // The picture looks like something to tap: it says again what is wanted.
          onPointerDown={() => session.playEffect(effects.target({ type: 'target', target }))}
        >
          <Piece sheet={sheet} name={target} />
          <p>{wanted(target)}</p>
        </div>
        <div className={styles.field}>
          <Stage
            session={session}
            world={field}
            size="fill"
            sheet={sheet}
            draw={draw}
            fingers={{ down: ({ x, y }) => session.play({ type: 'tap', x, y }) }}
            label="Bugs. Tap the ones on the sign, or choose one with the arrow keys and press Space."
          />
          {playing && (
            <div key={targets} className={`fades ${styles.news}`} aria-hidden="true">
              <Piece sheet={sheet} name={target} />
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
      <Piece sheet={sheet} name="menu" />
    </svg>
  );
}
