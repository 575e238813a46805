import { useRef } from 'react';
import type { Cell, Direction } from '../../../core/grid';
import type { Finger, FingerHandlers } from '../../../kit/input/pointer';
import { type Crawling, holds, SWIPE, towards, turnTo } from '../rules/snake';

interface SnakeSession<State> {
  readonly game: { readonly state: State };
}

/**
 * A swipe turns, again and again without lifting; one that begins at the head leads the snake after the finger. A tap
 * turns from where the head is towards the tapped place.
 */
export function useSwipes<State extends Crawling>(
  { game }: SnakeSession<State>,
  turn: (direction: Direction) => void,
  foodOf: (state: State) => readonly Cell[],
): FingerHandlers {
  const from = useRef<(Finger & { swiped: boolean; leads: boolean }) | null>(null);
  const wayTo = (finger: Finger) => turnTo(game.state, finger, foodOf(game.state));
  return {
    down(finger) {
      from.current ??= { ...finger, swiped: false, leads: holds(game.state, finger) };
    },
    move(finger) {
      const start = from.current;
      if (start?.id !== finger.id) return;
      const [dx, dy] = [finger.x - start.x, finger.y - start.y];
      if (Math.hypot(dx, dy) < SWIPE) return;
      turn((start.leads && wayTo(finger)) || towards(dx, dy));
      from.current = { ...finger, swiped: true, leads: start.leads };
    },
    up(finger) {
      const start = from.current;
      if (start?.id !== finger.id) return;
      from.current = null;
      if (start.swiped) return;
      const way = wayTo(finger);
      if (way) turn(way);
    },
    cancel(finger) {
      if (from.current?.id === finger.id) from.current = null;
    },
  };
}
