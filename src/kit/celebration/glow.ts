import type { Celebrate } from '../session/effects';

/** A calm game's confetti: the edge of the play area glows for as long, quietly. Returns a way to end it. */
export function showGlow(canvas: HTMLCanvasElement, celebrate: Celebrate): () => void {
  const ms = typeof celebrate === 'number' ? celebrate : celebrate.ms;
  const end = () => void delete canvas.dataset.glow;
  canvas.style.setProperty('--glows-for', `${ms}ms`);
  canvas.dataset.glow = '';
  const timer = setTimeout(end, ms);
  return () => {
    clearTimeout(timer);
    end();
  };
}
