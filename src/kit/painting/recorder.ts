import type { Pen, Picture } from './pen';

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

/**
 * A pen that writes down what it is told, for another thread to paint. A stroke is the number of its name, the count
 * of its numbers, and these.
 */
export function createRecorder(): Recorder {
  const words = createNumbers((word: string) => word);
  const pictures = createNumbers(copyOf);
  let strokes = new Float32Array(1024);
  let length = 0;

  function write(name: string, count: number, values: readonly number[]) {
    if (length + values.length + 2 > strokes.length) {
      const longer = new Float32Array(strokes.length * 2);
      longer.set(strokes);
      strokes = longer;
    }
    strokes[length++] = words.of(name);
    strokes[length++] = count;
    for (let at = 0; at < values.length; at++) strokes[length++] = values[at] as number;
  }

  const call =
    (name: string) =>
    (...values: number[]) =>
      write(name, values.length, values);
  const stamp = call('stamp');
  const calls: Record<string, unknown> = {
    stamp: (picture: Picture, ...how: number[]) => stamp(pictures.of(picture), ...how),
  };
  const pen = new Proxy(calls, {
    get(known, name: string) {
      known[name] ??= call(name);
      return known[name];
    },
    set(_, name: string, value: number | string) {
      if (typeof value === 'string') write(name, SET_WORD, [words.of(value)]);
      else write(name, SET_NUMBER, [value]);
      return true;
    },
  });

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
