import { type Ball, type Flippers, stepBall, type Touches } from './physics';
import { LOW, type Side, sideOf } from './table';

/** So many ticks ahead of the ball somebody points: about as long as a hand is on its way. */
export const AHEAD = 30;

interface Playing {
  readonly balls: readonly Ball[];
  readonly flippers: Flippers;
  readonly helperWaits: boolean;
}

/** Where and in how many ticks a ball comes down to the flippers if nobody does anything; null while that is far. */
function comesDown(ball: Ball, { flippers, helperWaits }: Playing): { side: Side; ticks: number } | null {
  const touches: Touches = { bumpers: [], helper: false, knock: 0 };
  let at = ball;
  for (let ticks = 0; ticks <= AHEAD; ticks++) {
    if (at.y > LOW && at.vy > 0) return { side: sideOf(at.x), ticks };
    at = stepBall(at, flippers, flippers, helperWaits, touches);
  }
  return null;
}

/** The sides whose flippers are needed soon, the most pressing first. */
export const sidesNeeded = (playing: Playing): Side[] =>
  playing.balls
    .flatMap((ball) => comesDown(ball, playing) ?? [])
    .sort((a, b) => a.ticks - b.ticks)
    .map(({ side }) => side);
