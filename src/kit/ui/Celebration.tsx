import { useEffect, useRef } from 'react';
import { isCalm } from '../family/calm';
import { loadLate } from '../late';
import type { EffectBus } from '../session/effectBus';
import { prefersStill } from './motion';

/** Confetti over the play area, in the theme's colors; where less motion is wanted it lies still, and a calm game glows instead. It ends with the round. */
export function Celebration({ effectBus }: { effectBus: EffectBus }) {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    let stop: (() => void) | null = null;
    /** Confetti that was asked for before this is not thrown any more. */
    let turn = 0;
    function end() {
      turn += 1;
      stop?.();
      stop = null;
    }
    const unwatch = effectBus.watch(async ({ celebrate }) => {
      if (!celebrate) return;
      const asked = turn;
      const parts = await loadLate(() => import('../celebration/parts'), 'confetti');
      if (asked !== turn || !canvas.current || !parts) return;
      end();
      const show = isCalm() ? parts.showGlow : prefersStill() ? parts.layConfetti : parts.throwConfetti;
      stop = show(canvas.current, celebrate);
    });
    const unlisten = effectBus.onCelebrationEnd(end);
    return () => {
      unwatch();
      unlisten();
      end();
    };
  }, [effectBus]);

  return <canvas ref={canvas} className="celebration fades" aria-hidden="true" />;
}
