import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { BigButton } from '../../kit/BigButton';
import { GamePage } from '../../kit/GamePage';
import { directionKeys, ifNotHeld, useKeys } from '../../kit/keys';
import { loadExtras } from '../../kit/loadExtras';
import { Overlay } from '../../kit/Overlay';
import { Piece } from '../../kit/Piece';
import type { Finger } from '../../kit/pointer';
import { atTouch } from '../../kit/press';
import { Stage } from '../../kit/Stage';
import { useGame, useGameState } from '../../kit/useGame';
import { blockBuilderArt } from './art';
import styles from './block-builder.module.css';
import { createDraw } from './draw';
import { COLORS, type ColorId, canUndo, rules } from './rules';
import { effects } from './sounds';

const COLOR_IDS = Object.keys(COLORS) as ColorId[];
const [LEFT_BUTTON, RIGHT_BUTTON] = [0, 2];

const windowSize = () => ({ width: window.innerWidth, height: window.innerHeight });

export default function BlockBuilder() {
  const table = useGame(rules, windowSize(), { effects });
  const { game } = table;
  const [draw] = useState(createDraw);
  const playing = useGameState(game, ({ phase }) => phase === 'playing');
  const board = useGameState(game, (state) => state.board);
  const count = useGameState(game, ({ blocks }) => blocks.length);
  const colorId = useGameState(game, (state) => state.colorId);
  const erasing = useGameState(game, (state) => state.erasing);
  const undoable = useGameState(game, canUndo);
  /** One finger builds; others that rest on the screen do nothing. */
  const builder = useRef<number | null>(null);

  useEffect(() => {
    const resized = () => void game.play({ type: 'resize', ...windowSize() });
    window.addEventListener('resize', resized);
    return () => window.removeEventListener('resize', resized);
  }, [game]);

  const cellOf = ({ x, y }: Finger) => ({ x: Math.floor(x / board.size), y: Math.floor(y / board.size) });
  function letGo({ id }: Finger) {
    if (builder.current !== id) return;
    builder.current = null;
    game.play({ type: 'release' });
  }

  const undo = () => void game.play({ type: 'undo' });
  const cursor = () => game.state.cursor ?? { x: Math.floor(board.columns / 2), y: Math.floor(board.rows / 2) };
  function eraseHere() {
    game.play({ type: 'press', ...cursor(), erase: true, byKey: true });
    game.play({ type: 'release' });
  }
  useKeys(
    playing
      ? {
          ...directionKeys((direction) => game.play({ type: 'move', direction })),
          Space: ifNotHeld(() => game.play({ type: 'press', ...cursor(), byKey: true })),
          Backspace: eraseHere,
          Delete: eraseHere,
          KeyZ: undo,
        }
      : {},
    { Space: () => game.play({ type: 'release' }) },
  );

  return (
    <GamePage
      table={table}
      title="Block Builder"
      running={false}
      canPause={false}
      overlay={!playing && <Intro begin={() => game.play({ type: 'begin' })} />}
      controls={
        playing && (
          <div className={styles.desk}>
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
                  {...atTouch(() => game.play({ type: 'color', colorId: id }))}
                >
                  <Piece sheet={blockBuilderArt} name={`block-${id}`} />
                </button>
              ))}
            </fieldset>
            <div className={styles.tools}>
              <Tool piece="eraser" label="Eraser" pressed={erasing} {...atTouch(() => game.play({ type: 'eraser' }))} />
              <Tool piece="tool-undo" label="Undo" disabled={!undoable} {...atTouch(undo)} />
              <Tool
                piece="tool-clear"
                label="Clear all"
                disabled={count === 0}
                {...atTouch(() => game.play({ type: 'clear' }))}
              />
              <Tool piece="tool-save" label="Save picture" onClick={save} />
              <Tool piece="tool-print" label="Print picture" onClick={() => window.print()} />
            </div>
          </div>
        )
      }
    >
      <Piece className={styles.crane} sheet={blockBuilderArt} name="crane" />
      <div className={styles.board}>
        <Stage
          game={game}
          size={{ width: board.columns * board.size, height: board.rows * board.size }}
          sheet={blockBuilderArt}
          draw={draw}
          label="Building grid. Move with the arrow keys, Space places a block, Backspace erases it."
          fingers={{
            down(finger) {
              const erase = finger.button === RIGHT_BUTTON || undefined;
              if (builder.current !== null || !(erase || finger.button === LEFT_BUTTON)) return;
              builder.current = finger.id;
              game.play({ type: 'press', ...cellOf(finger), erase });
            },
            move(finger) {
              if (builder.current === finger.id) game.play({ type: 'drag', ...cellOf(finger) });
            },
            up: letGo,
            cancel: letGo,
          }}
        />
      </div>
    </GamePage>
  );
}

async function save() {
  const picture = document.querySelector<HTMLCanvasElement>(`.${styles.board} canvas`);
  if (picture) (await loadExtras())?.savePicture(picture, 'my-blocks.png');
}

function Intro({ begin }: { begin: () => void }) {
  return (
    <Overlay art={<Piece sheet={blockBuilderArt} name="menu" />} title="How to Play">
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
  readonly piece: keyof typeof blockBuilderArt.pieces;
  readonly label: string;
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  onPointerDown?(event: { button: number }): void;
  onClick(event: MouseEvent): void;
}

function Tool({ piece, label, pressed, disabled, ...handlers }: ToolProps) {
  return (
    <button
      type="button"
      className={`btn choice ${styles.tool}`}
      aria-label={label}
      aria-pressed={pressed}
      aria-disabled={disabled || undefined}
      {...handlers}
    >
      <Piece sheet={blockBuilderArt} name={piece} />
    </button>
  );
}
