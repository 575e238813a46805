import { distance, type Point } from '../../../core/geometry';
import { type Cell, DIRECTIONS, type Direction, insideBoard, STEP, sameCell } from '../../../core/grid';

export const CANVAS = 300;
export const SPACING = 80;
export const DOT_RADIUS = 8;
/** 4 x 4 dots. */
export const DOTS = 4;

/** A dot by its column and row, counted from the top left. */
export type Dot = Cell;

const MARGIN = (CANVAS - (DOTS - 1) * SPACING) / 2;
const GRID = { columns: DOTS, rows: DOTS };
const BOXES = { columns: DOTS - 1, rows: DOTS - 1 };
/** A finger this near to a dot means the dot: about 64 px and more across, even on the smallest screen. */
const DOT_REACH = SPACING / 2;
/** The middle of the gap between two dots, so long and so wide to either side, means their line. */
const GAP_LENGTH = 16;
export const GAP_REACH = 26;
/** A finger that travelled less only tapped. */
const SHORTEST_DRAG = 24;

export const ALL_DOTS: readonly Dot[] = Array.from({ length: DOTS * DOTS }, (_, index) => ({
  x: index % DOTS,
  y: Math.floor(index / DOTS),
}));

export const onGrid = (dot: Dot) => insideBoard(dot, GRID);

/** Where a dot stands on the canvas; halves are the middles between dots. */
export const pointOf = ({ x, y }: Point): Point => ({ x: MARGIN + x * SPACING, y: MARGIN + y * SPACING });

export const nextTo = ({ x, y }: Dot, direction: Direction): Dot => ({
  x: x + STEP[direction].x,
  y: y + STEP[direction].y,
});

export const neighboursOf = (dot: Dot): Dot[] => DIRECTIONS.map((direction) => nextTo(dot, direction)).filter(onGrid);

/** The neighbour that lies in the direction of an offset. */
function towards(dot: Dot, right: number, down: number): Dot | null {
  const sideways = Math.abs(right) > Math.abs(down);
  const next = nextTo(dot, sideways ? (right > 0 ? 'RIGHT' : 'LEFT') : down > 0 ? 'DOWN' : 'UP');
  return onGrid(next) ? next : null;
}

/** What a finger at a point of the canvas means: a dot, the gap between two, or nothing. */
export function placeAt({ x, y }: Point): { readonly from: Dot; readonly to?: Dot } | null {
  const from = { x: Math.round((x - MARGIN) / SPACING), y: Math.round((y - MARGIN) / SPACING) };
  if (!onGrid(from)) return null;
  const [right, down] = [x - pointOf(from).x, y - pointOf(from).y];
  const [across = 0, along = 0] = [Math.abs(right), Math.abs(down)].sort((a, b) => a - b);
  const to = towards(from, right, down);
  if (to && along > (SPACING - GAP_LENGTH) / 2 && across <= GAP_REACH) return { from, to };
  return Math.hypot(right, down) <= DOT_REACH ? { from } : null;
}

/** The line from one dot to the next. */
export interface Gap {
  readonly from: Dot;
  readonly to: Dot;
}

/** All of them, each once. */
export const ALL_GAPS: readonly Gap[] = ALL_DOTS.flatMap((from) =>
  (['RIGHT', 'DOWN'] as const).map((way) => ({ from, to: nextTo(from, way) })).filter(({ to }) => onGrid(to)),
);

/** The line between two dots, whichever way it was drawn. */
export const lineBetween = <Line extends Gap>(lines: readonly Line[], a: Dot, b: Dot): Line | undefined =>
  lines.find(({ from, to }) => (sameCell(from, a) && sameCell(to, b)) || (sameCell(from, b) && sameCell(to, a)));

/** The sides of a box, which is named by the dot at its upper left. */
function sidesOf({ x, y }: Dot): Gap[] {
  const corners = [
    { x, y },
    { x: x + 1, y },
    { x: x + 1, y: y + 1 },
    { x, y: y + 1 },
  ];
  return corners.map((from, index) => ({ from, to: corners[(index + 1) % 4] ?? from }));
}

/** How many sides of a box are still to be drawn. */
export const openSides = (lines: readonly Gap[], box: Dot) =>
  sidesOf(box).filter(({ from, to }) => !lineBetween(lines, from, to)).length;

/** The boxes on the two sides of a gap; at the edge there is one. */
export function boxesBeside({ from, to }: Gap): Dot[] {
  const first = { x: Math.min(from.x, to.x), y: Math.min(from.y, to.y) };
  const other = from.y === to.y ? { x: first.x, y: first.y - 1 } : { x: first.x - 1, y: first.y };
  return [other, first].filter((box) => insideBoard(box, BOXES));
}

/** Where the middle of a gap is on the canvas. */
export const middleOf = ({ from, to }: Gap): Point => pointOf({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });

/** The dot to which a finger pulls a line from another, or null when it only tapped. */
export function pulledTo(dot: Dot, start: Point, end: Point): Dot | null {
  const centre = pointOf(dot);
  const onlyTapped = distance(start, end) < SHORTEST_DRAG || distance(centre, end) <= DOT_REACH;
  return onlyTapped ? null : towards(dot, end.x - centre.x, end.y - centre.y);
}
