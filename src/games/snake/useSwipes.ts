import { useRef } from 'react';
import type { Game } from '../../core/game';
import type { Direction } from '../../core/grid';
import type { Finger, FingerHandlers } from '../../kit/pointer';
import type { SnakeBoard } from './board';
import type { Action, Cue } from './rules';
import type { State } from './state';

/** So far must a finger go for a swipe, in stage units. */
const SWIPE = 18;

function towards(dx: number, dy: number): Direction {
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 'RIGHT' : 'LEFT';
  return dy > 0 ? 'DOWN' : 'UP';
}

/** A swipe turns the snake, again and again without lifting; a tap sends it towards the tapped place. */
export function useSwipes(
  game: Game<State, Action, Cue, SnakeBoard>,
  turn: (direction: Direction) => void,
): FingerHandlers {
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
      const head = game.state.snake[0];
      if (start.swiped || !head) return;
      const { cell } = game.state.board;
      turn(towards(finger.x - (head.x + 0.5) * cell, finger.y - (head.y + 0.5) * cell));
    },
    cancel(finger) {
      if (from.current?.id === finger.id) from.current = null;
    },
  };
}
