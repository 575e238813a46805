import type { Pen, Picture } from './pen';
import { CALLS, NUMBERS, PATH_CALLS, WORDS } from './strokes';

/** What strokes name for the first time: sent ahead of them. */
export interface News {
  readonly words: readonly string[];
  readonly pictures: readonly ImageBitmap[];
}

export interface Recorder {
  readonly pen: Pen;
  /** Starts a new painting; these numbers stand at its beginning. */
  begin(...head: number[]): void;
  /** What was written, to be looked at before the next painting begins. */
  strokes(): Float32Array;
  /** What is new in it, if anything. */
  news(): News | null;
}

/** Instead of the count of its numbers a stroke has one of these, where it sets a value: to a number or to a word. */
export const SET_NUMBER = -1;
export const SET_WORD = -2;

/** No stroke has more numbers than this. */
const MOST_NUMBERS = 16;

/**
 * A pen that writes down what it is told, for another thread to paint. A stroke is the number of its name, the count
 * of its numbers, and these.
 */
export function createRecorder(): Recorder {
  const words = createNumbers((word: string) => word);
  const pictures = createNumbers(copyOf);
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
    strokes[length++] = pictures.of(picture);
    strokes[length++] = x;
    strokes[length++] = y;
    strokes[length++] = width;
    strokes[length++] = height;
    strokes[length++] = angle;
    strokes[length++] = alpha;
    strokes[length++] = scaleX;
    strokes[length++] = scaleY;
  };
  const pen: Record<string, unknown> = { stamp };
  for (const call of [...CALLS, ...PATH_CALLS, 'dash']) {
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
    begin(...head) {
      strokes.set(head);
      length = head.length;
    },
    strokes: () => strokes.subarray(0, length),
    news() {
      const fresh = { words: words.news(), pictures: pictures.news() };
      return fresh.words.length + fresh.pictures.length > 0 ? fresh : null;
    },
  };
}

function copyOf(picture: Picture): ImageBitmap {
  const copy = new OffscreenCanvas(picture.width, picture.height);
  copy.getContext('2d')?.drawImage(picture, 0, 0);
  return copy.transferToImageBitmap();
}

/** Numbers things from 0 on, and keeps what is to be sent of the new ones. */
function createNumbers<Thing, Sent>(send: (thing: Thing) => Sent) {
  const known = new Map<Thing, number>();
  let fresh: Sent[] = [];
  return {
    of(thing: Thing): number {
      let number = known.get(thing);
      if (number === undefined) {
        number = known.size;
        known.set(thing, number);
        fresh.push(send(thing));
      }
      return number;
    },
    news() {
      const sent = fresh;
      if (sent.length > 0) fresh = [];
      return sent;
    },
  };
}
