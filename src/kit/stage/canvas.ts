/** Something the browser lacks and a page cannot do without. Its message names the words for it (see site/static/sharedMarkup.tsx). */
export class Missing extends Error {}

/** What paints on a canvas. Without it a board would stay blank, so there is none. */
export function contextOf(canvas: HTMLCanvasElement, options?: CanvasRenderingContext2DSettings) {
  const context = canvas.getContext('2d', options);
  if (!context) throw new Missing('no-canvas');
  return context;
}
