import { makePicture } from '../../../kit/stage/pen';

/** Gives the picture on a canvas to the child as a PNG file. */
export function savePicture(canvas: HTMLCanvasElement | null, name: string): void {
  if (!canvas) return;
  // What another thread has painted can be copied from its canvas, but not asked for.
  const copy = makePicture(canvas.width, canvas.height, (context) => context.drawImage(canvas, 0, 0));
  copy.toBlob((blob) => {
    if (blob) giveFile(blob, name);
  });
}

/** Hands a file out, as a download. */
export function giveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The style sheet of each game says what of its page goes on paper: the picture alone. */
export const printPicture = () => window.print();
