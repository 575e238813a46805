import { PAGE_RATIO, type Pose, type Spot } from './book';

/** A finger or two, where they were and where they are. */
export interface Grip {
  readonly from: readonly Spot[];
  readonly to: readonly Spot[];
}

const middle = (spots: readonly Spot[]): Spot => ({
  x: spots.reduce((sum, { x }) => sum + x, 0) / spots.length,
  y: spots.reduce((sum, { y }) => sum + y, 0) / spots.length,
});

/** From the first finger to the second, in widths of the page. */
const span = ([a, b]: readonly Spot[]) => (a && b ? { x: b.x - a.x, y: (b.y - a.y) / PAGE_RATIO } : null);

/** Where a sticker lies that fingers hold: one moves it, two turn and stretch it, too. */
export function pinch(held: Pose, { from, to }: Grip): Pose {
  const [was, is] = [middle(from), middle(to)];
  const place = { x: held.x + is.x - was.x, y: held.y + is.y - was.y };
  const [before, now] = [span(from), span(to)];
  const long = before ? Math.hypot(before.x, before.y) : 0;
  if (!before || !now || long === 0) return { ...held, ...place };
  const angle = Math.atan2(now.y, now.x) - Math.atan2(before.y, before.x);
  return {
    ...place,
    turn: held.turn + (angle * 180) / Math.PI,
    size: (held.size * Math.hypot(now.x, now.y)) / long,
  };
}
