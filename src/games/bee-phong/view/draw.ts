import { clamp } from '../../../core/geometry';
import type { Brush } from '../../../kit/stage/brush';
import { type Cup, flightOf } from '../rules/flight';
import { beeRadius, cupWidth, groundY } from '../rules/meadow';
import { type State, TICK } from '../rules/rules';
import { drawBee, type Piece, wave } from './drawBee';
import { drawSling } from './drawSling';

const SPLASH = 700;
/** A cup that was hit cheers, then it is gone. */
const CHEER = 1100;
/** At night clouds are no brighter than what is played with. */
const NIGHT_CLOUD = 0.4;

/** Paints what moves; the meadow itself is in the style sheet. */
export function createDraw(isNight: boolean) {
  let [shown, grown] = [0, 0];

  return (brush: Brush<Piece>, state: State, now: number) => {
    const { still, sprite } = brush;
    const { phase, meadow, cups, bee, pull } = state;
    if (bee.id !== shown) [shown, grown] = [bee.id, 0];
    grown += (1 - grown) * (still ? 1 : 0.25);
    drawClouds(brush, isNight ? NIGHT_CLOUD : 1);
    // The upper rows stand behind the lower ones.
    for (const cup of [...cups].reverse()) drawCup(brush, cup, cupWidth(meadow), now);
    const legs = pull ? flightOf(pull, meadow, cups) : [];
    legs.forEach(({ position: { x, y } }, index) => {
      if (index > 0 && index % 3 === 0) sprite('dot', x, y, meadow.width * 0.028);
    });
    drawSling(brush, state, grown);
    if (bee.isFlying) drawFlight(brush, state, now);
    else if (bee.isDead) drawDizzy(brush, state);
    return !still && phase !== 'gameOver';
  };
}

function drawClouds(brush: Brush<Piece>, alpha: number) {
  const { sprite, width, height } = brush;
  const drift = wave(brush, 1900, 0.02);
  sprite('cloud', (0.156 + drift) * width, height * 0.15, width * 0.2, { alpha });
  sprite('cloud', (0.84 + drift) * width, height * 0.25, width * 0.26, { alpha });
}

function drawCup(brush: Brush<Piece>, { id, isHit, hitAt = 0, position: { x, y } }: Cup, width: number, now: number) {
  const { sprite, still } = brush;
  const since = now - hitAt;
  if (!isHit) sprite('cup', x, y, width, { scaleX: 1 + wave(brush, 500, 0.012, id * 1.7) });
  else if (since < CHEER) {
    // The bee plops in, honey splashes, the cup hops and is gone.
    const rim = y - (still ? 0 : Math.abs(Math.sin((since / CHEER) * Math.PI * 2)) * width * 0.16);
    const alpha = Math.min(1, (CHEER - since) / 250);
    sprite('cup-back', x, rim, width, { alpha });
    if (alpha === 1) drawBee(brush, x, rim - width * (0.22 - Math.min(1, since / 160) * 0.14), width * 0.38, 0);
    sprite('cup-front', x, rim, width, { alpha });
    sprite('splash', x, y, width * 1.3, {
      scaleY: still ? 1 : Math.min(1, since / 140),
      alpha: Math.min(1, (SPLASH - since) / 300),
    });
  }
}

function drawFlight(brush: Brush<Piece>, { bee, meadow, dueAt }: State, now: number) {
  const { position, velocity, trail } = bee;
  const radius = beeRadius(meadow);
  trail.forEach(({ x, y }, index) => {
    brush.sprite('puff', x, y, radius * (0.4 + index * 0.1), { alpha: (index + 1) / 10 });
  });
  // Between two ticks the bee is on its way: screens faster than the clock stay smooth.
  const share = clamp(1 - ((dueAt ?? now) - now) / TICK, 0, 1);
  const { x, y } = velocity;
  const angle = Math.atan2(y, x) + wave(brush, 55, 0.16);
  drawBee(brush, position.x + x * share, position.y + y * share, radius, angle);
}

/** A bee that sits on the ground, not in a cup, and sees stars for a moment. */
function drawDizzy(brush: Brush<Piece>, { bee: { position }, meadow }: State) {
  const size = beeRadius(meadow) * 3.1;
  if (position.y > groundY(meadow) - size / 2)
    brush.sprite('bee-dizzy', position.x, position.y, size, { angle: wave(brush, 120, 0.06) });
}
