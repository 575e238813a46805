import { useLayoutEffect, useRef } from 'react';
import type { Size } from '../../../core/geometry';
import { useNoGestures } from '../../../kit/input/noGestures';
import { type Finger, useFingers } from '../../../kit/input/pointer';
import type { GameSession } from '../../../kit/session/session';
import { roomFor } from '../rules/scatter';
import type { ThingAction, Things } from '../rules/things';

/** The element on which things lie: it tells the game its size and what fingers do. */
export function useField<State extends Things, Target extends string, Cue>(
  { game, play, drawnBy }: GameSession<State, ThingAction<Target>, Cue, Size>,
  { leastWidth, ample }: { readonly leastWidth: number; readonly ample?: number },
) {
  const ref = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const field = ref.current;
    if (!field) return;
    let measured = false;
    function measure() {
      const { clientWidth: width = 0, clientHeight: height = 0 } = field ?? {};
      if (width * height === 0) return;
      const size = roomFor({ width, height }, leastWidth, ample);
      // The first round waits for the true size; later sizes only move what is there.
      if (measured) game.play({ type: 'resize', size });
      else game.restart(size);
      measured = true;
    }
    // At once, so that nothing is seen in the wrong place.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(field);
    return () => observer.disconnect();
  }, [game, leastWidth, ample]);

  useNoGestures(ref);
  const send =
    (type: 'grab' | 'drag' | 'drop' | 'cancel') =>
    ({ id, x, y }: Finger) =>
      void play({ type, finger: id, x, y }, { whilePaused: true });
  const boundsOf = () => ref.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
  const fingers = useFingers(
    { down: send('grab'), move: send('drag'), up: send('drop'), cancel: send('cancel') },
    (clientX, clientY) => {
      const { size } = game.state;
      const { left, top, width, height } = boundsOf();
      return { x: ((clientX - left) / width) * size.width, y: ((clientY - top) / height) * size.height };
    },
  );

  useLayoutEffect(() =>
    drawnBy(({ x, y }) => {
      const { size } = game.state;
      const { left, top, width, height } = boundsOf();
      return { x: left + (x / size.width) * width, y: top + (y / size.height) * height };
    }),
  );

  return { ref, ...fingers };
}
