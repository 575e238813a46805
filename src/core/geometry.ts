export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Circle extends Point {
  readonly radius: number;
}

/** A straight wall from `a` to `b`. */
export interface Segment {
  readonly a: Point;
  readonly b: Point;
}

export const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

export const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

export const dot = (a: Point, b: Point) => a.x * b.x + a.y * b.y;

/** The point of the segment that lies nearest. */
export function closestOnSegment({ a, b }: Segment, point: Point): Point {
  const along = { x: b.x - a.x, y: b.y - a.y };
  const length2 = dot(along, along);
  const share = length2 === 0 ? 0 : clamp(((point.x - a.x) * along.x + (point.y - a.y) * along.y) / length2, 0, 1);
  return { x: a.x + along.x * share, y: a.y + along.y * share };
}

export interface Size {
  readonly width: number;
  readonly height: number;
}
