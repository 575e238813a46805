import { useRef } from 'react';
import { useBestScore } from '../../../kit/session/useBestScore';
import { useGame } from '../../../kit/session/useGame';
import { useGameState, useGameTime } from '../../../kit/session/useGameState';
import { Stage } from '../../../kit/stage/Stage';
import { useStoredText } from '../../../kit/storage';
import { GamePage } from '../../../kit/ui/GamePage';
import { GameOver } from '../../../kit/ui/Overlay';
import { sheet } from '../art/sheet';
import { card, keys } from '../game';
import { rules, secondsLeft } from '../rules/rules';
import { draw } from './draw';
import { CALLED, effects } from './effects';
import { HowToPlay } from './HowToPlay';
import { PowerBanner } from './PowerBanner';
import styles from './pumpkin-catcher.module.css';
import { useSteering } from './useSteering';

const stickers = () => import('../stickers');

/** Everything falls through a world of 100 by 100. */
const PERCENT = { width: 100, height: 100 };

export default function PumpkinCatcher() {
  const [muted, storeMuted] = useStoredText(keys.muted.key);
  const session = useGame(rules, undefined, {
    effects,
    stickers,
    mute: [muted === 'true', (value) => storeMuted(String(value))],
  });
  const phase = useGameState(session, (state) => state.phase);
  const score = useGameState(session, (state) => state.score);
  const seconds = useGameTime(session, secondsLeft);
  const { best, isRecord } = useBestScore(session, keys.best, score, { tieCounts: true });
  /** The finger that the basket follows: always the newest. */
  const leader = useRef(-1);
  const playing = phase === 'playing';

  useSteering(playing, (x, y) => session.play({ type: 'steer', x, y }, { whilePaused: true }));

  const lead = (x: number, y: number) => session.play({ type: 'move', x, y });

  return (
    <GamePage
      session={session}
      title={card.name}
      goal="Catch the pumpkins with the basket!"
      running={playing}
      hud={[
        { label: 'Score', value: score, icon: 'star' },
        { label: 'Time', value: seconds, icon: 'clock' },
        { label: 'Best', value: best, icon: 'trophy' },
      ]}
      overlay={
        !playing && (
          <GameOver
            title="Game Over"
            record={isRecord && 'New High Score!'}
            score={{ label: 'Final Score', value: score }}
            again="Play Again"
            onAgain={() => session.restart()}
          >
            <p className="soft" data-score="">
              Best Score: {best}
            </p>
          </GameOver>
        )
      }
      below={<HowToPlay />}
    >
      <div
        className={styles.field}
        // A mouse leads the basket without being pressed.
        onPointerMove={({ pointerType, nativeEvent: { offsetX, offsetY } }) => {
          const { width, height } = session.size;
          if (pointerType === 'mouse') lead((offsetX / width) * PERCENT.width, (offsetY / height) * PERCENT.height);
        }}
      >
        <Stage
          session={session}
          world={PERCENT}
          size="fill"
          sheet={sheet}
          draw={draw}
          fingers={{
            down({ id, x, y }) {
              leader.current = id;
              session.playEffect(CALLED);
              lead(x, y);
            },
            move: ({ id, x, y }) => id === leader.current && lead(x, y),
          }}
          label="Falling pumpkins. Move the basket with a finger, the mouse or the arrow keys."
        />
        <PowerBanner session={session} />
      </div>
    </GamePage>
  );
}
