import { useRef } from 'react';
import type { Cell, Direction } from '../../../core/grid';
import type { Finger, FingerHandlers } from '../../../kit/input/pointer';
import { middleOf, type SnakeBoard, SWIPE, towards } from '../rules/snake';

interface SnakeSession {
  readonly game: { readonly state: { readonly snake: readonly Cell[]; readonly board: SnakeBoard } };
}

/** A swipe turns, again and again without lifting; a tap turns from where the head is towards the tapped place. */
export function useSwipes({ game }: SnakeSession, turn: (direction: Direction) => void): FingerHandlers {
  const from = useRef<(Finger & { swiped: boolean }) | null>(null);
  return {
    down(finger) {
      from.current ??= { ...finger, swiped: false };
    },
    move(finger) {
      const start = from.current;
      if (start?.id !== finger.id) return;
      const [dx, dy] = [finger.x - start.x, finger.y - start.y];
      if (Math.hypot(dx, dy) < SWIPE) return;
      turn(towards(dx, dy));
      from.current = { ...finger, swiped: true };
    },
    up(finger) {
      const start = from.current;
      if (start?.id !== finger.id) return;
      from.current = null;
      const { snake, board } = game.state;
      const [head] = snake;
      if (start.swiped || !head) return;
      const { x, y } = middleOf(head, board);
      turn(towards(finger.x - x, finger.y - y));
    },
    cancel(finger) {
      if (from.current?.id === finger.id) from.current = null;
    },
  };
}
