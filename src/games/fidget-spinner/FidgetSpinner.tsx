import { useEffect, useRef, useState } from 'react';
import { BarButton } from '../../kit/BarButton';
import { GamePage } from '../../kit/GamePage';
import { useKeys } from '../../kit/keys';
import { Piece } from '../../kit/Piece';
import type { Finger, FingerHandlers } from '../../kit/pointer';
import { keepFocus } from '../../kit/press';
import { Stage } from '../../kit/Stage';
import { useGame, useGameState } from '../../kit/useGame';
import { fidgetSpinnerArt } from './art';
import { createDraw, unitOf } from './draw';
import styles from './fidget-spinner.module.css';
import { rules, spinsOf } from './rules';
import { effects } from './sounds';
import { neighbor, type SpinnerStyle, STYLES } from './styles';

export default function FidgetSpinner() {
  const table = useGame(rules, undefined, { effects });
  const { game } = table;
  const [draw] = useState(createDraw);
  const size = useRef({ width: 1, height: 1 });
  const style = useGameState(game, (state) => state.style);
  const spins = useGameState(game, spinsOf);
  const topSpeed = useGameState(game, (state) => Math.round(state.topSpeed));
  const spinning = useGameState(game, (state) => state.speed !== 0);

  // On a small phone the row slides: the chosen one is always in sight.
  const row = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    row.current?.querySelector(`[name="${style.id}"]`)?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [style]);

  const push = () => game.play({ type: 'push' });
  const stop = () => game.play({ type: 'stop' });
  const pick = (chosen: SpinnerStyle) => game.play({ type: 'pick', style: chosen });
  const [before, after] = [() => pick(neighbor(style, -1)), () => pick(neighbor(style, 1))];
  useKeys({
    Space: push,
    Enter: push,
    KeyP: stop,
    ArrowLeft: before,
    ArrowUp: before,
    ArrowRight: after,
    ArrowDown: after,
  });

  /** From the middle of the spinner, in its units. */
  function placeOf({ id, x, y }: Finger) {
    const { width, height } = size.current;
    const unit = unitOf(width, height);
    return { finger: id, x: (x - width / 2) / unit, y: (y - height / 2) / unit };
  }
  const fingers: FingerHandlers = {
    down: (finger) => game.play({ type: 'grab', ...placeOf(finger) }),
    move: (finger) => game.play({ type: 'drag', ...placeOf(finger) }),
    up: ({ id }) => game.play({ type: 'release', finger: id }),
    cancel: ({ id }) => game.play({ type: 'cancel', finger: id }),
  };

  return (
    <GamePage
      table={table}
      title="Fidget Spinner"
      running={spinning}
      canPause={false}
      hud={[
        { label: 'Spins', value: spins, icon: 'again' },
        { label: 'Top Speed', value: topSpeed, icon: 'star' },
      ]}
      buttons={<BarButton label="Pause" icon="pause" onPress={stop} />}
      controls={
        <fieldset ref={row} className={styles.styles} aria-label="Spinner styles">
          {STYLES.map((each) => (
            <button
              key={each.id}
              type="button"
              name={each.id}
              className="btn choice"
              aria-pressed={each === style}
              {...keepFocus}
              onClick={() => pick(each)}
            >
              <Piece sheet={fidgetSpinnerArt} name={each.shape} />
              {each.name}
            </button>
          ))}
        </fieldset>
      }
    >
      <Stage
        game={game}
        size="fill"
        sheet={fidgetSpinnerArt}
        draw={draw}
        onSize={(width, height) => {
          size.current = { width, height };
        }}
        fingers={fingers}
        label="Fidget spinner. Space or Enter pushes it, the arrow keys change its style, P stops it."
      />
    </GamePage>
  );
}
