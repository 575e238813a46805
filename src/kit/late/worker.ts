import { wipe } from '../stage/paper';
import { type Pen, penFor } from '../stage/pen';
import type { News } from './recorder';
import { replay } from './replay';

/** This thread, as seen from inside: the same shape as a worker seen from the page. */
const page = globalThis as unknown as Pick<Worker, 'onmessage' | 'postMessage'>;
const words: string[] = [];
const pictures: ImageBitmap[] = [];
const { port1: later, port2: bell } = new MessageChannel();
let canvas: OffscreenCanvas;
let context: OffscreenCanvasRenderingContext2D | null = null;
let pen: Pen;
let due: Float32Array | null = null;
let isFirst = true;

page.onmessage = ({ data }: MessageEvent<OffscreenCanvas | News | Float32Array>) => {
  if (data instanceof Float32Array) {
    // Rung behind all that has come already: where painting is slow, only the latest painting is made.
    if (!due) later.postMessage(null);
    due = data;
  } else if ('words' in data) {
    words.push(...data.words);
    pictures.push(...data.pictures);
  } else {
    canvas = data;
    context = canvas.getContext('2d');
    if (context) pen = penFor(context, (number: number) => pictures[number]);
  }
};

bell.onmessage = () => {
  if (!context || !due) return;
  const strokes = due;
  const [, width = 0, height = 0, density = 1] = strokes;
  // Before anything can go wrong: one bad painting must not be the last.
  due = null;
  wipe(canvas, context, width, height, density);
  replay(pen, strokes, words);
  if (!isFirst) return;
  isFirst = false;
  page.postMessage('painted');
};

page.postMessage(new OffscreenCanvas(1, 1).getContext('2d') !== null);
