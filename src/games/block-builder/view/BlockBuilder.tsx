import { type MouseEvent, useEffect, useRef, useState } from 'react';
import type { Direction } from '../../../core/grid';
import { AlbumLink } from '../../../families/picture/view/AlbumLink';
import { PrintButton } from '../../../families/picture/view/PrintButton';
import { savePicture } from '../../../families/picture/view/savePicture';
import { useKeeping } from '../../../families/picture/view/useKeeping';
import { directionKeys, ifNotHeld, useKeys } from '../../../kit/input/keys';
import type { Finger } from '../../../kit/input/pointer';
import { atLift } from '../../../kit/input/press';
import { useScreenResize } from '../../../kit/input/useScreenResize';
import type { Watched } from '../../../kit/session/session';
import { useGame } from '../../../kit/session/useGame';
import { useGameState } from '../../../kit/session/useGameState';
import { Stage } from '../../../kit/stage/Stage';
import { BigButton } from '../../../kit/ui/BigButton';
import { GamePage } from '../../../kit/ui/GamePage';
import { Overlay } from '../../../kit/ui/Overlay';
import { Piece } from '../../../kit/ui/Piece';
import { sheet } from '../art/sheet';
import { card } from '../game';
import { COLOR_IDS, canUndo, rules, type State, wholeOf } from '../rules/rules';
import { parseBlocks } from '../rules/saved';
import styles from './block-builder.module.css';
import { createDraw } from './draw';
import { effects } from './effects';

const stickers = () => import('../stickers');

const [LEFT_BUTTON, RIGHT_BUTTON] = [0, 2];

const windowSize = () => ({ width: window.innerWidth, height: window.innerHeight });

