import { distance, type Point } from '../../core/geometry';
import type { SessionFrame } from '../session/session';

/** After so many failures one after the other a game is a little kinder, until something succeeds. Nobody is told. */
export const KIND_AFTER = 3;
/** So many px from the wanted thing a touch counts as meant for it: half as far again as a small finger's own reach. */
const REACH = 72;

/** Where a touch is taken to be: on what the game wants now, if it came near and somebody needs it. */
export function kindAim(
  touched: Point,
  { tries, hint }: Pick<SessionFrame, 'tries' | 'hint'>,
  pixelsPerUnit: number,
): Point {
  const wanted = tries.failures >= KIND_AFTER ? hint() : null;
  const place = wanted?.type === 'tap' ? wanted.at : wanted?.type === 'drag' ? wanted.from : null;
  if (!place || typeof place === 'string') return touched;
  return distance(touched, place) * pixelsPerUnit <= REACH ? place : touched;
}
