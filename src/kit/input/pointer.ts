import type { PointerEvent as ReactPointerEvent } from 'react';
import { useEffect, useRef } from 'react';

/** A press that moved less than this was a tap. */
export const TAP_DISTANCE = 10;

/** One finger, pen or mouse on a play area. */
export interface Finger {
  readonly id: number;
  /** In the units of the play area. */
  readonly x: number;
  readonly y: number;
  /** Milliseconds of the page's clock. */
  readonly time: number;
  readonly button: number;
}

export interface FingerHandlers {
  down?(finger: Finger): void;
  move?(finger: Finger): void;
  /** A finger lifted where it was. */
  up?(finger: Finger): void;
  /** A finger taken away by the system: whatever it held goes back. */
  cancel?(finger: Finger): void;
}

/**
 * Every finger on its own. Acts on the press; a finger that went down here is followed wherever
 * it goes and always lets go (lifted, cancelled by the system, or the page left).
 */
export function useFingers(
  handlers: FingerHandlers,
  toUnits: (clientX: number, clientY: number) => { x: number; y: number },
) {
  const current = useRef({ handlers, toUnits });
  const held = useRef(new Map<number, Finger>());
  useEffect(() => {
    current.current = { handlers, toUnits };
  });

  useEffect(() => {
    const fingers = held.current;
    function letGoOfAll() {
      for (const finger of [...fingers.values()]) {
        fingers.delete(finger.id);
        current.current.handlers.cancel?.(finger);
      }
    }
    window.addEventListener('blur', letGoOfAll);
    document.addEventListener('visibilitychange', letGoOfAll);
    return () => {
      window.removeEventListener('blur', letGoOfAll);
      document.removeEventListener('visibilitychange', letGoOfAll);
    };
  }, []);

  const fingerOf = (event: ReactPointerEvent): Finger => ({
    id: event.pointerId,
    ...current.current.toUnits(event.clientX, event.clientY),
    time: event.timeStamp,
    button: event.button,
  });

  function release(event: ReactPointerEvent, how: 'up' | 'cancel') {
    if (!held.current.delete(event.pointerId)) return;
    current.current.handlers[how]?.(fingerOf(event));
  }

  return {
    onPointerDown(event: ReactPointerEvent) {
      // Buttons laid over the play area answer for themselves.
      if ((event.target as Element).closest('button, a')) return;
      try {
        event.currentTarget.setPointerCapture(event.pointerId);
      } catch {
        // The finger is already gone again: its cancel follows.
      }
      const finger = fingerOf(event);
      held.current.set(finger.id, finger);
      current.current.handlers.down?.(finger);
    },
    onPointerMove(event: ReactPointerEvent) {
      if (!held.current.has(event.pointerId)) return;
      const finger = fingerOf(event);
      held.current.set(finger.id, finger);
      current.current.handlers.move?.(finger);
    },
    onPointerUp: (event: ReactPointerEvent) => release(event, 'up'),
    onPointerCancel: (event: ReactPointerEvent) => release(event, 'cancel'),
    onLostPointerCapture: (event: ReactPointerEvent) => release(event, 'cancel'),
  };
}
