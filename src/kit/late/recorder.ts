import type { Pen, Picture } from '../stage/pen';
import { CALLS, type Call, NUMBERS, PATH_CALLS, WORDS } from './strokes';

/** What strokes name for the first time: sent ahead of them. */
export interface News {
  readonly words: readonly string[];
  readonly pictures: readonly ImageBitmap[];
}

export interface Recorder {
  readonly pen: Pen;
  /** Starts a new painting of this size. */
  begin(width: number, height: number, density: number): void;
  /** What was written (see HEAD), to be looked at before the next painting begins. */
  strokes(): Float32Array;
  /** What is new in it, if anything. */
  news(): News | null;
}

/** Instead of the count of its numbers a stroke has one of these, where it sets a value: to a number or to a word. */
export const SET_NUMBER = -1;
export const SET_WORD = -2;

/** So many numbers stand before the strokes: where the strokes end, and the width, height and density of the painting. */
export const HEAD = 4;

/** Calls that always take two numbers, and often come: these are written down without making a list of them. */
const PAIRS: readonly Call[] = ['translate', 'scale', 'moveTo', 'lineTo'];

/** No stroke has more numbers than this. */
const MOST_NUMBERS = 16;

/**
 * A pen that writes down what it is told, for another thread to paint. A stroke is the number of its name, the count
 * of its numbers, and these.
 */
export function createRecorder(): Recorder {
  let fresh: { readonly words: string[]; readonly pictures: ImageBitmap[] } | null = null;
  const ahead = () => {
    fresh ??= { words: [], pictures: [] };
    return fresh;
  };
  const words = createNumbers((word: string) => ahead().words.push(word));
  const pictures = createNumbers((picture: Picture) => ahead().pictures.push(copyOf(picture)));
  let strokes = new Float32Array(1024);
  let length = 0;

  /** Room for a stroke, and its name and count. */
  function open(name: number, count: number) {
    if (length + MOST_NUMBERS > strokes.length) {
      const longer = new Float32Array(strokes.length * 2);
      longer.set(strokes);
      strokes = longer;
    }
    strokes[length++] = name;
    strokes[length++] = count;
  }

  // By hand, for this is most of what is painted.
  const stampName = words.of('stamp');
  const stamp: Pen['stamp'] = (picture, x, y, width, height, angle, alpha, scaleX, scaleY) => {
    open(stampName, 9);
    const at = length;
    strokes[at] = pictures.of(picture);
    strokes[at + 1] = x;
    strokes[at + 2] = y;
    strokes[at + 3] = width;
    strokes[at + 4] = height;
    strokes[at + 5] = angle;
    strokes[at + 6] = alpha;
    strokes[at + 7] = scaleX;
    strokes[at + 8] = scaleY;
    length = at + 9;
  };
  const pen: Record<string, unknown> = { stamp };
  for (const call of PAIRS) {
    const name = words.of(call);
    pen[call] = (x: number, y: number) => {
      open(name, 2);
      strokes[length] = x;
      strokes[length + 1] = y;
      length += 2;
    };
  }
  for (const call of [...CALLS, ...PATH_CALLS, 'dash']) {
    if (call in pen) continue;
    const name = words.of(call);
    pen[call] = (...values: number[]) => {
      open(name, values.length);
      for (let at = 0; at < values.length; at++) strokes[length++] = values[at] as number;
    };
  }
  const setter = (value: string, kind: number, numberOf: (it: never) => number) => {
    const name = words.of(value);
    Object.defineProperty(pen, value, {
      set(it: never) {
        open(name, kind);
        strokes[length++] = numberOf(it);
      },
    });
  };
  for (const value of NUMBERS) setter(value, SET_NUMBER, (it: number) => it);
  for (const value of WORDS) setter(value, SET_WORD, words.of);

  return {
    pen: pen as unknown as Pen,
    begin(width, height, density) {
      strokes[1] = width;
      strokes[2] = height;
      strokes[3] = density;
      length = HEAD;
    },
    strokes() {
      // Cut to its length it would not be sent any faster.
      strokes[0] = length;
      return strokes;
    },
    news() {
      const sent = fresh;
      fresh = null;
      return sent;
    },
  };
}

function copyOf(picture: Picture): ImageBitmap {
  const copy = new OffscreenCanvas(picture.width, picture.height);
  copy.getContext('2d')?.drawImage(picture, 0, 0);
  return copy.transferToImageBitmap();
}

/** Numbers things from 0 on, and tells of each new one. */
function createNumbers<Thing>(tell: (thing: Thing) => void) {
  const known = new Map<Thing, number>();
  return {
    of(thing: Thing): number {
      let number = known.get(thing);
      if (number === undefined) {
        number = known.size;
        known.set(thing, number);
        tell(thing);
      }
      return number;
    },
  };
}
