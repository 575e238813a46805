import { type PointerEvent, useRef } from 'react';
import { clamp } from '../../../core/geometry';
import { type Direction, STEP } from '../../../core/grid';

/** A tile pulled this far of its way goes on by itself. A finger that slipped less than this was a tap. */
const ENOUGH = 0.35;

interface Hold {
  readonly pointer: number;
  readonly tile: HTMLElement;
  readonly direction: Direction;
  readonly x: number;
  readonly y: number;
  moved: boolean;
  /** How far the tile is on its way, 0 to 1. */
  share: number;
}

/** Fingers on tiles: a tap sends a tile on its way, a drag takes it along, only ever towards the empty slot. */
export function useSlide() {
  const hold = useRef<Hold | null>(null);

  /** Where the tile is between two slots; no render per move. */
  function place({ tile, direction, share }: Hold) {
    tile.style.setProperty('--pull-x', String(STEP[direction].x * share));
    tile.style.setProperty('--pull-y', String(STEP[direction].y * share));
  }

  function letGo({ pointerId }: PointerEvent): Hold | null {
    const held = hold.current;
    if (held?.pointer !== pointerId) return null;
    hold.current = null;
    delete held.tile.dataset.held;
    place({ ...held, share: 0 });
    return held;
  }

  return {
    onPointerDown({ pointerId, clientX, clientY, currentTarget }: PointerEvent<HTMLElement>, direction: Direction) {
      // A tile that went with its board, as another size came, is held by nobody: its finger says nothing more here.
      if (hold.current?.tile.isConnected) return;
      currentTarget.setPointerCapture?.(pointerId);
      currentTarget.dataset.held = 'true';
      hold.current = {
        pointer: pointerId,
        tile: currentTarget,
        direction,
        x: clientX,
        y: clientY,
        moved: false,
        share: 0,
      };
    },
    onPointerMove({ pointerId, clientX, clientY }: PointerEvent) {
      const held = hold.current;
      if (held?.pointer !== pointerId) return;
      const [dx, dy] = [clientX - held.x, clientY - held.y];
      const width = held.tile.offsetWidth || 1;
      if (Math.hypot(dx, dy) >= ENOUGH * width) held.moved = true;
      const along = dx * STEP[held.direction].x + dy * STEP[held.direction].y;
      held.share = clamp(along / width, 0, 1);
      place(held);
    },
    onPointerUp(event: PointerEvent, slide: () => void) {
      const held = letGo(event);
      if (held && (!held.moved || held.share >= ENOUGH)) slide();
    },
    onPointerCancel: letGo,
    onLostPointerCapture: letGo,
  };
}
