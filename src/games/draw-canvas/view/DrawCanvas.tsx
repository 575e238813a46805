import { type ReactNode, useRef, useState } from 'react';
import type { Size } from '../../../core/geometry';
import { AlbumLink } from '../../../families/picture/view/AlbumLink';
import { PrintButton } from '../../../families/picture/view/PrintButton';
import { savePicture } from '../../../families/picture/view/savePicture';
import { useKeeping } from '../../../families/picture/view/useKeeping';
import wiggle from '../../../kit/art/wiggle-peek.svg?url';
import { useKeys } from '../../../kit/input/keys';
import { atLift, atTouch } from '../../../kit/input/press';
import { useGame } from '../../../kit/session/useGame';
import { useGameState } from '../../../kit/session/useGameState';
import { GamePage } from '../../../kit/ui/GamePage';
import { Piece } from '../../../kit/ui/Piece';
import { sheet as art } from '../art/sheet';
import { card } from '../game';
import { type Action, COLORS, type Color, hintOf, rules, shapeOf } from '../rules/rules';
import styles from './draw-canvas.module.css';
import type { Sheet } from './drawSheet';
import { answers, effects } from './effects';
import { Paper } from './Paper';
import paper from './paper.module.css';

const stickers = () => import('../stickers');

const resize = (size: Size): Action => ({ type: 'resize', ...size });

const pictureCanvas = () => document.querySelector<HTMLCanvasElement>(`canvas.${paper.picture}`);

const COLOR_NAMES = Object.keys(COLORS) as Color[];

export default function DrawCanvas() {
  const session = useGame(rules, undefined, { effects, stickers, resize });
  const { playEffect } = session;
  // By parts: a stroke changes none of them, so nothing is rendered.
  const chosen = useGameState(session, ({ color }) => color);
  const tool = useGameState(session, (state) => state.tool);
  const shapeMode = useGameState(session, (state) => state.shapeMode);
  const shape = useGameState(session, shapeOf);
  const hint = useGameState(session, hintOf);
  const sheet = useRef<Sheet | null>(null);
  const [steps, setSteps] = useState({ back: false, forth: false });
  const isBlank = () => sheet.current?.isBlank ?? true;
  const keeping = useKeeping(session, {
    game: card.path,
    canvas: pictureCanvas,
    // The picture says everything.
    making: () => null,
    isEmpty: isBlank,
    hasBegun: () => !isBlank(),
    goOn: (_, picture) => sheet.current?.show(picture),
  });

  const undo = () => playEffect(sheet.current?.undo() ? answers.undone : answers.same);
  const redo = () => playEffect(sheet.current?.redo() ? answers.redone : answers.same);
  const clear = () => playEffect(sheet.current?.clear() ? answers.cleared : answers.same);
  useKeys({ KeyZ: undo, KeyY: redo });

  function save() {
    playEffect(answers.saved);
    savePicture(pictureCanvas(), 'my-picture.png');
  }

  return (
    <GamePage
      session={session}
      title={card.name}
      goal="Draw whatever you like!"
      running={false}
      canPause={false}
      overlay={keeping.panel}
      buttons={
        <>
          <PrintButton />
          <AlbumLink ref={keeping.album} />
        </>
      }
    >
      <div className={styles.studio}>
        <div className={styles.easel}>
          <img className={styles.wiggle} src={wiggle} alt="" />
          <Paper
            session={session}
            sheet={sheet}
            onPaint={keeping.changed}
            onChange={() => {
              const [back, forth] = [sheet.current?.canUndo ?? false, sheet.current?.canRedo ?? false];
              // Most strokes change neither: then nothing is rendered.
              setSteps((old) => (old.back === back && old.forth === forth ? old : { back, forth }));
            }}
          />
          <p className={styles.hint} aria-live="polite">
            {hint}
          </p>
        </div>
        <div className={styles.tools}>
          <Tool piece={`tool-${tool}`} pressed={!shapeMode} onPress={() => session.play({ type: 'mode' })}>
            {tool.toUpperCase()}
          </Tool>
          <Tool
            piece={`shape-${shape}`}
            label={`Shape: ${shape}`}
            pressed={shapeMode}
            onPress={() => session.play({ type: 'shape' })}
          />
          <Tool piece="tool-clear" label="Clear canvas" onPress={clear} />
          <Tool piece="tool-undo" label="Undo" disabled={!steps.back} onPress={undo} />
          <Tool piece="tool-redo" label="Redo" disabled={!steps.forth} onPress={redo} />
          <Tool piece="tool-keep" label="Keep in the album" onClick={keeping.keep} />
          <Tool piece="tool-save" label="Save picture" onClick={save} />
        </div>
        <fieldset className={styles.colors}>
          <legend className="visuallyHidden">Colors</legend>
          {COLOR_NAMES.map((color) => (
            <button
              key={color}
              type="button"
              className={styles.swatch}
              aria-label={color}
              aria-pressed={color === chosen}
              style={{ background: COLORS[color] }}
              {...atTouch(() => session.play({ type: 'color', color }))}
            />
          ))}
        </fieldset>
      </div>
    </GamePage>
  );
}

interface ToolProps {
  readonly piece: keyof typeof art.pieces;
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
      {...(onPress ? atLift(onPress) : { onClick })}
    >
      <Piece sheet={art} name={piece} />
      {children}
    </button>
  );
}
