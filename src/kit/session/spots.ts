import type { Point } from '../../core/geometry';

/** The middle of a thing of the page on the screen; null where it is not to be seen. */
export function middleOf(spot: string): Point | null {
  const bounds = document.querySelector(`[data-spot="${spot}"]`)?.getBoundingClientRect();
  if (!bounds || bounds.width === 0) return null;
  return { x: bounds.left + bounds.width / 2, y: bounds.top + bounds.height / 2 };
}
