import { grow, move, type Page, type Placed, shrink, turn } from '../rules/book';

/** An arrow key moves a sticker by this part of the page. */
const STEP = 0.02;

const WAYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

interface Key {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** What a key does with a sticker; null says that it is not for it. */
export function changeOf(pressed: Key, placed: Placed): ((page: Page) => Page) | 'takeOff' | null {
  // Those of the browser stay the browser's: a larger page, a new load.
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null;
  const { key, x, y } = placed;
  const way = WAYS[pressed.key];
  if (way) return (page) => move(page, key, { x: x + way[0], y: y + way[1] });
  switch (pressed.key) {
    case 'r':
    case 'R':
      return (page) => turn(page, key, pressed.shiftKey ? -1 : 1);
    case '+':
    case '=':
      return (page) => grow(page, key);
    case '-':
    case '_':
      return (page) => shrink(page, key);
    case 'Delete':
    case 'Backspace':
      return 'takeOff';
    default:
      return null;
  }
}
