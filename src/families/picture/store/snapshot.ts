import type { Size } from '../../../core/geometry';
import { makePicture } from '../../../kit/stage/pen';
import { sizeWithin, THUMBNAIL } from '../rules/album';

/** A picture as PNG files: whole, and small for the fridge. */
export interface Snapshot extends Size {
  readonly file: ArrayBuffer;
  readonly small: ArrayBuffer;
}

type Files = Pick<Snapshot, 'file' | 'small'>;

let worker: Worker | null = null;
/** Snapshots are made one after the other: answers come in the order of the questions. */
let last: Promise<unknown> = Promise.resolve();

function encodeElsewhere(picture: ImageBitmap): Promise<Files | null> {
  worker ??= new Worker(new URL('./encode.worker.ts', import.meta.url), { type: 'module' });
  const encoder = worker;
  return new Promise((done) => {
    encoder.onmessage = ({ data }: MessageEvent<Files | null>) => done(data);
    encoder.onerror = () => {
      worker = null;
      done(null);
    };
    encoder.postMessage(picture, [picture]);
  });
}

async function encodeHere(canvas: HTMLCanvasElement, { width, height }: Size): Promise<ArrayBuffer> {
  const copy = makePicture(width, height, (context) => context.drawImage(canvas, 0, 0, width, height));
  const blob = await new Promise<Blob | null>((done) => copy.toBlob(done));
  if (!blob) throw new Error('No picture could be made');
  return blob.arrayBuffer();
}

async function filesOf(canvas: HTMLCanvasElement, picture: ImageBitmap | null): Promise<Files> {
  const made = picture && (await encodeElsewhere(picture));
  if (made) return made;
  const [whole, little] = [canvas, sizeWithin(canvas, THUMBNAIL)];
  return { file: await encodeHere(canvas, whole), small: await encodeHere(canvas, little) };
}

/** What is on a canvas at this moment. Another thread makes the files: so much work would hold up fingers. */
export async function takeSnapshot(canvas: HTMLCanvasElement): Promise<Snapshot> {
  const { width, height } = canvas;
  const picture = 'OffscreenCanvas' in window ? await createImageBitmap(canvas) : null;
  const files = last.then(() => filesOf(canvas, picture));
  last = files.catch(() => {});
  return { width, height, ...(await files) };
}
