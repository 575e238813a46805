import { useRef } from 'react';
import type { Game } from '../../core/game';
import { type Finger, type FingerHandlers, TAP_DISTANCE } from '../../kit/pointer';
import { type Action, type Cue, launchVector, type State } from './rules';

/** Drag back or flick up from anywhere on the lane; a press that stays where it is was a tap. */
export function useAim(game: Game<State, Action, Cue, number>): FingerHandlers {
  const held = useRef<{ from: Finger; moved: boolean } | null>(null);
  return {
    down(finger) {
      held.current ??= { from: finger, moved: false };
    },
    move(finger) {
      const hold = held.current;
      if (hold?.from.id !== finger.id) return;
      hold.moved ||= Math.hypot(finger.x - hold.from.x, finger.y - hold.from.y) >= TAP_DISTANCE;
      if (hold.moved) game.play({ type: 'aim', vector: launchVector(hold.from, finger) });
    },
    up(finger) {
      const hold = held.current;
      if (hold?.from.id !== finger.id) return;
      held.current = null;
      game.play(
        hold.moved
          ? { type: 'launch', vector: launchVector(hold.from, finger) }
          : { type: 'tap', at: { x: finger.x, y: finger.y } },
      );
    },
    cancel(finger) {
      if (held.current?.from.id !== finger.id) return;
      held.current = null;
      game.play({ type: 'letGo' });
    },
  };
}
