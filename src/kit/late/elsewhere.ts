import type { Paper } from '../stage/paper';
import { createRecorder } from './recorder';

/**
 * Without a graphics card Chromium paints every pixel on the thread that asked for it, and a slow tablet then has no
 * time left for fingers. Other browsers do not, or are not known to show what another thread has painted.
 */
const canPaintElsewhere = () =>
  'userAgentData' in navigator && 'transferControlToOffscreen' in HTMLCanvasElement.prototype;

/**
 * Has a canvas painted by a thread of its own from now on. A canvas that was painted here cannot change hands, so a
 * new one takes its place, as soon as the thread is there: until then, and where none comes, all stays as it is.
 * Returns how to let the thread go.
 */
export function moveElsewhere(canvas: HTMLCanvasElement, moved: (paper: Paper) => void): () => void {
  if (!canPaintElsewhere()) return () => {};
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data: canPaint }) => {
    if (!canPaint) return worker.terminate();
    const fresh = canvas.cloneNode() as HTMLCanvasElement;
    const surface = fresh.transferControlToOffscreen();
    worker.postMessage(surface, [surface]);
    // The first painting is there: nobody sees the change.
    worker.onmessage = () => canvas.replaceWith(fresh);
    moved(paperElsewhere(worker));
  };
  worker.onerror = (event) => console.warn('Painting goes on without a thread of its own', event.message);
  return () => worker.terminate();
}

function paperElsewhere(worker: Worker): Paper {
  const { pen, begin, strokes, news } = createRecorder();
  return {
    begin(width, height, density) {
      begin(width, height, density);
      return pen;
    },
    end() {
      const fresh = news();
      if (fresh) worker.postMessage(fresh, [...fresh.pictures]);
      worker.postMessage(strokes());
    },
  };
}
