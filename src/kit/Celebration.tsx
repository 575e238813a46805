import { useEffect, useRef } from 'react';
import { prefersStill } from './motion';
import type { Shows } from './shows';
import { currentPalette } from './theme/palette';

/** The confetti's code comes when the game has been ready for a while, or at the first celebration. */
const loadConfetti = () => import('./confetti');
const IDLE = 1500;

/** Confetti over the play area, in the theme's colors; none where less motion is wanted. */
export function Celebration({ shows }: { shows: Shows }) {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    let stop: (() => void) | null = null;
    let gone = false;
    const early = setTimeout(() => loadConfetti().catch(() => {}), IDLE);
    const unwatch = shows.watch(async ({ celebrate }) => {
      if (!celebrate || prefersStill()) return;
      const { confetti1, confetti2, confetti3, confetti4, confetti5 } = currentPalette();
      const { ms, colors } =
        typeof celebrate === 'number'
          ? { ms: celebrate, colors: [confetti1, confetti2, confetti3, confetti4, confetti5] }
          : celebrate;
      const confetti = await loadConfetti().catch(() => null);
      if (gone || !canvas.current || !confetti) return;
      stop?.();
      stop = confetti.throwConfetti(canvas.current, ms, colors);
    });
    return () => {
      gone = true;
      clearTimeout(early);
      unwatch();
      stop?.();
    };
  }, [shows]);

  return <canvas ref={canvas} className="celebration" aria-hidden="true" />;
}
