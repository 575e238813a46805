import { sizeWithin, THUMBNAIL } from '../rules/album';

/** This thread, as seen from inside: the same shape as a worker seen from the page. */
const page = globalThis as unknown as Pick<Worker, 'onmessage' | 'postMessage'>;

async function encode(picture: ImageBitmap, width: number, height: number): Promise<ArrayBuffer> {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height);
  return (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer();
}

page.onmessage = async ({ data: picture }: MessageEvent<ImageBitmap>) => {
  const little = sizeWithin(picture, THUMBNAIL);
  try {
    const file = await encode(picture, picture.width, picture.height);
    const small = await encode(picture, little.width, little.height);
    page.postMessage({ file, small }, [file, small]);
  } catch {
    // No drawing here, as in older Safari: the page does it itself.
    page.postMessage(null);
  }
  picture.close();
};
