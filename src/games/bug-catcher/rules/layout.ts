import { clamp, type Size } from '../../../core/geometry';

/** The shorter side of the field is about so many units; on large screens everything grows with it. */
const SHORT_SIDE = 420;
const MOST_ZOOM = 1.7;

/** The field of a stage of this size. */
export function fieldFor({ width, height }: Size): Size {
  const zoom = clamp(Math.min(width, height) / SHORT_SIDE, 1, MOST_ZOOM);
  return { width: width / zoom, height: height / zoom };
}
