import { useRef } from 'react';
import type { Point } from '../../../core/geometry';
import { type Finger, type FingerHandlers, TAP_DISTANCE } from '../../../kit/input/pointer';
import type { SlingAction } from '../rules/sling';

interface SlingSession {
  readonly game: { readonly state: { readonly pull: Point | null } };
  play(action: SlingAction): boolean;
}

/** Pull from anywhere and let go; a press that stays where it is, or that cannot pull just now, was a tap. */
export function useSling(session: SlingSession): FingerHandlers {
  const held = useRef<Finger>(null);
  return {
    down(finger) {
      held.current ??= finger;
    },
    move(finger) {
      const from = held.current;
      if (from?.id !== finger.id) return;
      const by = { x: finger.x - from.x, y: finger.y - from.y };
      if (session.game.state.pull || Math.hypot(by.x, by.y) >= TAP_DISTANCE) session.play({ type: 'pull', by });
    },
    up(finger) {
      if (held.current?.id !== finger.id) return;
      held.current = null;
      session.play(session.game.state.pull ? { type: 'launch' } : { type: 'tap', at: finger });
    },
    cancel(finger) {
      if (held.current?.id !== finger.id) return;
      held.current = null;
      session.play({ type: 'pull', by: null });
    },
  };
}
