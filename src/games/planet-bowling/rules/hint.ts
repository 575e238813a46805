import type { Point } from '../../../core/geometry';
import { type Ball, isSliding, type Pin, step } from './physics';

type Launch = (pull: Point) => Pick<Ball, 'vx' | 'vy'> | null;

/** So far a ball is pulled: there is room for it below any. */
const LENGTH = 120;
/** At a pin itself, and a little beside it. */
const ASIDE = [0, 8, -8];

/** Pulls straight away from each pin that stands, and from beside it. */
const pullsAt = ({ x, y }: Point, pins: readonly Pin[]): Point[] =>
  pins.flatMap((pin) =>
    ASIDE.map((aside) => {
      const away = { x: x - pin.x - aside, y: y - pin.y };
      const scale = LENGTH / Math.hypot(away.x, away.y);
      return { x: away.x * scale, y: away.y * scale };
    }),
  );

/** How many pins a throw leaves, if each flies off exactly as it is pushed. */
function pinsLeft(thrown: Ball, pins: readonly Pin[], height: number): number {
  let at = { ball: thrown, pins };
  while (!at.ball.settled || at.pins.some(isSliding)) at = step(at.ball, at.pins, height, () => 0);
  return at.pins.filter(({ isDown }) => !isDown).length;
}

function findPull(ball: Ball, pins: readonly Pin[], height: number, launch: Launch): Point | null {
  let best: Point | null = null;
  let least = pins.length;
  for (const pull of pullsAt(ball, pins)) {
    const speed = launch(pull);
    const left = speed ? pinsLeft({ ...ball, ...speed }, pins, height) : least;
    if (left < least) [best, least] = [pull, left];
    if (least === 0) break;
  }
  return best;
}

/** A ball that waits is the same one while its pins stand as they do: the pull is looked for once. */
const found = new WeakMap<Ball, Point | null>();

/** The pull that knocks the most pins over. */
export function goodPull(ball: Ball, pins: readonly Pin[], height: number, launch: Launch): Point | null {
  const known = found.get(ball);
  if (known !== undefined) return known;
  const pull = findPull(ball, pins, height, launch);
  found.set(ball, pull);
  return pull;
}
