import type { Brush } from '../../../kit/stage/brush';
import type { State } from '../rules/rules';

/** Paints a state; true asks for one more frame. */
export function draw({ sprite, still, time }: Brush<'star'>, { star }: State): boolean {
  const wobble = still ? 1 : 1 + Math.sin(time / 300) * 0.05;
  sprite('star', star.x, star.y, 96, { scaleX: wobble, scaleY: 2 - wobble });
  return !still;
}
