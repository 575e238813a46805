import type { Point, Size } from '../../../core/geometry';
import type { Brush } from '../../../kit/stage/brush';
import type { Palette } from '../../../kit/theme/palette';
import type { sheet } from '../art/sheet';
import { ARRIVAL, type Bug, type BugType, placeOf } from '../rules/bugs';
import { REMOVAL, type State } from '../rules/rules';

type Piece = keyof typeof sheet.pieces;

/** Units of a bug's picture to one unit of its size. */
const PICTURE = 90;
/** Turns at the edges are rounded off over so many ms before and after. */
const TURN = 90;
const NET = { width: 118, shown: 320 } as const;

/** How each kind moves: how far it strays from its straight way (along and across), and how it wiggles. */
const GAITS: Record<BugType, (age: number) => { along: number; across: number; turn: number }> = {
  ladybug: (age) => ({ along: 0, across: 0, turn: Math.sin(age / 170) * 0.12 }),
  // Runs, stops, runs.
  beetle: (age) => ({ along: Math.sin(age / 260) * 9, across: 0, turn: Math.sin(age / 90) * 0.1 }),
  // Buzzes from side to side.
  bee: (age) => ({ along: 0, across: Math.sin(age / 95) * 7, turn: Math.sin(age / 95) * 0.12 }),
  // Flutters up and down.
  butterfly: (age) => ({
    along: Math.sin(age / 380) * 6,
    across: Math.sin(age / 230) * 10,
    turn: Math.sin(age / 230) * 0.2,
  }),
};

/** Plants along the lower edge: share of the width, then width and height of the picture. */
const MEADOW: readonly [Piece, number, number, number][] = [
  ['leaf-plant', 0.04, 74, 58],
  ['flower-pink', 0.13, 62, 106],
  ['tuft', 0.21, 44, 34],
  ['flower-white', 0.29, 44, 71],
  ['tuft', 0.43, 44, 34],
  ['flower-white', 0.55, 38, 61],
  ['leaf-plant', 0.66, 62, 48],
  ['tuft', 0.75, 44, 34],
  ['flower-purple', 0.84, 66, 113],
  ['flower-white', 0.92, 42, 68],
  ['tuft', 0.98, 44, 34],
];

export function draw(brush: Brush<Piece>, state: State, now: number) {
  const { field, bugs, target, net } = state;
  // On a large screen a unit is more than a pixel: the field scales as a whole.
  const zoom = brush.width / field.width;
  brush.context.scale(zoom, zoom);
  const fine = sharpen(brush);
  drawMeadow(fine, field, now);
  const paint = (bug: Bug) => drawBug(fine, bug, field, now, bug.id === state.chosen);
  // What is wanted is never hidden by what is not.
  bugs.filter(({ type }) => type !== target).forEach(paint);
  bugs.filter(({ type }) => type === target).forEach(paint);
  if (net && now - net.at < NET.shown) drawNet(fine, net, (now - net.at) / NET.shown);
  return false;
}

/** The same brush with bitmaps of twice the pixels, for pictures that are enlarged. */
function sharpen(brush: Brush<Piece>): Brush<Piece> {
  const { context } = brush;
  return {
    ...brush,
    sprite(piece, x, y, width, options) {
      context.save();
      context.translate(x, y);
      context.scale(0.5, 0.5);
      brush.sprite(piece, 0, 0, width * 2, options);
      context.restore();
    },
  };
}

function drawMeadow({ sprite, still }: Brush<Piece>, { width, height }: Size, now: number) {
  for (const [piece, x, size, tall] of MEADOW) {
    sprite(piece, x * width, height - tall / 2 - 4, size, { angle: still ? 0 : Math.sin(now / 800 + x * 20) * 0.03 });
  }
}

/** Light ink means a dark sky: dark heads and legs need a glow to stand out. */
const isNight = ({ ink }: Palette) => Number.parseInt(ink.slice(1, 3), 16) > 127;

