import { useRef } from 'react';
import { useKeys } from '../../../kit/input/keys';
import type { Finger, FingerHandlers } from '../../../kit/input/pointer';
import { useBestScore } from '../../../kit/session/useBestScore';
import { useGame } from '../../../kit/session/useGame';
import { useGameState } from '../../../kit/session/useGameState';
import { Stage } from '../../../kit/stage/Stage';
import { BigButton } from '../../../kit/ui/BigButton';
import { GamePage } from '../../../kit/ui/GamePage';
import { GameOver, Overlay } from '../../../kit/ui/Overlay';
import { Piece } from '../../../kit/ui/Piece';
import { sheet } from '../art/sheet';
import { card, keys } from '../game';
import { rules } from '../rules/rules';
import { HEIGHT, type Side, sideOf, WIDTH } from '../rules/table';
import { draw } from './draw';
import { effects } from './effects';
import { Friend } from './Friend';

const stickers = () => import('../stickers');

const SIZE = { width: WIDTH, height: HEIGHT };

export default function Pinball() {
  const session = useGame(rules, undefined, { effects, stickers });
  const { paused, setPaused } = session;
  const phase = useGameState(session, (state) => state.phase);
  const score = useGameState(session, (state) => state.score);
  const ballsLeft = useGameState(session, (state) => state.ballsLeft);
  const { best, isRecord } = useBestScore(session, keys.best, phase === 'over' ? score : null);
  const playing = phase === 'playing';

  const flip = (up: boolean, ...sides: Side[]) => {
    // A flipper that is let go falls, also while paused.
    for (const side of sides) session.play({ type: 'flip', side, up }, { whilePaused: !up });
  };
  function space() {
    if (paused) setPaused(false);
    else flip(true, 'left', 'right');
  }
  const [left, right] = [() => flip(true, 'left'), () => flip(true, 'right')];
  const [leftDown, rightDown] = [() => flip(false, 'left'), () => flip(false, 'right')];
  useKeys(playing ? { ArrowLeft: left, KeyA: left, ArrowRight: right, KeyD: right, Space: space } : {}, {
    ArrowLeft: leftDown,
    KeyA: leftDown,
    ArrowRight: rightDown,
    KeyD: rightDown,
    Space: () => flip(false, 'left', 'right'),
  });
  const fingers = useFlipperFingers(flip);

  const begin = () => session.begin({ type: 'begin' });

  return (
    <GamePage
      session={session}
      title={card.name}
      goal="Tap left and right to keep the ball up!"
      running={playing}
      hud={[
        { label: 'Score', value: score, icon: 'star' },
        { label: 'Balls', value: ballsLeft, icon: 'ball', progress: true },
        { label: 'Best', value: best, icon: 'trophy' },
      ]}
      overlay={
        phase === 'menu' ? (
          <Overlay art={<Piece sheet={sheet} name="menu" />} title={card.name}>
            <p className="soft" data-score="">
              Best Score: {best}
            </p>
            <BigButton icon="play" onPress={begin}>
              PLAY NOW
            </BigButton>
          </Overlay>
        ) : phase === 'over' ? (
          <GameOver
            title="Game Over"
            record={isRecord && 'NEW HIGH SCORE!'}
            score={{ label: 'Score', value: score }}
            again="PLAY AGAIN"
            onAgain={begin}
            quiet={
              <button type="button" className="btn quiet" onClick={() => session.begin({ type: 'menu' })}>
                MAIN MENU
              </button>
            }
          >
            <p className="soft" data-score="">
              Best: {best}
            </p>
          </GameOver>
        ) : null
      }
    >
      <Friend score={score} />
      <Stage
        session={session}
        size={SIZE}
        sheet={sheet}
        draw={draw}
        fingers={fingers}
        label="Pinball table. Left and right arrow keys, A and D, or Space move the flippers."
      />
    </GamePage>
  );
}

/** The left half of the screen is the left flipper, the right half the right one; every finger counts. */
function useFlipperFingers(flip: (up: boolean, ...sides: Side[]) => void): FingerHandlers {
  const held = useRef(new Map<number, Side>());
  function release({ id }: Finger) {
    const side = held.current.get(id);
    held.current.delete(id);
    // Another finger may still hold the same flipper.
    if (side && ![...held.current.values()].includes(side)) flip(false, side);
  }
  return {
    down({ id, x }) {
      const side = sideOf(x);
      held.current.set(id, side);
      flip(true, side);
    },
    up: release,
    cancel: release,
  };
}
