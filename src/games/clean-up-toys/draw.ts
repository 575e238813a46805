import { clamp, distance, type Point } from '../../core/geometry';
import { type Held, inside } from '../../core/scatter';
import type { Brush, Draw } from '../../kit/Stage';
import type { SpriteOptions } from '../../kit/sprites';
import type { cleanUpToysArt } from './art';
import { basketOf, middleOf, TOY } from './layout';
import { CELEBRATION, HOP } from './rules';
import type { State, Toy } from './toys';

type Piece = keyof typeof cleanUpToysArt.pieces;

/** The basket's picture is drawn 260 wide; its places for toys are in that measure, the rear ones first. */
const BASKET_WIDTH = 260;
const SEATS: readonly Point[] = [
  { x: 78, y: 34 },
  { x: 182, y: 34 },
  { x: 130, y: 26 },
  { x: 60, y: 54 },
  { x: 200, y: 54 },
  { x: 130, y: 58 },
];
const SEATED_SIZE = 92;
const RIM = 40;
/** From the middle of Mommy's picture down to her feet, in widths. */
const MOMMY_FOOT = 0.52;
/** A hop is flight until here, then the landing. */
const FLIGHT = 0.65;
/** A touch beside the toys is felt so long. */
const FELT = 450;
/** From so far away the basket leans towards a toy. */
const NEAR = 150;

/** A toy on its way: `share` of the flight, and then how much of the landing is over. */
function hop({ moved }: Toy, now: number) {
  const share = moved ? clamp((now - moved.at) / HOP, 0, 1) : 1;
  return { flight: clamp(share / FLIGHT, 0, 1), landing: clamp((share - FLIGHT) / (1 - FLIGHT), 0, 1) };
}

/** Flattened in the middle of the landing. */
const squash = (landing: number) => Math.sin(landing * Math.PI) * 0.14;

export function createDraw(): Draw<State, Piece> {
  let pose: Pose = { lean: 0, stretch: 0, mommy: 0 };
  let last = 0;

  return (brush, state, now) => {
    const { still, time } = brush;
    const scale = brush.width / state.size.width;
    const pace = still ? 1 : clamp((time - last) / 70, 0, 1);
    last = time;
    const wish = wishOf(state);
    const left = { lean: wish.lean - pose.lean, stretch: wish.stretch - pose.stretch, mommy: wish.mommy - pose.mommy };
    pose = {
      lean: pose.lean + left.lean * pace,
      stretch: pose.stretch + left.stretch * pace,
      mommy: pose.mommy + left.mommy * pace * 0.6,
    };

    const sprite = (piece: Piece, at: Point, width: number, options?: SpriteOptions) =>
      brush.sprite(piece, at.x * scale, at.y * scale, width * scale, options);
    const paint: Paint = { brush, scale, sprite, state, now };
    drawBasket(paint, pose);
    drawRipple(paint);
    for (const toy of state.toys) drawToy(paint, toy);
    for (const hand of state.held) drawHeld(paint, hand);

    const easing = Math.abs(left.lean) + Math.abs(left.stretch) + Math.abs(left.mommy) > 0.004;
    return easing || (!still && (state.chosen !== null || wish.mommy > 0));
  };
}

/** How the basket stands, and how far Mommy has come in beside it. */
interface Pose {
  readonly lean: number;
  readonly stretch: number;
  readonly mommy: number;
}

interface Paint {
  readonly brush: Brush<Piece>;
  readonly scale: number;
  sprite(piece: Piece, at: Point, width: number, options?: SpriteOptions): void;
  readonly state: State;
  readonly now: number;
}

/** The basket leans towards a toy that comes near, and stands tall for one that is chosen. */
function wishOf({ held, size, chosen, helpAt }: State): Pose {
  const basket = basketOf(size);
  const middle = { x: basket.x + basket.width / 2, y: basket.y + basket.height / 2 };
  let [lean, stretch] = [0, chosen !== null && held.length === 0 ? 0.05 : 0];
  for (const hand of held) {
    const toy = middleOf(hand);
    const near = clamp(1 - (distance(toy, middle) - basket.width / 2) / NEAR, 0, 1);
    if (near * 0.1 <= stretch) continue;
    stretch = near * 0.1;
    lean = clamp((toy.x - middle.x) / basket.width, -1, 1) * near * 0.22;
  }
  return { lean, stretch, mommy: helpAt === null ? 0 : 1 };
}

/** How much of a touch is still felt, from 1 to 0. */
const feltOf = ({ touched }: State, now: number) => (touched ? clamp(1 - (now - touched.at) / FELT, 0, 1) : 0);

function drawRipple({ brush: { context, palette }, scale, state, now }: Paint) {
  const felt = feltOf(state, now);
  if (!state.touched || felt === 0) return;
  const { x, y } = state.touched;
  context.save();
  context.globalAlpha = felt;
  context.strokeStyle = palette.primary;
  context.lineWidth = 6 * felt * scale;
  context.beginPath();
  context.arc(x * scale, y * scale, (44 - 30 * felt) * scale, 0, Math.PI * 2);
  context.stroke();
  context.restore();
}

