import { clamp, type Point } from '../../core/geometry';
import { type Held, inside } from '../../core/scatter';
import type { Brush, Draw } from '../../kit/Stage';
import type { SpriteOptions } from '../../kit/sprites';
import type { ecoHeroArt } from './art';
import { BINS, type Bin, binOf } from './items';
import { binFor, ITEM, middleOf, pictureOf } from './layout';
import { CELEBRATION, HOP } from './rules';
import type { Item, State } from './state';

type Piece = keyof typeof ecoHeroArt.pieces;

/** The opening of a bin, from the top of its picture, as a share of its height. */
const HOLE = 0.4;
/** A hop is flight until here, then the landing. */
const FLIGHT = 0.65;
/** A touch beside the items is felt so long. */
const FELT = 450;

interface Paint {
  readonly brush: Brush<Piece>;
  readonly scale: number;
  sprite(piece: Piece, at: Point, width: number, options?: SpriteOptions): void;
  readonly state: State;
  readonly now: number;
}

/** How much of the flight is over, and then how much of the landing. */
function hop({ moved }: Item, now: number) {
  const gone = moved ? clamp((now - moved.at) / HOP, 0, 1) : 1;
  return { flight: clamp(gone / FLIGHT, 0, 1), landing: clamp((gone - FLIGHT) / (1 - FLIGHT), 0, 1) };
}

/** What began then fades from 1 to 0. */
const fading = (since: number, length: number) => clamp(1 - since / length, 0, 1);

export function createDraw(): Draw<State, Piece> {
  /** How large a bin has grown for what comes near: 0 to 1. */
  const eager: Record<Bin, number> = { recycling: 0, compost: 0, trash: 0 };
  let last = 0;

  return (brush, state, now) => {
    const { still, time } = brush;
    const scale = brush.width / state.size.width;
    const sprite = (piece: Piece, at: Point, width: number, options?: SpriteOptions) =>
      brush.sprite(piece, at.x * scale, at.y * scale, width * scale, options);
    const paint: Paint = { brush, scale, sprite, state, now };
    const pace = still ? 1 : clamp((time - last) / 60, 0, 1);
    last = time;
    const wanted = state.held.map((hand) => binFor(hand, state.size));
    let easing = 0;
    for (const bin of BINS) {
      const wish = wanted.includes(bin) ? 1 : 0;
      easing += Math.abs(wish - eager[bin]);
      eager[bin] += (wish - eager[bin]) * pace;
      drawBin(paint, bin, eager[bin]);
    }
    drawRipple(paint);
    for (const item of state.items) drawItem(paint, item);
    for (const hand of state.held) drawHeld(paint, hand);
    return easing > 0.01 || (state.chosen !== null && !still);
  };
}

function drawBin({ brush, scale, sprite, state, now }: Paint, bin: Bin, eager: number) {
  const { context, still, time } = brush;
  const { judged, touched, chosen, held } = state;
  const picture = pictureOf(bin, state.size);
  const foot = { x: picture.x + picture.width / 2, y: picture.y + picture.height * 0.98 };
  const verdict = judged?.bin === bin ? fading(now - judged.at, HOP) : 0;
  const felt = touched && inside(touched, picture) ? fading(now - touched.at, FELT) : 0;
  const since = now - state.wonAt;
  const dance = state.phase === 'won' ? fading(since, CELEBRATION) : 0;
  // A right item is munched; at a wrong one the bin shakes its head, and it giggles when it is only touched.
  const munch = judged?.right ? Math.sin(verdict * Math.PI * 3) * verdict : 0;
  const shake = judged?.right === false ? Math.sin(verdict * 22) * verdict : Math.sin(felt * 18) * felt;
  const hungry = chosen !== null && held.length === 0 ? Math.sin(time / 160 + BINS.indexOf(bin)) * 0.025 : 0;
  const tall = still ? 0 : eager * 0.1 + munch * 0.1 + hungry;
  const jump = still ? 0 : dance * Math.abs(Math.sin(since / 170 + BINS.indexOf(bin))) * 18;
  const open = held.length > 0 || chosen !== null || verdict > 0.4;

  sprite('shadow', foot, picture.width * 0.86);
  context.save();
  context.translate(foot.x * scale, (foot.y - jump) * scale);
  context.rotate(still ? 0 : shake * 0.09);
  context.scale(1 + eager * 0.06 - munch * 0.05, 1 + tall);
  context.translate(-foot.x * scale, -foot.y * scale);
  sprite(`bin-${bin}${open ? '-open' : ''}`, { x: foot.x, y: picture.y + picture.height / 2 }, picture.width);
  context.restore();
}

