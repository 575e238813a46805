import type { Point } from '../../core/geometry';

/** A gesture on the screen, in px. */
export type Shown =
  | { readonly type: 'tap'; readonly at: Point }
  | { readonly type: 'drag'; readonly from: Point; readonly to: Point }
  | { readonly type: 'turn'; readonly from: Point; readonly around: Point };

/** How the hand looks at a moment: where its finger points, and how far it presses and is seen, from 0 to 1. */
export interface Pose extends Point {
  readonly pressed: number;
  readonly seen: number;
}

/** One after the other, in ms. */
const COME = 400;
const PRESS = 250;
const WAY = { tap: 0, drag: 1000, turn: 1400 } as const;
const LIFT = 250;
const GO = 300;
/** The hand comes from so many px below and to the right. */
const FAR = 60;
/** Three quarters of a turn. */
const TURN = 1.5 * Math.PI;

/** Where the finger goes down. */
export const startOf = (shown: Shown): Point => (shown.type === 'tap' ? shown.at : shown.from);

const smooth = (share: number) => share * share * (3 - 2 * share);

/** Where the finger is after a share of its way. */
function along(shown: Shown, share: number): Point {
  if (shown.type === 'tap') return shown.at;
  const { from } = shown;
  if (shown.type === 'drag') {
    return { x: from.x + (shown.to.x - from.x) * share, y: from.y + (shown.to.y - from.y) * share };
  }
  const { around } = shown;
  const [sin, cos] = [Math.sin(TURN * share), Math.cos(TURN * share)];
  const [x, y] = [from.x - around.x, from.y - around.y];
  return { x: around.x + x * cos - y * sin, y: around.y + x * sin + y * cos };
}

/** The hand so many ms after it began; null when it is done. */
export function poseAt(shown: Shown, ms: number): Pose | null {
  let left = ms;
  /** How much of the coming part is over. */
  const part = (length: number) => {
    const share = length === 0 ? 1 : Math.min(1, Math.max(0, left / length));
    left -= length;
    return smooth(share);
  };
  const come = part(COME);
  const press = part(PRESS);
  const way = along(shown, part(WAY[shown.type]));
  const lift = part(LIFT);
  const go = part(GO);
  if (left >= 0) return null;
  const off = FAR * (1 - come);
  return { x: way.x + off, y: way.y + off, pressed: press - lift, seen: come - go };
}
