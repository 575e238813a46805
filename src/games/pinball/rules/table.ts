import type { Circle, Point, Segment } from '../../../core/geometry';

export const WIDTH = 400;
export const HEIGHT = 600;
export const BALL_RADIUS = 8;

export interface Bumper extends Circle {
  readonly points: 50 | 100 | 1000;
}

/** One large bumper worth 1000, three worth 50, two worth 100. */
export const BUMPERS: readonly Bumper[] = [
  { x: 200, y: 168, radius: 38, points: 1000 },
  { x: 96, y: 150, radius: 27, points: 50 },
  { x: 304, y: 150, radius: 27, points: 50 },
  { x: 200, y: 338, radius: 27, points: 50 },
  { x: 122, y: 262, radius: 27, points: 100 },
  { x: 278, y: 262, radius: 27, points: 100 },
];

/** Where the blue helper ball waits to be hit: in the traffic above the flippers, so that it is met in most lives. */
export const HELPER: Circle = { x: 200, y: 400, radius: BALL_RADIUS };

export type Side = 'left' | 'right';
export const SIDES: readonly Side[] = ['left', 'right'];
/** The left half of the table is the left flipper's, the right half the right one's. */
export const sideOf = (x: number): Side => (x < WIDTH / 2 ? 'left' : 'right');
/** A ball so low is the flippers' affair. */
export const LOW = 440;
export const FLIPPER_LENGTH = 78;
export const FLIPPER_RADIUS = 8;
/** So near to each other that mashing keeps a ball for a while; a ball still falls between them. */
export const PIVOT: Record<Side, Point> = { left: { x: 108, y: 512 }, right: { x: 292, y: 512 } };
export const REST: Record<Side, number> = { left: 0.3, right: 2.84 };
export const RAISED: Record<Side, number> = { left: -0.3, right: 3.44 };

/** The walls stand so far inside the picture; beyond them is the rim of the table. */
export const RIM = 12;
const CORNER = 90;
const CORNER_STEPS = 7;
const GUIDE_TOP = 428;

/** A rounded corner as short straight walls. */
function corner(middle: Point, from: number): Segment[] {
  const at = (step: number): Point => {
    const angle = from + (Math.PI / 2) * (step / CORNER_STEPS);
    return { x: middle.x + Math.cos(angle) * CORNER, y: middle.y + Math.sin(angle) * CORNER };
  };
  return Array.from({ length: CORNER_STEPS }, (_, step) => ({ a: at(step), b: at(step + 1) }));
}

/** Where a ball rolls from the side wall down to a flipper. */
export const GUIDES: readonly Segment[] = [
  { a: { x: RIM, y: GUIDE_TOP }, b: { x: PIVOT.left.x, y: PIVOT.left.y - FLIPPER_RADIUS } },
  { a: { x: WIDTH - RIM, y: GUIDE_TOP }, b: { x: PIVOT.right.x, y: PIVOT.right.y - FLIPPER_RADIUS } },
];

export const WALLS: readonly Segment[] = [
  { a: { x: RIM, y: GUIDE_TOP }, b: { x: RIM, y: RIM + CORNER } },
  ...corner({ x: RIM + CORNER, y: RIM + CORNER }, Math.PI),
  { a: { x: RIM + CORNER, y: RIM }, b: { x: WIDTH - RIM - CORNER, y: RIM } },
  ...corner({ x: WIDTH - RIM - CORNER, y: RIM + CORNER }, -Math.PI / 2),
  { a: { x: WIDTH - RIM, y: RIM + CORNER }, b: { x: WIDTH - RIM, y: GUIDE_TOP } },
  ...GUIDES,
  // Below the flippers a ball that is lost falls straight down.
  { a: { x: PIVOT.left.x, y: PIVOT.left.y }, b: { x: PIVOT.left.x, y: HEIGHT + 60 } },
  { a: { x: PIVOT.right.x, y: PIVOT.right.y }, b: { x: PIVOT.right.x, y: HEIGHT + 60 } },
];
