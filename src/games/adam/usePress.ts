import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** A screen reader's press may arrive as a pointer and as a click; they are this close. */
const SAME_PRESS = 100;

/** Answers a finger when it touches; the click serves keyboards and switches, and never counts twice. */
export function usePress() {
  const touchedAt = useRef(Number.NEGATIVE_INFINITY);
  return (act: () => void) => ({
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      touchedAt.current = performance.now();
      act();
    },
    onClick(event: MouseEvent) {
      if (event.detail === 0 && performance.now() - touchedAt.current > SAME_PRESS) act();
    },
  });
}
