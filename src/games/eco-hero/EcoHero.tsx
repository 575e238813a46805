import { type CSSProperties, useRef, useState } from 'react';
import type { Size } from '../../core/scatter';
import { useDrag } from '../../kit/drag';
import { GamePage } from '../../kit/GamePage';
import { Icon } from '../../kit/Icon';
import { Overlay } from '../../kit/Overlay';
import { Piece } from '../../kit/Piece';
import { Popups } from '../../kit/Popups';
import type { Finger } from '../../kit/pointer';
import { Stage } from '../../kit/Stage';
import { useGame, useGameState } from '../../kit/useGame';
import { ecoHeroArt } from './art';
import { Beach } from './Beach';
import { createDraw } from './draw';
import styles from './eco-hero.module.css';
import { explain } from './items';
import { roomOf } from './layout';
import { rules } from './rules';
import { effects } from './sounds';
import { itemAt, showsOverlay } from './state';
import { Twins } from './Twins';

export default function EcoHero() {
  const [screen, setScreen] = useState<Size>({ width: window.innerWidth, height: window.innerHeight - 160 });
  const table = useGame(rules, roomOf(screen), { effects });
  const { game } = table;
  const [draw] = useState(createDraw);
  const score = useGameState(game, (state) => state.score);
  const correct = useGameState(game, (state) => state.correct);
  const wrong = useGameState(game, (state) => state.wrong);
  const hint = useGameState(game, (state) => state.hint);
  const size = useGameState(game, (state) => state.size);
  const won = useGameState(game, showsOverlay);
  const measured = useRef(false);

  function resize(width: number, height: number) {
    const room = roomOf({ width, height });
    setScreen({ width, height });
    // The first round waits for the true size of the stage; later sizes only move what is there.
    if (measured.current) game.play({ type: 'resize', size: room });
    else game.restart(room);
    measured.current = true;
  }
  const at = ({ x, y }: Finger) => ({ x: (x / screen.width) * size.width, y: (y / screen.height) * size.height });
  const pick = (finger: Finger) => itemAt(game.state, at(finger));
  const drag = useDrag<number>({
    pick,
    grab: (id, finger) => game.play({ type: 'grab', id, ...at(finger) }),
    drag: (id, finger) => game.play({ type: 'drag', id, ...at(finger) }),
    drop: (id) => game.play({ type: 'drop', id }),
    cancel: (id) => game.play({ type: 'cancel', id }),
    // The item is chosen since it was grabbed.
    tap: () => {},
  });
  const fingers = {
    ...drag,
    down(finger: Finger) {
      // Beside the items the press itself is the answer: nothing is carried away from there.
      if (pick(finger) === null) game.play({ type: 'touch', ...at(finger) });
      drag.down?.(finger);
    },
  };

  return (
    <GamePage
      table={table}
      title="Eco Hero"
      running={false}
      canPause={false}
      hud={[
        { label: 'Score', value: score, icon: 'trophy' },
        { label: 'Correct', value: correct, icon: 'star' },
        { label: 'Wrong', value: wrong, icon: 'again' },
      ]}
      overlay={
        won && (
          <Overlay art={<Heroes />} title="Eco Hero">
            <p className="soft">The Earth says thank you!</p>
            <p className={styles.score}>Score: {score}</p>
            <button
              type="button"
              className={`btn primary big ${styles.again}`}
              onClick={() => game.restart(roomOf(screen))}
            >
              <Icon name="again" />
              Save Earth Again
            </button>
          </Overlay>
        )
      }
    >
      <Beach size={size} tide={correct} />
      <Stage
        game={game}
        size="fill"
        sheet={ecoHeroArt}
        draw={draw}
        onSize={resize}
        fingers={fingers}
        label="A beach and three bins. Choose an item, then its bin."
      >
        <div className={styles.layer} style={{ '--unit': `${screen.width / size.width}px` } as CSSProperties}>
          <div className={styles.words}>
            <Piece key={correct} sheet={ecoHeroArt} name="earth" className={styles.earth} />
            <p key={hint ?? 'instruction'} data-hint={hint !== null || undefined}>
              {hint ? explain(hint) : 'Drag each item to the right bin!'}
            </p>
          </div>
          <Twins game={game} />
        </div>
        <Popups shows={table.shows} {...size} />
      </Stage>
    </GamePage>
  );
}

/** Framed in its own measure: the panel may be of another shape, and beside it on the sheet other pictures begin. */
function Heroes() {
  return (
    <svg viewBox="0 0 330 220" aria-hidden="true">
      <Piece sheet={ecoHeroArt} name="menu" />
    </svg>
  );
}
