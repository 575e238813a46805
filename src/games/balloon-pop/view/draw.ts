import wiggle from '../../../kit/art/wiggle.svg?url';
import type { Brush } from '../../../kit/stage/brush';
import { createSprites } from '../../../kit/stage/sprites';
import type { sheet } from '../art/sheet';
import { type Balloon, type Collectible, POPPING, PRIZE_SIZE, type State, TOP, yAt } from '../rules/sky';

type Piece = keyof typeof sheet.pieces;

/** The picture is wider than the balloon's body by its highlight and tail. */
const PICTURE_WIDTH = 1.16;
/** From the middle of the body down to the middle of the picture with its string, in widths. */
const STRING = 0.35;
/** Balloons fade into the sky over so many units below the top line. */
const FADE = 70;

/** Wiggle, who sits on the hill, watches, and hops for every balloon that pops. */
const WIGGLE = { url: wiggle, width: 330, height: 220, pieces: { wiggle: [0, 0, 330, 220] } } as const;

export function createDraw() {
  const friend = createSprites(WIGGLE);
  let isHere = false;
  void friend.ready.then(() => {
    isHere = true;
  });
  return (brush: Brush<Piece>, state: State, now: number) => {
    const { context, density, width, height, time, still } = brush;
    const size = Math.max(width * 0.18, 120);
    const hop = still ? 0 : hopOf(state, now) * size * 0.22;
    const breath = still ? 0 : Math.sin(time / 510) * 0.0125;
    const how = { scaleX: 1 + breath, scaleY: 1 - breath };
    if (isHere)
      friend.draw(context, density, 'wiggle', width * 0.24 + size / 2, height * 0.98 - size / 3 - hop, size, how);
    drawBalloons(enlarged(brush, width / state.width), state, now);
    return false;
  };
}

/** How high Wiggle is, from 0 to 1: up and down again while the last balloon pops. */
export function hopOf({ balloons }: State, now: number): number {
  const last = Math.max(...balloons.map(({ poppedAt }) => poppedAt ?? Number.NEGATIVE_INFINITY));
  return now - last < POPPING ? Math.sin((Math.PI * (now - last)) / POPPING) : 0;
}

/** On a large screen a unit is more than a pixel: the sky scales as a whole. */
export const enlarged = (brush: Brush<Piece>, zoom: number): Brush<Piece> => ({
  ...brush,
  sprite: (piece, x, y, width, options) => brush.sprite(piece, x * zoom, y * zoom, width * zoom, options),
});

function drawBalloons(brush: Brush<Piece>, state: State, now: number) {
  for (const balloon of state.balloons) {
    if (balloon.poppedAt === null) drawBalloon(brush, balloon, now);
    else drawPop(brush, balloon, (now - balloon.poppedAt) / POPPING);
  }
  for (const prize of state.prizes) drawPrize(brush, prize, now);
}

function drawBalloon({ sprite, still }: Brush<Piece>, balloon: Balloon, now: number) {
  const y = yAt(balloon, now);
  const age = now - balloon.bornAt;
  const sway = still ? 0 : Math.sin(age / 700 + balloon.id) * 0.09;
  // A little squash and stretch, as if it were breathing.
  const breath = still ? 1 : 1 + Math.sin(age / 260 + balloon.id * 2) * 0.025;
  const width = balloon.size * PICTURE_WIDTH;
  sprite(`balloon-${balloon.color}`, balloon.x - Math.sin(sway) * width * STRING, y + width * STRING, width, {
    angle: sway,
    alpha: Math.min(1, (y - TOP) / FADE),
    scaleX: breath,
    scaleY: 2 - breath,
  });
}

function drawPop({ sprite, still }: Brush<Piece>, { x, startY, size, color }: Balloon, share: number) {
  if (share < 0.2)
    sprite(`balloon-${color}`, x, startY + size * STRING, size * PICTURE_WIDTH, {
      scaleX: 1 + share,
      scaleY: 1 + share,
    });
  const grow = still ? 1 : 0.7 + share * 0.9;
  sprite('pop', x, startY, size * 1.5 * grow, { alpha: 1 - share ** 3, angle: still ? 0 : share * 0.4 });
}

function drawPrize({ sprite, still }: Brush<Piece>, prize: Collectible, now: number) {
  const age = now - prize.bornAt;
  // Arrives with a bounce, then dangles.
  const arrive = still ? 1 : Math.min(1, age / 180);
  const size = PRIZE_SIZE * (arrive < 1 ? arrive * (2.2 - 1.2 * arrive) : 1);
  sprite(`prize-${prize.type}`, prize.x, yAt(prize, now), size, { angle: still ? 0 : Math.sin(age / 300) * 0.12 });
}
