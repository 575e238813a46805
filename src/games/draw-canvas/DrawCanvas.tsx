import { type ReactNode, useRef, useState } from 'react';
import wiggle from '../../kit/art/wiggle-peek.svg?url';
import { GamePage } from '../../kit/GamePage';
import { useKeys } from '../../kit/keys';
import { loadExtras } from '../../kit/loadExtras';
import { Piece } from '../../kit/Piece';
import { atTouch } from '../../kit/press';
import { useGame, useGameState } from '../../kit/useGame';
import { drawCanvasArt } from './art';
import styles from './draw-canvas.module.css';
import type { Sheet } from './drawSheet';
import { Paper } from './Paper';
import { COLORS, type Color, hintOf, rules, shapeOf } from './rules';
import { answers, effects } from './sounds';

const COLOR_NAMES = Object.keys(COLORS) as Color[];

export default function DrawCanvas() {
  const table = useGame(rules, undefined, { effects });
  const { game, perform } = table;
  const state = useGameState(game, (whole) => whole);
  const sheet = useRef<Sheet | null>(null);
  const [steps, setSteps] = useState({ back: false, forth: false });

  const undo = () => perform(sheet.current?.undo() ? answers.undone : answers.same);
  const redo = () => perform(sheet.current?.redo() ? answers.redone : answers.same);
  const clear = () => perform(sheet.current?.clear() ? answers.cleared : answers.same);
  useKeys({ KeyZ: undo, KeyY: redo });

  async function save() {
    perform(answers.saved);
    const picture = document.querySelector<HTMLCanvasElement>(`.${styles.picture}`);
    if (picture) (await loadExtras())?.savePicture(picture, 'my-picture.png');
  }

  return (
    <GamePage table={table} title="Draw Canvas" running={false} canPause={false}>
      <div className={styles.studio}>
        <div className={styles.easel}>
          <img className={styles.wiggle} src={wiggle} alt="" />
          <Paper
            game={game}
            sheet={sheet}
            perform={perform}
            onChange={() => {
              const [back, forth] = [sheet.current?.canUndo ?? false, sheet.current?.canRedo ?? false];
              // Most strokes change neither: then nothing is rendered.
              setSteps((old) => (old.back === back && old.forth === forth ? old : { back, forth }));
            }}
          />
          <p className={styles.hint} aria-live="polite">
            {hintOf(state)}
          </p>
        </div>
        <div className={styles.tools}>
          <Tool piece={`tool-${state.tool}`} pressed={!state.shapeMode} onPress={() => game.play({ type: 'mode' })}>
            {state.tool.toUpperCase()}
          </Tool>
          <Tool
            piece={`shape-${shapeOf(state)}`}
            label={`Shape: ${shapeOf(state)}`}
            pressed={state.shapeMode}
            onPress={() => game.play({ type: 'shape' })}
          />
          <Tool piece="tool-clear" label="Clear canvas" onPress={clear} />
          <Tool piece="tool-undo" label="Undo" disabled={!steps.back} onPress={undo} />
          <Tool piece="tool-redo" label="Redo" disabled={!steps.forth} onPress={redo} />
          <Tool piece="tool-save" label="Save picture" onClick={save} />
          <Tool piece="tool-print" label="Print picture" onClick={() => window.print()} />
        </div>
        <fieldset className={styles.colors}>
          <legend className="visuallyHidden">Colors</legend>
          {COLOR_NAMES.map((color) => (
            <button
              key={color}
              type="button"
              className={styles.swatch}
              aria-label={color}
              aria-pressed={color === state.color}
              style={{ background: COLORS[color] }}
              {...atTouch(() => game.play({ type: 'color', color }))}
            />
          ))}
        </fieldset>
      </div>
    </GamePage>
  );
}

interface ToolProps {
  readonly piece: keyof typeof drawCanvasArt.pieces;
  readonly label?: string;
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  readonly children?: ReactNode;
  onPress?(): void;
  /** For what a browser allows on a whole click only: files and printing. */
  onClick?(): void;
}

function Tool({ piece, label, pressed, disabled, children, onPress, onClick }: ToolProps) {
  return (
    <button
      type="button"
      className={`btn choice ${styles.tool} ${children ? styles.mode : ''} ${onClick ? styles.late : ''}`}
      aria-label={label}
      aria-pressed={pressed}
      aria-disabled={disabled || undefined}
      {...(onPress ? atTouch(onPress) : { onClick })}
    >
      <Piece sheet={drawCanvasArt} name={piece} />
      {children}
    </button>
  );
}
