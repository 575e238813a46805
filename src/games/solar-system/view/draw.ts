import type { Point } from '../../../core/geometry';
import type { Brush } from '../../../kit/stage/brush';
import { makePicture, type Pen, type Picture } from '../../../kit/stage/pen';
import type { sheet } from '../art/sheet';
import { PLANETS, type Planet, SUN } from '../rules/planets';
import { askedSlot, HINT_AFTER, NEXT_TARGET_DELAY, type State } from '../rules/rules';
import { onOrbit, type Slot, slotsFor, sunSize } from '../rules/space';

type Piece = keyof typeof sheet.pieces;
type SpaceBrush = Brush<Piece>;

const TURN = Math.PI * 2;
const STARS = 46;
/** A placed planet twirls once in so many ms, and wobbles the rest of the time so that its face can be seen. */
const SPIN = { every: 3600, for: 1500 } as const;
const COMET = { every: 16_000, for: 5200 } as const;
/** An empty slot is a hollow of this color in every theme: dark enough to tell the color of each planet on it, and no black hole. */
export const NIGHT = '#3a1f7a';
/** How much of a planet shows in its empty slot: enough for a child who cannot read its name. */
const GHOST = 0.49;
/** The hollow is so much wider than its planet, and the light around it once more: the smallest is for small fingers, too. */
const HOLLOW = 7;
export const HALO = 14;

/** How wide the picture is for a ball of radius 1: rings reach beyond it. */
const WIDTHS: Partial<Record<Planet['name'], number>> = { Saturn: 160 / 46, Uranus: 100 / 46 };

export const pieceOf = (planet: Planet) => planet.name.toLowerCase() as Lowercase<Planet['name']>;

/** When everything is in place the planets set off from their slots: the picture remembers when that was. */
export function createDraw() {
  const drawSky = createSky();
  let wonAt: number | null = null;

  return (brush: SpaceBrush, state: State, now: number) => {
    const won = state.completedGame && state.nextAt === null;
    wonAt = won ? (wonAt ?? brush.time) : null;
    const slots = slotsFor(brush);
    drawSky(brush, slots);
    drawTravellers(brush);
    drawSun(brush);
    const flying = state.nextAt === null ? null : state.currentPlanet;
    const hinted = state.misses >= HINT_AFTER ? askedSlot(state)?.planet.name : undefined;
    for (const slot of slots) {
      const { name } = slot.planet;
      if (state.placedPlanets[name] && name !== flying) drawPlaced(brush, slot, wonAt);
      else drawSlot(brush, slot, name === hinted);
    }
    const home = slots.find(({ planet }) => planet.name === flying);
    if (home) drawFlight(brush, home, 1 - ((state.nextAt ?? now) - now) / NEXT_TARGET_DELAY);
    return !brush.still;
  };
}

function circle(context: Pick<Pen, 'beginPath' | 'arc'>, { x, y }: Point, radius: number) {
  context.beginPath();
  context.arc(x, y, radius, 0, TURN);
}

/** The sky does not move: it is painted once for each size and theme, and then only copied. */
function createSky() {
  let known: { key: string; bitmap: Picture } | null = null;

  return ({ context, palette, density, width, height }: SpaceBrush, slots: readonly Slot[]) => {
    const key = [width, height, density, palette.table].join();
    if (known?.key !== key) {
      const bitmap = makePicture(Math.round(width * density), Math.round(height * density), (sky) => {
        sky.scale(density, density);
        paintSky(sky, palette, width, height, slots);
      });
      known = { key, bitmap };
    }
    context.stamp(known.bitmap, width / 2, height / 2, width, height, 0, 1, 1, 1);
  };
}

function paintSky(
  context: CanvasRenderingContext2D,
  palette: SpaceBrush['palette'],
  width: number,
  height: number,
  slots: readonly Slot[],
) {
  const ellipse = (rx: number, ry: number) => {
    context.beginPath();
    context.ellipse(width / 2, height / 2, rx, ry, 0, 0, TURN);
  };
  context.fillStyle = palette.table;
  context.fillRect(0, 0, width, height);
  context.fillStyle = palette.table2;
  ellipse(width * 0.4, height * 0.4);
  context.fill();
  context.fillStyle = '#fff';
  for (let star = 0; star < STARS; star++) {
    // The golden ratio scatters them evenly, and always in the same way.
    const at = { x: ((star * 0.618) % 1) * width, y: ((star * star * 0.317 + star * 0.755) % 1) * height };
    context.globalAlpha = 0.3 + (star % 4) * 0.15;
    circle(context, at, star % 5 === 0 ? 2.2 : 1.2);
    context.fill();
  }
  context.strokeStyle = palette.tableRail;
  context.lineWidth = 1.5;
  context.globalAlpha = 0.4;
  for (const { orbit } of slots) {
    ellipse(orbit.rx, orbit.ry);
    context.stroke();
  }
}

