import { clamp } from '../../../core/geometry';
import type { Brush } from '../../../kit/stage/brush';
import type { sheet } from '../art/sheet';
import { LANE, MIDDLE } from '../rules/lane';
import { type Ball, PIN_SETTLE_SPEED, type Pin, pathOf } from '../rules/physics';
import { PLANETS, type Planet, planetOf } from '../rules/planets';
import { launchSpeed, type State, TICK } from '../rules/rules';

type Piece = keyof typeof sheet.pieces;

const PIN_WIDTH = 30;
/** Pictures of planets are a little larger than their disc. */
const BALL_WIDTH = 100 / 46;
/** What changes its place or size does so by this share of the way in each frame. */
const EASE = 0.3;

/** Paints what moves; the lane itself is in the style sheet. */
export function createDraw() {
  let shown: Planet | null = null;
  let [shownX, grown] = [MIDDLE, 0];

  return (
    { context, sprite, still, glides, time }: Brush<Piece>,
    { ball, pins, pull, height, dueAt }: State,
    now: number,
  ) => {
    const { planet, radius, launched } = ball;
    if (shown !== planet) [shown, grown] = [planet, 0];
    const ease = launched || still ? 1 : EASE;
    shownX += (ball.x - shownX) * ease;
    grown += (1 - grown) * ease;
    const wave = (pace: number, offset = 0) => (still ? 0 : Math.sin(time / pace + offset));
    // Between two ticks things are on their way: screens faster than the clock stay smooth.
    const share = clamp(1 - ((dueAt ?? now) - now) / TICK, 0, 1);

    // A ring that says: this one is to be thrown. It lies on the lane, and goes no further: the frames would cut it.
    if (!launched) {
      const pulse = 1 + wave(380) * 0.05;
      context.save();
      context.beginPath();
      context.rect(LANE.left, 0, LANE.right - LANE.left, height);
      context.clip();
      sprite('pad', shownX, ball.y, 84, { scaleX: pulse, scaleY: pulse });
      context.restore();
    }
    const speed = pull && launchSpeed(pull);
    // The way the ball will take, dot by dot, to where it first touches a pin.
    const path = speed ? pathOf({ ...ball, ...speed }, pins, height) : [];
    path.forEach(({ x, y }, index) => {
      if (index === path.length - 1) sprite(planet.name, x, y, radius * BALL_WIDTH, { alpha: 0.6 });
      else if (index % 2) sprite('dot', x, y, 10);
    });

    const drawPin = ({ id, x, y, vx, vy, isDown, fallDirection }: Pin) => {
      if (isDown)
        sprite('pin-down', x + vx * share, y + vy * share - 6, PIN_WIDTH * 1.75, {
          angle: fallDirection + (glides ? (x - y) * 0.045 : 0),
          // It fades as it comes to rest.
          alpha: (Math.hypot(vx, vy) - PIN_SETTLE_SPEED) * 2,
        });
      else sprite('pin', x, y - 85 + grown * 60, PIN_WIDTH, { scaleY: 1 + wave(420, id * 1.3) * 0.02 });
    };
    const drawBall = ({ y, vx, vy, rotation }: Ball) => {
      // It leans back with the finger, and wobbles while it waits.
      const left = shownX + vx * share - (speed?.vx ?? 0);
      const top = y + vy * share - (speed?.vy ?? 0);
      const angle = launched ? rotation : wave(380) * 0.12;
      sprite('shadow', left + radius * 0.12, top + radius * 0.86, radius * 2, { scaleX: grown, scaleY: 0.34 * grown });
      sprite(planet.name, left, top, radius * BALL_WIDTH, { angle, scaleX: grown, scaleY: grown });
    };
    // What stands nearer to the child is drawn over what is farther away.
    for (const thing of [...pins, ball].sort((a, b) => a.y - b.y)) {
      if ('id' in thing) drawPin(thing);
      else drawBall(thing);
    }
    // The planets that come next wait at the side.
    for (const ahead of [1, 2, 3])
      sprite(planetOf(PLANETS.indexOf(planet) + ahead).name, 288 + ahead * 30, height - 32, 34 - ahead * 4);
    return !still;
  };
}
