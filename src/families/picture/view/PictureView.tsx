import { useEffect, useRef } from 'react';

interface PictureViewProps {
  /** A PNG file. */
  readonly file: ArrayBuffer;
  readonly label: string;
  readonly className?: string | undefined;
}

/** Shows a stored picture. It is painted, as the page's security rules let in no image but those of the site. */
export function PictureView({ file, label, className }: PictureViewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let gone = false;
    createImageBitmap(new Blob([file], { type: 'image/png' }))
      .then((picture) => {
        if (!gone && canvas.current) paintOn(canvas.current, picture);
        picture.close();
      })
      .catch((error) => console.warn('A picture could not be shown', error));
    return () => {
      gone = true;
    };
  }, [file]);
  return <canvas ref={canvas} className={className} role="img" aria-label={label} />;
}

function paintOn(canvas: HTMLCanvasElement, picture: ImageBitmap) {
  Object.assign(canvas, { width: picture.width, height: picture.height });
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
}
