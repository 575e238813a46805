import { useEffect, useRef, useState } from 'react';
import { useKeys } from '../../../kit/input/keys';
import type { Finger, FingerHandlers } from '../../../kit/input/pointer';
import { keepFocus } from '../../../kit/input/press';
import { useGame } from '../../../kit/session/useGame';
import { useGameState } from '../../../kit/session/useGameState';
import { Stage } from '../../../kit/stage/Stage';
import { BarButton } from '../../../kit/ui/BarButton';
import { GamePage } from '../../../kit/ui/GamePage';
import { Piece } from '../../../kit/ui/Piece';
import { sheet } from '../art/sheet';
import { card } from '../game';
import { SPOTS, unitOf, VIEW } from '../rules/layout';
import { rules, spinsOf } from '../rules/rules';
import { neighbor, type SpinnerStyle, STYLES } from '../rules/styles';
import { createDraw } from './draw';
import { effects } from './effects';
import styles from './fidget-spinner.module.css';

const stickers = () => import('../stickers');

export default function FidgetSpinner() {
  const session = useGame(rules, undefined, { effects, stickers });
  const [draw] = useState(createDraw);
  const style = useGameState(session, (state) => state.style);
  const spins = useGameState(session, spinsOf);
  const topSpeed = useGameState(session, (state) => Math.round(state.topSpeed));
  const spinning = useGameState(session, (state) => state.speed !== 0);

  // On a small phone the row slides: the chosen one is always in sight.
  const row = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    row.current?.querySelector(`[name="${style.id}"]`)?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [style]);

  const push = () => session.play({ type: 'push' });
  const stop = () => session.play({ type: 'stop' });
  const pick = (chosen: SpinnerStyle) => session.play({ type: 'pick', style: chosen });
  /** By the keys of the play area, whose focus stays there: who does not see it hears what is chosen. */
  const step = (places: number) => () => {
    const chosen = neighbor(style, places);
    pick(chosen);
    session.playEffect({ say: chosen.name });
  };
  const [before, after] = [step(-1), step(1)];
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
    const { width, height } = session.size;
    const unit = unitOf(width, height);
    return { finger: id, x: (x - width / 2) / unit, y: (y - height / 2) / unit };
  }
  const fingers: FingerHandlers = {
    down: (finger) => session.play({ type: 'grab', ...placeOf(finger) }),
    move: (finger) => session.play({ type: 'drag', ...placeOf(finger) }),
    up: ({ id }) => session.play({ type: 'release', finger: id }),
    cancel: ({ id }) => session.play({ type: 'cancel', finger: id }),
  };

  return (
    <GamePage
      session={session}
      title={card.name}
      goal="Give it a push, and watch it spin!"
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
              <Piece sheet={sheet} name={each.shape} />
              {each.name}
            </button>
          ))}
        </fieldset>
      }
    >
      <Stage
        session={session}
        size="fill"
        sheet={sheet}
        draw={draw}
        fingers={fingers}
        label="Fidget spinner. Space or Enter pushes it, the arrow keys change its style, P stops it."
      >
        <Spots />
      </Stage>
    </GamePage>
  );
}

/** Where the hand of a hint goes: nothing to be seen or touched, and as large as the picture of the spinner. */
function Spots() {
  return (
    <svg className={styles.spots} viewBox={`${-VIEW / 2} ${-VIEW / 2} ${VIEW} ${VIEW}`} aria-hidden="true">
      {Object.entries(SPOTS).map(([name, { x, y }]) => (
        <circle key={name} data-spot={name} cx={x} cy={y} r="1" />
      ))}
    </svg>
  );
}
