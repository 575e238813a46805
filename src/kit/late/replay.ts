import type { Pen } from '../stage/pen';
import { HEAD, SET_NUMBER, SET_WORD } from './recorder';

/** Paints what a recorder wrote down. */
export function replay(pen: Pen, strokes: Float32Array, words: readonly string[]): void {
  const calls = pen as unknown as Record<string, (...values: number[]) => void>;
  const values = pen as unknown as Record<string, number | string | undefined>;
  const end = strokes[0] ?? 0;
  for (let at = HEAD; at < end; ) {
    const name = words[strokes[at++] ?? 0] ?? '';
    const count = strokes[at++] ?? 0;
    if (count === SET_NUMBER) values[name] = strokes[at++];
    else if (count === SET_WORD) values[name] = words[strokes[at++] ?? 0];
    else {
      calls[name]?.(...strokes.subarray(at, at + count));
      at += count;
    }
  }
}
