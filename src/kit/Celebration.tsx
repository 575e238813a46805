import { useEffect, useRef } from 'react';
import { loadExtras } from './loadExtras';
import { prefersStill } from './motion';
import type { Shows } from './shows';

/** Confetti over the play area, in the theme's colors; none where less motion is wanted. */
export function Celebration({ shows }: { shows: Shows }) {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    let stop: (() => void) | null = null;
    let gone = false;
    const unwatch = shows.watch(async ({ celebrate }) => {
      if (!celebrate || prefersStill()) return;
      const extras = await loadExtras();
      if (gone || !canvas.current || !extras) return;
      stop?.();
      stop = extras.throwConfetti(canvas.current, celebrate);
    });
    return () => {
      gone = true;
      unwatch();
      stop?.();
    };
  }, [shows]);

  return <canvas ref={canvas} className="celebration" aria-hidden="true" />;
}
