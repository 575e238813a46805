import { isCalm } from '../family/calm';

let still: boolean | undefined;

/** True when the visitor's device asks for less motion. It can change at any time, and may be asked in every frame. */
export function prefersStill(): boolean {
  if (still === undefined) {
    const wish = matchMedia('(prefers-reduced-motion: reduce)');
    still = wish.matches;
    wish.addEventListener('change', () => {
      still = wish.matches;
    });
  }
  return still;
}

/** True where nothing moves for decoration: the device asks for less motion, or a grown-up for calm. */
export const isStill = () => prefersStill() || isCalm();
