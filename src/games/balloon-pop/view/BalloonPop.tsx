import { useState } from 'react';
import type { Size } from '../../../core/geometry';
import { ifNotHeld, useKeys } from '../../../kit/input/keys';
import { useBestScore } from '../../../kit/session/useBestScore';
import { useGame } from '../../../kit/session/useGame';
import { useGameState, useGameTime } from '../../../kit/session/useGameState';
import { Stage } from '../../../kit/stage/Stage';
import { GamePage } from '../../../kit/ui/GamePage';
import { Icon } from '../../../kit/ui/Icon';
import { GameOver } from '../../../kit/ui/Overlay';
import { sheet } from '../art/sheet';
import { card, keys } from '../game';
import { rules } from '../rules/rules';
import { highestInSight, secondsLeft, skyFor } from '../rules/sky';
import { createDraw } from './draw';
import { effects } from './effects';

const stickers = () => import('../stickers');

/** Until the stage is measured, which is before it is first shown. */
const firstSize = () => skyFor({ width: window.innerWidth, height: window.innerHeight - 160 });
const resize = (size: Size) => ({ type: 'resize', ...skyFor(size) }) as const;

export default function BalloonPop() {
  const [draw] = useState(createDraw);
  const session = useGame(rules, firstSize(), { effects, stickers, resize });
  const { game } = session;
  const phase = useGameState(session, (state) => state.phase);
  const width = useGameState(session, (state) => state.width);
  const height = useGameState(session, (state) => state.height);
  const score = useGameState(session, (state) => state.score);
  const popped = useGameState(session, (state) => state.popped);
  const seconds = useGameTime(session, secondsLeft);
  const { best, isRecord } = useBestScore(session, keys.best, score, { tieCounts: true });
  const playing = phase === 'playing';

  /** One key for everything: it pops the balloon that is nearest to floating away. */
  const popOne = ifNotHeld(() => {
    const highest = highestInSight(game.state, game.now);
    if (highest) session.play({ type: 'tap', ...highest });
  });
  useKeys(playing ? { Space: popOne, Enter: popOne } : {});

  return (
    <GamePage
      session={session}
      title={card.name}
      goal="Pop the balloons!"
      running={playing}
      hud={[
        { label: 'Score', value: score, icon: 'star' },
        { label: 'High Score', value: best, icon: 'trophy' },
        { label: 'Time Left', value: seconds, icon: 'clock' },
      ]}
      overlay={
        !playing && (
          <GameOver
            title="Game Over"
            record={isRecord && 'NEW HIGH SCORE'}
            score={{ label: 'Final Score', value: score }}
            again="New Game"
            onAgain={() => session.restart(skyFor(session.size))}
            quiet={
              <a className="btn quiet" href="/">
                <Icon name="home" />
                Quit
              </a>
            }
          >
            <p className="soft" data-score="">
              You popped {popped} {popped === 1 ? 'balloon' : 'balloons'}! High Score: {best}
            </p>
          </GameOver>
        )
      }
    >
      <Stage
        session={session}
        size="fill"
        sheet={sheet}
        draw={draw}
        world={{ width, height }}
        fingers={{
          down: ({ x, y }) => session.play({ type: 'tap', x, y }),
          move: ({ x, y }) => session.play({ type: 'slide', x, y }),
        }}
        label="Balloons. Tap them, or press Space to pop one."
      />
    </GamePage>
  );
}