function drawBug(brush: Brush<Piece>, bug: Bug, field: Size, now: number, chosen: boolean) {
  const { context, still, palette } = brush;
  const age = now - bug.bornAt + bug.id * 517;
  const place = placeOf(bug, field, now);
  const [behind, ahead] = [placeOf(bug, field, now - TURN), placeOf(bug, field, now + TURN)];
  const heading = Math.atan2(bug.gone ? bug.speedY : ahead.y - behind.y, bug.gone ? bug.speedX : ahead.x - behind.x);
  const { along, across, turn } = still || bug.gone ? { along: 0, across: 0, turn: 0 } : GAITS[bug.type](age);
  const share = bug.gone ? Math.min(1, (now - bug.gone.at) / REMOVAL) : 0;
  const arrived = still ? 1 : Math.min(1, (now - bug.bornAt) / ARRIVAL);
  const flies = bug.type === 'bee' || bug.type === 'butterfly';
  const shake = bug.gone?.why === 'wrong' && !still ? Math.sin(share * 20) * 8 : 0;
  const size = (bug.size / PICTURE) * arrived * (2 - arrived) * (bug.gone?.why === 'right' ? 1 - share * 0.5 : 1);

  if (bug.gone?.why === 'right') brush.sprite('puff', place.x, place.y, bug.size * (1 + share), { alpha: 1 - share });
  context.save();
  context.globalAlpha = 1 - share;
  context.translate(
    place.x + Math.cos(heading) * along - Math.sin(heading) * across + shake,
    place.y + Math.sin(heading) * along + Math.cos(heading) * across,
  );
  context.beginPath();
  context.arc(0, 0, Math.max(30, bug.size * 0.65), 0, Math.PI * 2);
  if (chosen) {
    context.strokeStyle = palette.ink;
    context.lineWidth = 5;
    context.stroke();
  }
  if (isNight(palette)) {
    context.globalAlpha = (1 - share) * 0.4;
    context.fillStyle = palette.rim;
    context.fill();
    context.globalAlpha = 1 - share;
  }
  // Flyers lean into their way; crawlers turn their heads to it.
  context.rotate(turn + (flies ? Math.cos(heading) * 0.35 : heading + Math.PI / 2));
  context.scale(size, size);
  PAINT[bug.type](brush, still ? 0 : age);
  context.restore();
}

/** In picture units, the turning point of the bug at 0, 0. */
const PAINT: Record<BugType, (brush: Brush<Piece>, age: number) => void> = {
  ladybug: ({ sprite }, age) => sprite(age % 280 < 140 ? 'ladybug' : 'ladybug-2', 0, -5, 100),
  beetle: ({ sprite }, age) => sprite(age % 180 < 90 ? 'beetle' : 'beetle-2', 0, -5, 100),
  bee(brush, age) {
    const flap = 0.75 + Math.sin(age / 26) * 0.25;
    for (const side of [1, -1]) wing(brush, 'bee-wing', 50, { x: 14 * side, y: 0 }, { x: 21, y: -3 }, side * flap);
    brush.sprite('bee-body', 0, -1, 68);
  },
  butterfly(brush, age) {
    const flap = age === 0 ? 1 : 0.66 + Math.sin(age / 105) * 0.34;
    for (const side of [1, -1])
      wing(brush, 'butterfly-wing', 58, { x: 5 * side, y: -2 }, { x: 26, y: -6 }, side * flap);
    brush.sprite('butterfly-body', 0, 0, 48);
  },
};

/** A wing on its root; `middle` is the middle of the picture, seen from there. */
function wing(
  { context, sprite }: Brush<Piece>,
  piece: Piece,
  width: number,
  root: Point,
  middle: Point,
  flap: number,
) {
  context.save();
  context.translate(root.x, root.y);
  context.scale(flap, 1);
  sprite(piece, middle.x, middle.y, width);
  context.restore();
}

/** The net comes down with its ring where the finger is, swung from the hand at the end of its handle. */
function drawNet({ context, sprite, still }: Brush<Piece>, { x, y }: Point, share: number) {
  const unit = NET.width / 140;
  context.save();
  context.translate(x, y + 99 * unit);
  if (!still) context.rotate(Math.max(0, 1 - share * 4) * 0.5);
  sprite('net', 0, -74 * unit, NET.width, { alpha: 1 - share ** 3 });
  context.restore();
}
