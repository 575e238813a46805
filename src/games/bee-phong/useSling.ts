import { useRef } from 'react';
import type { Game } from '../../core/game';
import { type Finger, type FingerHandlers, TAP_DISTANCE } from '../../kit/pointer';
import type { Meadow } from './meadow';
import type { Action, Cue, State } from './rules';

/** Pull back from anywhere on the meadow and let go; a press that stays where it is was only a tap. */
export function useSling(game: Game<State, Action, Cue, Meadow>): FingerHandlers {
  const held = useRef<{ from: Finger; moved: boolean } | null>(null);
  return {
    down(finger) {
      held.current ??= { from: finger, moved: false };
    },
    move(finger) {
      const hold = held.current;
      if (hold?.from.id !== finger.id) return;
      const by = { x: finger.x - hold.from.x, y: finger.y - hold.from.y };
      hold.moved ||= Math.hypot(by.x, by.y) >= TAP_DISTANCE;
      if (hold.moved) game.play({ type: 'pull', by });
    },
    up(finger) {
      const hold = held.current;
      if (hold?.from.id !== finger.id) return;
      held.current = null;
      // Without a pull there is nothing to launch: the bee was busy, or it was a tap.
      game.play({ type: hold.moved && game.state.pull ? 'launch' : 'poke' });
    },
    cancel(finger) {
      if (held.current?.from.id !== finger.id) return;
      held.current = null;
      game.play({ type: 'letGo' });
    },
  };
}
