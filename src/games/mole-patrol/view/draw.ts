import { clamp, type Point } from '../../../core/geometry';
import type { Brush } from '../../../kit/stage/brush';
import type { sheet } from '../art/sheet';
import { DIFFICULTIES } from '../rules/difficulty';
import type { Meadow } from '../rules/layout';
import { HIT_DISPLAY, SLIDE } from '../rules/rules';
import { RUSTLE, rustlingHole } from '../rules/rustle';
import type { Hole, State, Strike } from '../rules/state';

type Piece = keyof typeof sheet.pieces;
type MoleBrush = Brush<Piece>;

/** From fully up to fully hidden, in units of the drawing. */
const DEPTH = 136;
const RISE = 240;
const PUFF = 380;
const SWING = { down: 50, rest: 130, up: 320 } as const;

export function draw(brush: MoleBrush, state: State, now: number) {
  const { meadow } = state;
  drawFlowers(brush, meadow, DIFFICULTIES[state.difficulty].gridCols);
  const rustling = rustlingHole(state);
  const untilThen = state.spawnsAt - now;
  for (const hole of state.holes) drawHole(brush, hole, meadow, now, hole.id === rustling ? untilThen : null);
  for (const strike of state.strikes) drawStrike(brush, strike, meadow.scale, now - strike.at);
  return false;
}

/** Grass and flowers grow between the columns and beside them, where the screen has room. */
function drawFlowers({ sprite, still, time, width }: MoleBrush, { holes, cell, scale }: Meadow, columns: number) {
  const edge = 30 * scale;
  for (const [index, hole] of holes.entries()) {
    const x = hole.x + cell.width / 2;
    const flower = index % 3 === 1;
    const grow = (place: number) =>
      place > edge &&
      place < width - edge &&
      sprite(flower ? 'tuft-flower' : 'tuft', place, hole.y + 40 * scale, (flower ? 58 : 44) * scale, {
        angle: still ? 0 : Math.sin(time / 900 + index * 2) * 0.07,
      });
    grow(x);
    if (index % columns === 0) grow(x - cell.width);
  }
}

/** How far the earth in front of a hole shakes when it rustles, and how fast. */
const SHAKE = { reach: 2.5, pace: 18 } as const;

function drawHole(
  brush: MoleBrush,
  hole: Hole,
  { holes, scale }: Meadow,
  now: number,
  /** The hole rustles, and what comes of it is so many ms away. */
  rustles: number | null,
) {
  const place = holes[hole.id];
  if (!place) return;
  const { context, sprite } = brush;
  context.save();
  // From here on in units of the drawing: hole-back's top left is at 0, 0 and the middle of the hole at 80, 38.
  context.translate(place.x - 80 * scale, place.y - 38 * scale);
  const piece = (name: Piece, x: number, y: number, width: number) => sprite(name, x * scale, y * scale, width * scale);
  piece('hole-back', 80, 35, 160);
  if (hole.isVisible) drawMole(brush, hole, scale, now);
  const shaken = rustles === null || brush.still ? 0 : Math.sin(rustles / SHAKE.pace) * SHAKE.reach;
  piece('hole-front', 80 + shaken, 64, 160);
  // A little earth is thrown up; where less motion is wanted it hangs there.
  if (rustles !== null && !hole.isVisible) {
    const share = brush.still ? 0.5 : clamp(1 - rustles / RUSTLE, 0, 1);
    sprite('puff', 80 * scale, (56 - share * 10) * scale, 84 * scale * (0.7 + share * 0.3), { alpha: 0.85 });
  }
  const age = now - hole.appearTime;
  if (hole.isVisible && !brush.still && age < PUFF) {
    const share = age / PUFF;
    sprite('puff', 80 * scale, (62 - share * 14) * scale, 120 * scale * (0.6 + share * 0.5), { alpha: 0.9 - share });
  }
  context.restore();
}

/** How far out of the hole: 1 is all the way up, a little more while it overshoots. */
function heightOf({ appearTime, hidesAt, isHit }: Hole, now: number, glides: boolean) {
  const left = (hidesAt ?? now) - now;
  const slide = isHit ? HIT_DISPLAY / 3 : SLIDE;
  if (!glides) return 1;
  if (left < slide) return 1 - (1 - left / slide) ** 2;
  const share = clamp((now - appearTime) / RISE, 0, 1) - 1;
  return isHit ? 1 : 1 + 2.4 * share ** 3 + 1.4 * share ** 2;
}

function drawMole({ context, sprite, still, glides }: MoleBrush, hole: Hole, scale: number, now: number) {
  const { isHit, expression, appearTime, hidesAt } = hole;
  const drop = (1 - heightOf(hole, now, glides)) * DEPTH;
  const age = now - appearTime;
  const sinceHit = HIT_DISPLAY - ((hidesAt ?? now) - now);
  const squash = still ? 0 : isHit ? 0.22 * Math.exp(-sinceHit / 70) : Math.sin(age / 240) * 0.018;
  const tilt = still || isHit ? 0 : expression === 'confused' ? Math.sin(age / 260) * 0.07 : 0;
  context.save();
  context.beginPath();
  context.rect(-20 * scale, -400 * scale, 200 * scale, 438 * scale);
  context.ellipse(80 * scale, 38 * scale, 77 * scale, 23 * scale, 0, 0, Math.PI);
  context.clip();
  // It squashes onto its feet, 63 units below its middle.
  const middle = 67 + drop - 63 * (1 - squash);
  sprite(`mole-${expression}`, 80 * scale, middle * scale, 120 * scale, {
    scaleX: 1 + squash,
    scaleY: 1 - squash,
    angle: tilt,
  });
  // Every third one is on patrol, with a helmet. A hit sends it flying.
  if (Math.floor(appearTime) % 3 === 0) {
    const fly = isHit && !still ? sinceHit / HIT_DISPLAY : 0;
    sprite('helmet', (80 + fly * 60) * scale, (middle - 46 - fly * 90) * scale, 114 * scale, {
      angle: tilt + fly * 1.8,
      alpha: isHit ? 1 - fly : 1,
    });
  }
  context.restore();
}

function drawStrike(brush: MoleBrush, { x, y, hit }: Strike, scale: number, age: number) {
  if (age >= PUFF) return;
  const share = age / PUFF;
  if (!hit) {
    const grow = brush.still ? 1 : 0.6 + share * 0.6;
    brush.sprite('puff', x, y - 14 * scale, 110 * scale * grow, { alpha: 1 - share ** 2 });
  }
  drawMallet(brush, { x, y }, scale, age);
}

/** The mallet comes from the upper right; its yellow pad lands on the spot, then it is lifted away. */
function drawMallet({ context, sprite, still }: MoleBrush, { x, y }: Point, scale: number, age: number) {
  const lift = clamp((age - SWING.rest) / (SWING.up - SWING.rest), 0, 1);
  const raised = still ? 0 : age < SWING.down ? 1 - age / SWING.down : lift;
  context.save();
  context.translate(x + 50 * scale, y - 53 * scale);
  context.rotate(-1.13 + raised * 0.9);
  sprite('mallet', -38 * scale, -38 * scale, 110 * scale, { alpha: 1 - lift ** 2 });
  context.restore();
}
