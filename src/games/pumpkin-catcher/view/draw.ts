import { clamp, type Point } from '../../../core/geometry';
import type { Brush } from '../../../kit/stage/brush';
import type { sheet } from '../art/sheet';
import { basketAt } from '../rules/basket';
import { isItem, type Thing } from '../rules/items';
import { catchWidth, type State, yAt } from '../rules/rules';

type Piece = keyof typeof sheet.pieces;

/** The basket's picture is 150 x 110. It is as wide as what it catches, and on low stages flatter. */
const BASKET = { width: 150, height: 110, back: 46, ofWidth: 0.25, ofHeight: 0.3 } as const;
const SQUASH = 320;
const LANDING = 180;
const TUMBLE = 600;
/** The width of falling things, in widths of the basket. */
const SIZE = 0.66;
/** Where the two good things rest, from the middle of the basket's upper edge. */
const REST: readonly Point[] = [
  { x: -27, y: 12 },
  { x: 27, y: 10 },
];

/** Each kind falls in its own silly way. Only the picture sways: the place that counts is straight. */
const LOOKS: Record<
  Thing['type'],
  (age: number) => {
    readonly angle?: number;
    readonly scaleX?: number;
    readonly scaleY?: number;
    readonly aside?: number;
  }
> = {
  pumpkin: (age) => ({ angle: Math.sin(age / 420) * 0.22 }),
  candy: (age) => ({ angle: age / 520 }),
  bat: (age) => ({ scaleX: 1.2, scaleY: 1.2 + Math.sin(age / 75) * 0.16, aside: Math.sin(age / 380) * 0.14 }),
  spider: (age) => ({ angle: Math.sin(age / 180) * 0.1 }),
  ghost: (age) => ({ angle: Math.sin(age / 420) * 0.16, aside: Math.sin(age / 420) * 0.12 }),
  trick: wobble,
  treat: wobble,
};

function wobble(age: number) {
  const by = Math.sin(age / 160) * 0.05;
  return { scaleX: 1 + by, scaleY: 1 - by };
}

const TREES: readonly [Piece, number, number][] = [
  ['tree-gold', 0.13, 0.62],
  ['tree-autumn', 0.03, 1],
  ['tree-autumn', 0.88, 0.56],
  ['tree-gold', 0.97, 0.92],
];
const LEAVES = 5;

export function draw(brush: Brush<Piece>, state: State, now: number) {
  const { context, sprite, still, width, height } = brush;
  const { basket, caught, power } = state;
  const unit = Math.min(width * BASKET.ofWidth, height * BASKET.ofHeight);
  const onStage = ({ x, y }: Point): Point => ({ x: (x / 100) * width, y: (y / 100) * height });
  const at = basketAt(basket, now);
  const place = onStage(at);
  const since = caught ? now - caught.at : Number.POSITIVE_INFINITY;

  /** Paints in the units of the basket's picture: squashed by a catch, leaning into its way. */
  function inBasket(paint: () => void) {
    const across = catchWidth(width) / BASKET.width;
    const up = Math.min(across, (height * BASKET.ofHeight) / BASKET.height);
    const share = Math.min(1, since / SQUASH);
    const squash = still ? 0 : Math.sin(share * Math.PI * 2) * (1 - share) * 0.3;
    context.save();
    // Turned and squashed about the middle of its foot.
    context.translate(place.x, place.y + (BASKET.height / 2) * up);
    if (!still) context.rotate(clamp((basket.goal.x - at.x) * 0.012, -0.22, 0.22));
    context.scale(across * (1 + squash * 0.7), up * (1 - squash));
    context.translate(0, -BASKET.height);
    paint();
    context.restore();
  }

  drawAutumn(brush, unit, now);
  inBasket(() => {
    sprite('basket-back', 0, BASKET.back / 2, BASKET.width);
    for (const [index, type] of state.inBasket.entries()) {
      const isNewest = index === state.inBasket.length - 1;
      // Places are taken in turn, so that what lies there stays there.
      let { x, y } = REST[(state.streak + Number(isNewest)) % 2] as Point;
      if (isNewest && caught?.thing.type === type && since < LANDING && !still) {
        const left = (1 - since / LANDING) ** 2;
        const from = onStage(caught.thing);
        x += left * (((from.x - place.x) / unit) * BASKET.width - x);
        y += left * (((from.y - place.y) / unit) * BASKET.width + BASKET.height / 2 - y);
      }
      sprite(type, x, y, 64);
    }
  });
  for (const thing of state.things)
    drawThing(brush, thing, onStage({ x: thing.x, y: yAt(thing, state, now) }), unit * SIZE, state, now);
  inBasket(() => {
    sprite('basket', 0, BASKET.height / 2, BASKET.width);
    if (power) sprite(power.type, 0, 68, 58, still ? {} : wobble(now));
  });
  if (caught && since < TUMBLE) drawCatch(brush, caught.thing, onStage(caught.thing), place, unit, since / TUMBLE);
  return false;
}

/** Autumn has come to the wood: trees at the sides and leaves in the wind. */
function drawAutumn({ sprite, still, width, height }: Brush<Piece>, unit: number, now: number) {
  const tree = clamp(unit * 1.05, 84, 190);
  for (const [piece, x, scale] of TREES) {
    const angle = still ? 0 : Math.sin(now / 900 + x * 9) * 0.015;
    sprite(piece, x * width, height * (0.8 + scale * 0.13) - tree * scale * 0.69, tree * scale, { angle });
  }
  for (let leaf = 0; leaf < LEAVES && !still; leaf++) {
    const fallen = (now / 11_000 + leaf * 0.37) % 1;
    const x = leaf * 0.19 + 0.12 + Math.sin(now / 1300 + leaf) * 0.03;
    sprite('leaf', x * width, fallen * (height + 40) - 20, 26, { angle: now / 700 + leaf, alpha: 0.6 });
  }
}

function drawThing(
  { sprite, still, context, palette }: Brush<Piece>,
  thing: Thing,
  { x: middle, y }: Point,
  size: number,
  { power }: State,
  now: number,
) {
  const { type, id } = thing;
  const look = still ? {} : LOOKS[type](now + id * 700);
  const x = middle + (look.aside ?? 0) * size;
  if (type === 'spider') {
    context.fillStyle = palette.inkSoft;
    context.fillRect(x - 1, 0, 2, y - size * 0.34);
  }
  // Worth double: it twinkles.
  if (power?.type === 'treat' && isItem(thing) && thing.points > 0)
    sprite('sparkle', x, y, size * 1.5, { angle: still ? 0 : now / 900 });
  sprite(type, x, y, size, look);
}

/** A good catch sparkles; a silly one goes splat and tumbles off. */
function drawCatch(
  { sprite, still }: Brush<Piece>,
  thing: Thing,
  { x, y }: Point,
  basket: Point,
  unit: number,
  share: number,
) {
  const bad = isItem(thing) && thing.points < 0;
  const grow = still ? 1 : 0.4 + Math.min(1, share * 2) * 0.7;
  sprite(bad ? 'splat' : 'sparkle', x, y, unit * 0.8 * grow, { alpha: 1 - share ** 2 });
  if (!bad) return;
  const away = still ? 0 : share * (x < basket.x ? -1 : 1);
  const hop = still ? 0 : share * (1.2 - share) * unit * 3;
  sprite(thing.type, x + away * unit, y - hop, unit * SIZE, { angle: away * 7, alpha: 1 - share ** 3 });
}
