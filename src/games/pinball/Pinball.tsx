import { useEffect, useRef } from 'react';
import { BigButton } from '../../kit/BigButton';
import { useBest } from '../../kit/best';
import { GamePage } from '../../kit/GamePage';
import { useKeys } from '../../kit/keys';
import { Overlay, OverOverlay } from '../../kit/Overlay';
import { Piece } from '../../kit/Piece';
import type { Finger, FingerHandlers } from '../../kit/pointer';
import { Stage } from '../../kit/Stage';
import { useGame, useGameState } from '../../kit/useGame';
import { pinballArt } from './art';
import { draw } from './draw';
import { rules } from './rules';
import { effects } from './sounds';
import { HEIGHT, type Side, WIDTH } from './table';

const SIZE = { width: WIDTH, height: HEIGHT };

export default function Pinball() {
  const table = useGame(rules, undefined, { effects });
  const { game, paused, setPaused } = table;
  const phase = useGameState(game, (state) => state.phase);
  const score = useGameState(game, (state) => state.score);
  const ballsLeft = useGameState(game, (state) => state.ballsLeft);
  const best = useBest('pinball-high-score', phase === 'over' ? score : null);
  const playing = phase === 'playing';
  const beaten = useBeaten(phase, score, best);

  const flip = (up: boolean, ...sides: Side[]) => {
    if (!paused || !up) for (const side of sides) game.play({ type: 'flip', side, up });
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

  function begin() {
    setPaused(false);
    game.play({ type: 'begin' });
  }

  return (
    <GamePage
      table={table}
      title="Pinball"
      running={playing}
      hud={[
        { label: 'Score', value: score, icon: 'star' },
        { label: 'Balls', value: ballsLeft, icon: 'ball' },
        { label: 'Best', value: best, icon: 'trophy' },
      ]}
      overlay={
        phase === 'menu' ? (
          <Overlay art={<Piece sheet={pinballArt} name="menu" />} title="Pinball">
            <p className="soft">Best Score: {best}</p>
            <BigButton icon="play" onPress={begin}>
              PLAY NOW
            </BigButton>
          </Overlay>
        ) : phase === 'over' ? (
          <OverOverlay
            title="Game Over"
            record={beaten ? 'NEW HIGH SCORE!' : null}
            score={{ label: 'Score', value: score }}
          >
            <p className="soft">Best: {best}</p>
            <BigButton icon="again" onPress={begin}>
              PLAY AGAIN
            </BigButton>
            <button type="button" className="btn quiet" onClick={() => game.play({ type: 'menu' })}>
              MAIN MENU
            </button>
          </OverOverlay>
        ) : null
      }
    >
      <Stage
        game={game}
        shows={table.shows}
        size={SIZE}
        sheet={pinballArt}
        draw={draw}
        fingers={fingers}
        label="Pinball table. Left and right arrow keys, A and D, or Space move the flippers."
      />
    </GamePage>
  );
}

/** Whether this round beat the best there was before it. */
function useBeaten(phase: 'menu' | 'playing' | 'over', score: number, best: number) {
  const before = useRef(best);
  useEffect(() => {
    if (phase !== 'over') before.current = best;
  }, [phase, best]);
  return phase === 'over' && score > before.current;
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
      const side = x < WIDTH / 2 ? 'left' : 'right';
      held.current.set(id, side);
      flip(true, side);
    },
    up: release,
    cancel: release,
  };
}
