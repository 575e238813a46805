import type { Brush } from '../../../kit/stage/brush';
import { beeRadius, slingRest } from '../rules/meadow';
import type { State } from '../rules/rules';
import { drawBee, type Piece, wave } from './drawBee';

/** The slingshot is drawn so wide, as a share of the meadow; its picture is 90 wide, with the bee's seat in the middle. */
const SLING = 0.19;
/** The picture shows no more of a pull than this, as a share of the meadow. */
const STRETCH = 0.14;

/** The slingshot with the bee that waits in it, which has grown to a share of its size. */
export function drawSling(brush: Brush<Piece>, { bee, meadow, pull }: State, grown: number) {
  const { context, sprite } = brush;
  const rest = slingRest(meadow);
  const width = meadow.width * SLING;
  const radius = beeRadius(meadow);
  const waits = !bee.isFlying && !bee.isDead;
  const { x, y } = pull ?? { x: 0, y: 0 };
  const share = Math.min(1, (meadow.width * STRETCH) / (Math.hypot(x, y) || 1));
  const seat = { x: rest.x + x * share, y: rest.y + y * share };
  const angle = Math.atan2(rest.y - seat.y, rest.x - seat.x);
  const behind = waits ? radius * 0.8 : 0;
  const tail = { x: seat.x - Math.cos(angle) * behind, y: seat.y - Math.sin(angle) * behind };

  /** A band from the pouch to a prong, so far from the middle in shares of the picture. */
  function band(color: string, prong: number) {
    context.strokeStyle = color;
    context.lineWidth = width / 15;
    context.lineCap = 'round';
    context.beginPath();
    context.moveTo(rest.x + prong * width, rest.y);
    context.lineTo(tail.x, tail.y);
    context.stroke();
  }

  sprite('sling-back', rest.x, rest.y, width);
  band('#b8333f', 0.28);
  if (waits) drawBee(brush, seat.x, seat.y, radius * grown, angle + wave(brush, 210, 0.09));
  sprite('sling-pouch', tail.x, tail.y, width / 3, { angle });
  band('#dd4654', -0.28);
  sprite('sling-front', rest.x, rest.y, width);
}
