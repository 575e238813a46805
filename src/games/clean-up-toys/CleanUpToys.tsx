import { useRef, useState } from 'react';
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
import { cleanUpToysArt } from './art';
import styles from './clean-up-toys.module.css';
import { createDraw } from './draw';
import { roomOf } from './layout';
import { Room } from './Room';
import { rules } from './rules';
import { effects } from './sounds';
import { Twins } from './Twins';
import { showsPanel, tidyCount, toyAt } from './toys';

export default function CleanUpToys() {
  const [screen, setScreen] = useState<Size>({ width: window.innerWidth, height: window.innerHeight - 240 });
  const table = useGame(rules, roomOf(screen), { effects });
  const { game } = table;
  const [draw] = useState(createDraw);
  const score = useGameState(game, (state) => state.score);
  const count = useGameState(game, tidyCount);
  const total = useGameState(game, (state) => state.toys.length);
  const size = useGameState(game, (state) => state.size);
  const over = useGameState(game, showsPanel);
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
  const pick = (finger: Finger) => toyAt(game.state, at(finger));
  const drag = useDrag<number>({
    pick,
    grab: (id, finger) => game.play({ type: 'grab', id, ...at(finger) }),
    drag: (id, finger) => game.play({ type: 'drag', id, ...at(finger) }),
    drop: (id) => game.play({ type: 'drop', id }),
    cancel: (id) => game.play({ type: 'cancel', id }),
    // The toy is chosen since it was grabbed.
    tap: () => {},
  });
  const fingers = {
    ...drag,
    down(finger: Finger) {
      // Beside the toys the press itself is the answer: nothing is carried away from there.
      if (pick(finger) === null) game.play({ type: 'touch', ...at(finger) });
      drag.down?.(finger);
    },
  };
  const help = () => game.play({ type: 'help' });

  return (
    <GamePage
      table={table}
      title="Clean Up Toys"
      running={false}
      canPause={false}
      hud={[
        { label: 'Score', value: score, icon: 'star' },
        { label: 'Toys', value: `${count}/${total}`, icon: 'ball' },
      ]}
      controls={
        <button
          type="button"
          className={`btn primary ${styles.help}`}
          disabled={count === total}
          onPointerDown={(event) => event.button === 0 && help()}
          onClick={(event) => event.detail === 0 && help()}
        >
          <Piece sheet={cleanUpToysArt} name="mommy" />
          Mommy Help!
        </button>
      }
      overlay={
        over && (
          <Overlay art={<Cheer />} title="Great Job">
            <p className="soft">All the toys are home!</p>
            <p className={styles.score}>Score: {score}</p>
            <button type="button" className="btn primary big" onClick={() => game.restart(roomOf(screen))}>
              <Icon name="again" />
              New Game
            </button>
          </Overlay>
        )
      }
    >
      <Room size={size} />
      <Stage
        game={game}
        size="fill"
        sheet={cleanUpToysArt}
        draw={draw}
        onSize={resize}
        fingers={fingers}
        label="Toys and a basket. Choose a toy, then the basket."
      >
        <Twins game={game} />
        <Popups shows={table.shows} {...size} />
      </Stage>
    </GamePage>
  );
}

/** Framed in its own measure: the panel may be of another shape, and beside it on the sheet other pictures begin. */
function Cheer() {
  return (
    <svg viewBox="0 0 330 220" aria-hidden="true">
      <Piece sheet={cleanUpToysArt} name="menu" />
    </svg>
  );
}
