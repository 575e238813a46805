import { useEffect, useRef } from 'react';
import type { Direction } from '../../../core/grid';
import { directionKeys, useKeys } from '../../../kit/input/keys';

/** Held arrow keys (or W, A, S, D) as -1, 0 or 1 each way. */
export function useSteering(playing: boolean, steer: (x: number, y: number) => void) {
  const held = useRef(new Set<Direction>());
  const latest = useRef(steer);

  function tell() {
    const is = (direction: Direction) => Number(held.current.has(direction));
    latest.current(is('RIGHT') - is('LEFT'), is('DOWN') - is('UP'));
  }
  const press = directionKeys((direction) => {
    held.current.add(direction);
    tell();
  });
  const release = directionKeys((direction) => {
    held.current.delete(direction);
    tell();
  });
  // Space does nothing here, but it would scroll the page down to what stands below the game.
  useKeys(playing ? { ...press, Space: () => {} } : {}, release);

  useEffect(() => {
    latest.current = steer;
  });
}