/** Who else is on the way: stars in the corners, Wiggle in her rocket, and a comet now and then. */
function drawTravellers({ sprite, width, height, time, still }: SpaceBrush) {
  const bob = still ? 0 : Math.sin(time / 800) * 4;
  sprite('star', 30, 34, 26, { angle: bob * 0.04 });
  sprite('star', width - 34, 40, 20, { angle: -bob * 0.04 });
  sprite('star', 34, height - 36, 22, { angle: bob * 0.03 });
  sprite('rocket', width - 36, height - 50 + bob, 42, { angle: 0.35 });
  const comet = (time % COMET.every) / COMET.for;
  if (!still && comet < 1) {
    sprite('comet', (comet * 1.4 - 0.2) * width, height * (0.06 + comet * 0.14), 70, { angle: 0.12 });
  }
}

function drawSun({ context, sprite, width, height, time, still }: SpaceBrush) {
  const breath = still ? 1 : 1 + Math.sin(time / 900) * 0.02;
  const size = sunSize(width) * breath;
  context.fillStyle = SUN.color;
  context.globalAlpha = 0.16;
  circle(context, { x: width / 2, y: height / 2 }, size * 0.8);
  context.fill();
  context.globalAlpha = 1;
  // The ball is 102 of the picture's 160 units wide, the rest are rays.
  sprite('sun', width / 2, height / 2, (size * 160) / 102);
}

function drawSlot(brush: SpaceBrush, slot: Slot, hinted: boolean) {
  const { context, palette, sprite, time, still } = brush;
  const pulse = hinted && !still ? 1 + Math.sin(time / 260) * 0.12 : 1;
  const radius = slot.radius + HOLLOW;
  if (hinted) {
    context.fillStyle = palette.tableRim;
    context.globalAlpha = 0.45;
    circle(context, slot, (radius + 10) * pulse);
    context.fill();
    context.globalAlpha = 1;
    sprite('star', slot.x, slot.y - radius * pulse - 17, 22);
  }
  drawHalo(context, slot, slot.radius);
  context.fillStyle = NIGHT;
  circle(context, slot, radius);
  context.fill();
  context.strokeStyle = slot.planet.color;
  context.lineWidth = 3;
  context.dash(6, 5);
  context.lineDashOffset = still ? 0 : -time / 90;
  context.stroke();
  context.dash();
  context.globalAlpha = GHOST;
  // It fills its hollow: the planet itself comes as large as it is.
  drawPlanet(brush, slot.planet, slot, radius - 3, 0);
  context.globalAlpha = 1;
}

/** A light around a place, empty or not, that lets it stand out from the night. */
function drawHalo(context: Pen, at: Point, radius: number) {
  context.fillStyle = '#fff';
  context.globalAlpha = 0.3;
  circle(context, at, radius + HALO);
  context.fill();
  context.globalAlpha = 1;
}

function drawPlanet({ sprite }: SpaceBrush, planet: Planet, { x, y }: Point, radius: number, angle: number) {
  sprite(pieceOf(planet), x, y, radius * (WIDTHS[planet.name] ?? 100 / 48), { angle });
}

/** From the card below the stage into its slot: large at first, with a swing and a little bounce at the end. */
function drawFlight(brush: SpaceBrush, slot: Slot, share: number) {
  if (!brush.glides) return drawPlanet(brush, slot.planet, slot, slot.radius, 0);
  const from = { x: brush.width / 2, y: brush.height + 40 };
  const eased = 1 - (1 - Math.min(1, share / 0.8)) ** 3;
  const arc = Math.sin(eased * Math.PI) * 70 * (slot.x < from.x ? -1 : 1);
  const at = { x: from.x + (slot.x - from.x) * eased + arc, y: from.y + (slot.y - from.y) * eased };
  const bounce = share > 0.8 ? 1 + Math.sin(((share - 0.8) / 0.2) * Math.PI) * 0.35 : 1;
  drawPlanet(brush, slot.planet, at, (slot.radius + (1 - eased) * 34) * bounce, eased * TURN);
}

function drawPlaced(brush: SpaceBrush, slot: Slot, wonAt: number | null) {
  const { context, time, still } = brush;
  // On the way around the sun it needs none.
  if (wonAt === null) drawHalo(context, slot, slot.radius);
  if (still) return drawPlanet(brush, slot.planet, slot, slot.radius, 0);
  const turned = ((time + PLANETS.indexOf(slot.planet) * 1130) % SPIN.every) / SPIN.for;
  const angle = turned < 1 ? (0.5 - Math.cos(turned * Math.PI) / 2) * TURN : Math.sin(time / 350) * 0.1;
  // As in the sky, the nearer to the sun the faster; slowed down a lot for the far ones to be seen moving.
  const gone = wonAt === null ? 0 : ((time - wonAt) / 2600) * slot.planet.distance ** -0.35;
  drawPlanet(brush, slot.planet, onOrbit(brush, slot.orbit, slot.angle + gone), slot.radius, angle);
}
