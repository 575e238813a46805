import { distance, type Point } from '../../core/geometry';
import type { SessionFrame } from '../session/session';

/** After so many failures one after the other a game is a little kinder, until something succeeds. Nobody is told. */
export const KIND_AFTER = 3;
/** So many px from the wanted thing a touch counts as meant for it: half as far again as a small finger's own reach. */
const REACH = 72;

/**
 * Where a touch is taken to be: on what a tap is wanted on now, if it came near and somebody needs it. Pulls and swipes begin
 * where they begin: moved alone, their first point would turn them.
 */
export function kindAim(
  touched: Point,
  { tries, hint }: Pick<SessionFrame, 'tries' | 'hint'>,
  pixelsPerUnit: number,
): Point {
  const wanted = tries.failures >= KIND_AFTER ? hint() : null;
  if (wanted?.type !== 'tap' || typeof wanted.at === 'string') return touched;
  return distance(touched, wanted.at) * pixelsPerUnit <= REACH ? wanted.at : touched;
}
