import { type PointerEvent, type RefObject, useRef } from 'react';
import { clamp } from '../../../core/geometry';
import { TAP_DISTANCE } from '../../../kit/input/pointer';
import type { Tower } from '../rules/towers';

interface Hold {
  readonly pointer: number;
  readonly from: Tower;
  readonly x: number;
  readonly y: number;
  /** The disc was in hand before this press: a tap puts it down again. */
  readonly again: boolean;
  /** What is carried, once the finger moves; it stays this one, also where another finger takes it out of the hand. */
  disc: HTMLElement | null;
  /** Where the middle of the disc hangs while nobody pulls at it. */
  readonly home: { readonly x: number; readonly y: number };
  moved: boolean;
}

/**
 * Fingers on the towers: a press is a press of that tower (tap the disc, tap the place); a press that
 * moves carries the disc, and letting go presses the tower beneath.
 */
export function useCarry(
  board: RefObject<HTMLElement | null>,
  selected: () => Tower | null,
  press: (tower: Tower) => void,
) {
  const hold = useRef<Hold | null>(null);

  /** The tower beneath a finger, also beside the board. */
  function towerAt(x: number): Tower {
    const box = board.current?.getBoundingClientRect();
    return clamp(Math.floor(box ? ((x - box.left) / box.width) * 3 : 0), 0, 2) as Tower;
  }

  /** Moves the disc from where it hangs; no render per move. */
  function pull({ disc }: Hold, x: number, y: number) {
    disc?.style.setProperty('--pull-x', `${x}px`);
    disc?.style.setProperty('--pull-y', `${y}px`);
  }

  function letGo(): Hold | null {
    const held = hold.current;
    hold.current = null;
    if (!held?.moved) return held;
    delete board.current?.dataset.carrying;
    pull(held, 0, 0);
    return held;
  }

  function taken({ pointerId }: PointerEvent) {
    if (hold.current?.pointer !== pointerId) return;
    const held = letGo();
    if (held && selected() === held.from) press(held.from);
  }

  return {
    onPointerDown({ pointerId, clientX, clientY, currentTarget }: PointerEvent<HTMLElement>, tower: Tower) {
      if (hold.current) return;
      const again = selected() === tower;
      if (!again) press(tower);
      if (selected() !== tower) return;
      currentTarget.setPointerCapture?.(pointerId);
      const home = currentTarget.querySelector('[data-hook]')?.getBoundingClientRect();
      if (!home) return;
      const at = { x: clientX, y: clientY };
      hold.current = { pointer: pointerId, from: tower, ...at, again, home, disc: null, moved: false };
    },
    onPointerMove({ pointerId, clientX, clientY }: PointerEvent) {
      const held = hold.current;
      if (held?.pointer !== pointerId) return;
      if (Math.hypot(clientX - held.x, clientY - held.y) >= TAP_DISTANCE) held.moved = true;
      if (!held.moved || !board.current) return;
      board.current.dataset.carrying = 'true';
      held.disc ??= board.current.querySelector('[data-held="true"]');
      pull(held, clientX - held.home.x, clientY - held.home.y);
    },
    onPointerUp({ pointerId, clientX }: PointerEvent) {
      if (hold.current?.pointer !== pointerId) return;
      const held = letGo();
      // Meanwhile another finger may have begun a new game, or undone the move.
      if (!held || selected() !== held.from) return;
      if (held.moved) press(towerAt(clientX));
      else if (held.again) press(held.from);
    },
    onPointerCancel: taken,
    onLostPointerCapture: taken,
  };
}
