import { clamp } from '../../../core/geometry';
import type { Brush } from '../../../kit/stage/brush';
import type { Pen } from '../../../kit/stage/pen';
import type { sheet } from '../art/sheet';
import { unitOf } from '../rules/layout';
import { PULSE_ABOVE, type State, TICK } from '../rules/rules';
import { createBlurs } from './drawBlur';
import { createGlow, createSparks } from './drawSparks';

type Piece = keyof typeof sheet.pieces;

/** The picture's arms reach 96 of its 100 units, the spinner's 160. */
const SPINNER = 333;
const HUB = SPINNER * 0.3;
const RADIANS = Math.PI / 180;
/** From here on the turning picture fades into its blur, which is complete so much faster. */
const BLURS_FROM = 10;
const BLURS_WITHIN = 25;
const TRAILS = 3;
const TRAIL_PARTS = 8;

export function createDraw() {
  const drawSparks = createSparks();
  const drawGlow = createGlow();
  const blurOf = createBlurs();

  return (brush: Brush<Piece>, state: State, now: number) => {
    const { context, width, height, time, still, glides, palette } = brush;
    const { style, speed } = state;
    const fast = Math.abs(speed);
    const unit = unitOf(width, height);
    const pulse = fast > PULSE_ABOVE && !still ? 1 + Math.sin(time / 70) * 0.025 : 1;
    // Between two ticks it is on its way: screens faster than the clock stay smooth.
    const angle = (state.rotation + speed * clamp((now - state.steppedAt) / TICK, 0, 1)) * RADIANS;
    context.save();
    context.translate(width / 2, height / 2);
    context.fillStyle = palette.surface;
    context.globalAlpha = 0.5;
    context.beginPath();
    context.arc(0, 0, 176 * unit, 0, Math.PI * 2);
    context.fill();
    context.globalAlpha = 1;
    drawGlow(brush, style.color, speed, 230 * unit * pulse);
    if (!still) drawTrail(context, style.secondaryColor, angle, speed, unit);
    const disc = fast > BLURS_FROM && glides ? blurOf(style.shape) : null;
    const blur = disc ? clamp((fast - BLURS_FROM) / BLURS_WITHIN, 0, 1) : 0;
    const wide = SPINNER * unit * pulse;
    if (disc) context.stamp(disc, 0, 0, wide, wide, 0, blur, 1, 1);
    // The pulse only stretches the picture: another width would be another bitmap.
    const turned = { angle, alpha: 1 - 0.45 * blur, scaleX: pulse, scaleY: pulse };
    brush.sprite(style.shape, 0, 0, SPINNER * unit, turned);
    const glad = state.hold !== null || fast > PULSE_ABOVE;
    const squash = state.hold && !still ? 0.94 : 1;
    brush.sprite(glad ? 'hub-cheer' : 'hub', 0, 0, HUB * unit, { scaleX: 2 - squash, scaleY: squash });
    const sparkling = drawSparks(brush, state, unit);
    context.restore();
    return sparkling;
  };
}

/** Three arcs that follow the rim, fading backwards. */
function drawTrail(context: Pen, color: string, angle: number, speed: number, unit: number) {
  const length = clamp(speed * 4, -100, 100) * RADIANS;
  if (Math.abs(length) < 0.1) return;
  context.strokeStyle = color;
  context.lineWidth = 9 * unit;
  for (let part = 0; part < TRAILS * TRAIL_PARTS; part++) {
    const back = part % TRAIL_PARTS;
    const from = angle + (Math.floor(part / TRAIL_PARTS) * Math.PI * 2) / TRAILS;
    const at = (step: number) => from - (length * step) / TRAIL_PARTS;
    context.globalAlpha = 0.7 * (1 - back / TRAIL_PARTS);
    context.beginPath();
    context.arc(0, 0, 166 * unit, at(back), at(back + 1), length > 0);
    context.stroke();
  }
  context.globalAlpha = 1;
}