export default function BlockBuilder() {
  const session = useGame(rules, windowSize(), { effects, stickers });
  const [draw] = useState(createDraw);
  const playing = useGameState(session, ({ phase }) => phase === 'playing');
  const board = useGameState(session, (state) => state.board);
  const count = useGameState(session, ({ blocks }) => blocks.length);
  const colorId = useGameState(session, (state) => state.colorId);
  const erasing = useGameState(session, (state) => state.erasing);
  const undoable = useGameState(session, canUndo);
  /** One finger builds; others that rest on the screen do nothing. */
  const builder = useRef<number | null>(null);

  const keeping = useKeeping(session, {
    game: card.path,
    canvas: pictureCanvas,
    making: () => wholeOf(session.game.state),
    isEmpty: () => wholeOf(session.game.state).length === 0,
    hasBegun: () => session.game.state.phase === 'playing',
    goOn: (making) => void session.play({ type: 'go-on', blocks: parseBlocks(making) }),
  });
  useOnBuild(session, keeping.changed);

  useScreenResize(() => session.play({ type: 'resize', ...windowSize() }));

  const cellOf = ({ x, y }: Finger) => ({ x: Math.floor(x / board.size), y: Math.floor(y / board.size) });
  function letGo({ id }: Finger) {
    if (builder.current !== id) return;
    builder.current = null;
    session.play({ type: 'release' });
  }

  const undo = () => void session.play({ type: 'undo' });
  const cursor = () => session.game.state.cursor ?? { x: Math.floor(board.columns / 2), y: Math.floor(board.rows / 2) };
  /** For those who do not see where the keys have come to. */
  function tellPlace() {
    const { x, y } = cursor();
    const block = session.game.state.blocks.find((each) => each.x === x && each.y === y);
    session.playEffect({ say: `Row ${y + 1}, column ${x + 1}: ${block?.colorId ?? 'empty'}` });
  }
  function move(direction: Direction) {
    session.play({ type: 'move', direction });
    tellPlace();
  }
  function placeHere() {
    session.play({ type: 'press', ...cursor(), byKey: true });
    tellPlace();
  }
  function eraseHere() {
    session.play({ type: 'press', ...cursor(), erase: true, byKey: true });
    session.play({ type: 'release' });
    tellPlace();
  }
  useKeys(
    playing
      ? {
          ...directionKeys(move),
          Space: ifNotHeld(placeHere),
          Backspace: eraseHere,
          Delete: eraseHere,
          KeyZ: undo,
        }
      : {},
    { Space: () => session.play({ type: 'release' }) },
  );

  return (
    <GamePage
      session={session}
      title={card.name}
      goal="Build whatever you like!"
      running={false}
      canPause={false}
      overlay={keeping.panel ?? (!playing && <Intro begin={() => session.play({ type: 'begin' })} />)}
      buttons={
        <>
          {playing && <PrintButton />}
          <AlbumLink ref={keeping.album} />
        </>
      }
      controls={
        playing && (
          <div className={styles.desk} data-below>
            <p className={styles.count}>
              Blocks placed: <b>{count}</b>
            </p>
            <fieldset className={styles.palette}>
              <legend className="visuallyHidden">Colors</legend>
              {COLOR_IDS.map((id) => (
                <button
                  key={id}
                  type="button"
                  className={styles.color}
                  aria-label={id}
                  aria-pressed={id === colorId && !erasing}
                  data-spot={id}
                  {...atLift(() => session.play({ type: 'color', colorId: id }))}
                >
                  <Piece sheet={sheet} name={`block-${id}`} />
                </button>
              ))}
            </fieldset>
            <div className={styles.tools}>
              <Tool
                piece="eraser"
                label="Eraser"
                pressed={erasing}
                {...atLift(() => session.play({ type: 'eraser' }))}
              />
              <Tool piece="tool-undo" label="Undo" disabled={!undoable} {...atLift(undo)} />
              <Tool piece="tool-keep" label="Keep in the album" onClick={keeping.keep} />
              <Tool piece="tool-save" label="Save picture" onClick={save} />
              {/* Apart from Undo, and only when a finger lifts on it: no wrist is to wipe a castle. */}
              <Tool
                piece="tool-clear"
                label="Clear all"
                className={styles.apart}
                disabled={count === 0}
                {...atLift(() => session.play({ type: 'clear' }))}
              />
            </div>
          </div>
        )
      }
    >
      <Piece className={styles.crane} sheet={sheet} name="crane" />
      <div className={styles.board}>
        <Stage
          session={session}
          size={{ width: board.columns * board.size, height: board.rows * board.size }}
          sheet={sheet}
          draw={draw}
          label="Building grid. Move with the arrow keys, Space places a block, Backspace erases it."
          fingers={{
            down(finger) {
              const erase = finger.button === RIGHT_BUTTON || undefined;
              if (builder.current !== null || !(erase || finger.button === LEFT_BUTTON)) return;
              builder.current = finger.id;
              session.play({ type: 'press', ...cellOf(finger), erase });
            },
            move(finger) {
              if (builder.current === finger.id) session.play({ type: 'drag', ...cellOf(finger) });
            },
            up: letGo,
            cancel: letGo,
          }}
        />
      </div>
    </GamePage>
  );
}

const pictureCanvas = () => document.querySelector<HTMLCanvasElement>(`.${styles.board} canvas`);

const save = () => savePicture(pictureCanvas(), 'my-blocks.png');

/** Calls back whenever blocks come or go. */
function useOnBuild({ game }: Watched<State>, built: () => void) {
  useEffect(() => {
    let { blocks } = game.state;
    return game.subscribe(() => {
      if (game.state.blocks === blocks) return;
      blocks = game.state.blocks;
      built();
    });
  }, [game, built]);
}

function Intro({ begin }: { begin: () => void }) {
  return (
    <Overlay art={<Piece sheet={sheet} name="menu" />} title="How to Play">
      <ul className={styles.how}>
        <li>Choose a color</li>
        <li>Tap or click to place blocks</li>
        <li>Desktop: click and drag to draw, right-click to erase</li>
        <li>Mobile: touch and drag to draw</li>
      </ul>
      <BigButton icon="play" onPress={begin}>
        Start Building
      </BigButton>
    </Overlay>
  );
}

interface ToolProps {
  readonly piece: keyof typeof sheet.pieces;
  readonly label: string;
  readonly className?: string | undefined;
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  onPointerDown?(event: { button: number }): void;
  onClick(event: MouseEvent): void;
}

function Tool({ piece, label, className = '', pressed, disabled, ...handlers }: ToolProps) {
  return (
    <button
      type="button"
      className={`btn choice ${styles.tool} ${className}`}
      aria-label={label}
      aria-pressed={pressed}
      aria-disabled={disabled || undefined}
      {...handlers}
    >
      <Piece sheet={sheet} name={piece} />
    </button>
  );
}