function drawBasket({ brush, scale, sprite, state, now }: Paint, { lean, stretch, mommy }: Pose) {
  const { context, palette, still } = brush;
  const { x, y, width, height } = basketOf(state.size);
  const unit = width / BASKET_WIDTH;
  const foot = { x: x + width / 2, y: y + height * 0.98 };
  sprite('shadow', foot, width * 0.84);
  if (mommy > 0.01) {
    const step = still ? 0 : Math.abs(Math.sin(brush.time / 110)) * 8;
    const tall = width * 0.72;
    sprite('mommy', { x: (x - width * 0.24 + tall) * mommy - tall, y: foot.y - tall * MOMMY_FOOT - step }, tall);
  }

  const inBasket = state.toys.filter((toy) => toy.inBasket);
  const landing = Math.max(0, ...inBasket.map((toy) => squash(hop(toy, now).landing)));
  const since = now - state.overAt;
  const dancing = state.phase === 'over' && since < CELEBRATION && !still;
  const jump = dancing ? Math.abs(Math.sin(since / 190)) * 16 * (1 - since / CELEBRATION) : 0;
  const tall = (still ? 0 : stretch - landing) + jump / 200;
  context.save();
  context.translate(foot.x * scale, (foot.y - jump) * scale);
  const felt = state.touched && inside(state.touched, { x, y, width, height }) ? feltOf(state, now) : 0;
  const wobble = still ? 0 : Math.sin(felt * 18) * 0.07 * felt;
  context.rotate(lean + wobble + (dancing ? Math.sin(since / 190) * 0.05 : 0));
  context.scale(1 - tall / 2, 1 + tall);
  context.translate(-foot.x * scale, -foot.y * scale);
  sprite('basket-back', { x: foot.x, y: y + 39 * unit }, width);
  inBasket.forEach((toy, index) => {
    const seat = SEATS[index];
    const { flight } = hop(toy, now);
    if (flight < 0.5) return;
    const from = { x: foot.x, y: y - TOY };
    // Those that find no seat sink into the basket.
    const to = { x: x + (seat?.x ?? 130) * unit, y: y + (seat?.y ?? 100) * unit };
    const fall = still ? 1 : (flight - 0.5) * 2;
    if (!seat && fall === 1) return;
    const at = { x: from.x + (to.x - from.x) * fall, y: from.y + (to.y - from.y) * fall ** 2 };
    sprite(toy.kind, at, SEATED_SIZE * unit, { angle: ((index % 3) - 1) * 0.2 });
  });
  sprite('basket-front', { x: foot.x, y: y + 95 * unit }, width);
  if (stretch > 0.01) {
    context.strokeStyle = palette.primary;
    context.lineWidth = 5 * scale;
    context.globalAlpha = Math.min(1, stretch * 10);
    context.beginPath();
    context.ellipse(foot.x * scale, (y + RIM * unit) * scale, 112 * unit * scale, 27 * unit * scale, 0, 0, Math.PI * 2);
    context.stroke();
  }
  context.restore();
}

/** A toy outside the basket, wherever it is; those in somebody's hand come last. */
function drawToy(paint: Paint, toy: Toy) {
  if (paint.state.held.some(({ id }) => id === toy.id)) return;
  if (!toy.inBasket) drawLoose(paint, toy);
  else if (hop(toy, paint.now).flight < 0.5) drawFlying(paint, toy);
}

function drawLoose({ brush, scale, sprite, state, now }: Paint, toy: Toy) {
  const { still, context, palette, time } = brush;
  const { flight, landing } = hop(toy, now);
  const from = toy.moved && !still ? toy.moved.from : toy;
  // What falls gets faster, what hops goes in an arc.
  const falls = from.y < 0;
  const share = falls ? flight ** 2 : flight;
  const lift = falls || still ? 0 : Math.sin(flight * Math.PI) * 26;
  const at = middleOf({ x: from.x + (toy.x - from.x) * share, y: from.y + (toy.y - from.y) * share });
  const foot = { x: at.x, y: falls ? toy.y + TOY * 0.91 : at.y + TOY * 0.41 };
  const chosen = state.chosen === toy.id;
  if (chosen) {
    context.fillStyle = palette.primary;
    context.beginPath();
    context.arc(at.x * scale, at.y * scale, TOY * 0.58 * scale, 0, Math.PI * 2);
    context.fill();
  } else if (flight > 0) sprite('shadow', foot, TOY * 0.76 * (falls ? share : 1));
  const flat = still ? 0 : squash(landing) * (flight === 1 ? 1 : 0);
  sprite(toy.kind, { x: at.x, y: at.y - lift + flat * TOY * 0.4 }, TOY, {
    angle: chosen && !still ? Math.sin(time / 110) * 0.12 : 0,
    scaleX: 1 + flat,
    scaleY: 1 - flat,
  });
}

/** The first half of the way into the basket: up, over its rim. */
function drawFlying({ brush, sprite, state, now }: Paint, toy: Toy) {
  if (brush.still || !toy.moved) return;
  const { x, y, width } = basketOf(state.size);
  const rise = hop(toy, now).flight * 2;
  const from = middleOf(toy.moved.from);
  const above = { x: x + width / 2, y: y - TOY };
  const at = {
    x: from.x + (above.x - from.x) * rise,
    y: from.y + (above.y - from.y) * (1 - (1 - rise) ** 2),
  };
  sprite(toy.kind, at, TOY, { angle: rise * Math.sign(above.x - from.x) * 0.5 });
}

function drawHeld({ sprite, state }: Paint, hand: Held) {
  const toy = state.toys.find(({ id }) => id === hand.id);
  if (!toy) return;
  const at = middleOf(hand);
  sprite('shadow', { x: at.x + 6, y: at.y + TOY * 0.62 }, TOY * 0.7);
  sprite(toy.kind, at, TOY * 1.16);
}
