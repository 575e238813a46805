import { useRef } from 'react';
import { type Finger, type FingerHandlers, TAP_DISTANCE, TAP_TIME } from './pointer';

export interface DragHandlers<Thing> {
  /** What lies under the finger, or null. */
  pick(finger: Finger): Thing | null;
  grab(thing: Thing, finger: Finger): void;
  drag(thing: Thing, finger: Finger): void;
  drop(thing: Thing, finger: Finger): void;
  /** The drag was taken away: the thing goes back to where it was. */
  cancel(thing: Thing): void;
  /** It was a tap: first tap the thing, then tap the place. `thing` is null beside every thing. */
  tap(thing: Thing | null, finger: Finger): void;
}

/**
 * Dragging with a tap alternative. One finger owns one thing until it lets go; several fingers may
 * drag several things, never the same one.
 */
export function useDrag<Thing>(handlers: DragHandlers<Thing>): FingerHandlers {
  const held = useRef(new Map<number, { thing: Thing | null; from: Finger; moved: boolean }>());

  return {
    down(finger) {
      const thing = handlers.pick(finger);
      const taken = thing !== null && [...held.current.values()].some((other) => other.thing === thing);
      held.current.set(finger.id, { thing: taken ? null : thing, from: finger, moved: taken });
      if (thing !== null && !taken) handlers.grab(thing, finger);
    },
    move(finger) {
      const hold = held.current.get(finger.id);
      if (!hold) return;
      if (Math.hypot(finger.x - hold.from.x, finger.y - hold.from.y) >= TAP_DISTANCE) hold.moved = true;
      if (hold.thing !== null) handlers.drag(hold.thing, finger);
    },
    up(finger) {
      const hold = held.current.get(finger.id);
      held.current.delete(finger.id);
      if (!hold) return;
      if (!hold.moved && finger.time - hold.from.time < TAP_TIME) {
        if (hold.thing !== null) handlers.cancel(hold.thing);
        handlers.tap(hold.thing, finger);
      } else if (hold.thing !== null) handlers.drop(hold.thing, finger);
    },
    cancel(finger) {
      const hold = held.current.get(finger.id);
      held.current.delete(finger.id);
      if (hold && hold.thing !== null) handlers.cancel(hold.thing);
    },
  };
}