function drawRipple({ brush: { context, palette }, scale, state, now }: Paint) {
  if (!state.touched) return;
  const { x, y, at } = state.touched;
  const felt = fading(now - at, FELT);
  if (felt === 0) return;
  context.save();
  context.globalAlpha = felt;
  context.strokeStyle = palette.primary;
  context.lineWidth = 6 * felt * scale;
  context.beginPath();
  context.arc(x * scale, y * scale, (44 - 30 * felt) * scale, 0, Math.PI * 2);
  context.stroke();
  context.restore();
}

/** An item wherever it is; those in somebody's hand come last. */
function drawItem(paint: Paint, item: Item) {
  if (paint.state.held.some(({ id }) => id === item.id)) return;
  if (!item.inBin) drawLoose(paint, item);
  else if (hop(item, paint.now).flight < 1) drawFalling(paint, item);
}

function drawLoose({ brush, scale, sprite, state, now }: Paint, item: Item) {
  const { still, context, palette, time } = brush;
  const { flight, landing } = hop(item, now);
  const from = item.moved && !still ? item.moved.from : item;
  // What falls gets faster, what hops goes in an arc.
  const falls = from.y < 0;
  const gone = falls ? flight ** 2 : flight;
  const lift = falls || still ? 0 : Math.sin(flight * Math.PI) * 30;
  const at = middleOf({ x: from.x + (item.x - from.x) * gone, y: from.y + (item.y - from.y) * gone });
  const chosen = state.chosen === item.id;
  if (chosen) {
    context.fillStyle = palette.primary;
    context.beginPath();
    context.arc(at.x * scale, at.y * scale, ITEM * 0.6 * scale, 0, Math.PI * 2);
    context.fill();
  } else if (flight > 0) {
    const ground = falls ? item.y + ITEM * 0.9 : at.y + ITEM * 0.4;
    sprite('shadow', { x: at.x, y: ground }, ITEM * 0.7 * (falls ? gone : 1));
  }
  const flat = still ? 0 : Math.sin(landing * Math.PI) * 0.14;
  sprite(item.kind, { x: at.x, y: at.y - lift + flat * ITEM * 0.4 }, ITEM, {
    angle: chosen && !still ? Math.sin(time / 110) * 0.12 : 0,
    scaleX: 1 + flat,
    scaleY: 1 - flat,
  });
}

/** Up and into the opening of its bin, smaller and smaller. */
function drawFalling({ brush, sprite, state, now }: Paint, item: Item) {
  if (brush.still || !item.moved) return;
  const picture = pictureOf(binOf(item.kind), state.size);
  const { flight } = hop(item, now);
  const from = middleOf(item.moved.from);
  const to = { x: picture.x + picture.width / 2, y: picture.y + picture.height * HOLE };
  const lift = Math.sin(flight * Math.PI) * 70;
  const at = { x: from.x + (to.x - from.x) * flight, y: from.y + (to.y - from.y) * flight - lift };
  sprite(item.kind, at, ITEM * (1 - 0.7 * flight ** 2), { angle: flight * 2 });
}

function drawHeld({ sprite, state }: Paint, hand: Held) {
  const item = state.items.find(({ id }) => id === hand.id);
  if (!item) return;
  const at = middleOf(hand);
  sprite('shadow', { x: at.x + 6, y: at.y + ITEM * 0.62 }, ITEM * 0.66);
  sprite(item.kind, at, ITEM * 1.16);
}
