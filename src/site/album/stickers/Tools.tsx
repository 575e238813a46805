import { keepFocus } from '../../../kit/input/press';
import { Icon } from '../../../kit/ui/Icon';
import { SCENES, type SceneName } from '../rules/book';
import styles from './book.module.css';
import { SCENE_LOOKS } from './scenes';

/** Shapes that only this page needs, on the grid of all icons. */
const SHAPES = {
  turn: 'M26 8V15H19M25 15A10.5 10.5 0 1 0 26 20',
  larger: 'M16 6V26M6 16H26',
  smaller: 'M6 16H26',
  back: 'M16 4V17M10 12L16 18L22 12M5 20V26Q5 28 7 28H25Q27 28 27 26V20',
} as const;

const Shape = ({ name }: { name: keyof typeof SHAPES }) => (
  <svg className="i" viewBox="0 0 32 32" aria-hidden="true">
    <path d={SHAPES[name]} />
  </svg>
);

interface ScenePickerProps {
  readonly scene: SceneName;
  pick(scene: SceneName): void;
}

export const ScenePicker = ({ scene, pick }: ScenePickerProps) => (
  <div className={styles.scenes}>
    {SCENES.map((name) => (
      <button
        key={name}
        type="button"
        className={styles.scene}
        aria-label={SCENE_LOOKS[name].label}
        aria-pressed={name === scene}
        onClick={() => pick(name)}
      >
        <img src={SCENE_LOOKS[name].picture} alt="" width="1600" height="1000" draggable={false} />
      </button>
    ))}
  </div>
);

export interface StickerActs {
  turn(): void;
  larger(): void;
  smaller(): void;
  back(): void;
}

interface ToolsProps {
  /** What can be done with the chosen sticker of the page, if one is. */
  readonly acts: StickerActs | null;
  readonly busy: boolean;
  print(): void;
  keep(): void;
}

/** What one finger can do with a sticker, and with the whole page. */
export const Tools = ({ acts, busy, print, keep }: ToolsProps) => (
  <div className={styles.tools} data-acts={acts ? '' : undefined}>
    {acts && (
      <>
        <button type="button" className="btn round" aria-label="Turn" {...keepFocus} onClick={acts.turn}>
          <Shape name="turn" />
        </button>
        <button type="button" className="btn round" aria-label="Larger" {...keepFocus} onClick={acts.larger}>
          <Shape name="larger" />
        </button>
        <button type="button" className="btn round" aria-label="Smaller" {...keepFocus} onClick={acts.smaller}>
          <Shape name="smaller" />
        </button>
        <button type="button" className="btn round" aria-label="Back to the tray" {...keepFocus} onClick={acts.back}>
          <Shape name="back" />
        </button>
      </>
    )}
    <div className={styles.pageTools}>
      <button
        type="button"
        className="btn round primary"
        aria-label="Keep as a picture"
        aria-disabled={busy || undefined}
        {...keepFocus}
        onClick={() => busy || keep()}
      >
        <Icon name="heart" />
      </button>
      <button
        type="button"
        className="btn round"
        aria-label="Print"
        aria-disabled={busy || undefined}
        {...keepFocus}
        onClick={() => busy || print()}
      >
        <Icon name="print" />
      </button>
    </div>
  </div>
);
