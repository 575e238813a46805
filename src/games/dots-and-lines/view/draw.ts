import type { Point } from '../../../core/geometry';
import type { Brush } from '../../../kit/stage/brush';
import type { sheet } from '../art/sheet';
import {
  ALL_DOTS,
  DOT_RADIUS,
  type Dot,
  type Gap,
  lineBetween,
  middleOf,
  neighboursOf,
  pointOf,
  SPACING,
} from '../rules/layout';
import type { Box, Line, Player, State } from '../rules/rules';

type Piece = keyof typeof sheet.pieces;

/** What the canvas shows for a moment and no rule knows. */
export interface Marks {
  /** A finger went down on a dot and is still there. */
  held: boolean;
  /** The line it pulls behind it. */
  pulled: { readonly from: Dot; readonly to: Point } | null;
  /** The last tap that hit nothing. */
  missed: Point | null;
  /** The last line that was already there. */
  rejected: Gap | null;
}

/** Blue is blue and red is red in every theme, as on the faces of their boxes: light and dark side of a line. */
const INK: Record<Player, readonly [string, string]> = { blue: ['#3F97EE', '#2874C8'], red: ['#FF6262', '#D83C50'] };
const LINE_WIDTH = SPACING / 6;
/** How much of the ink a trace shows: seen in every theme, and paler than any line. */
const TRACE = 0.35;
/** The picture of a dot is so much wider than the dot itself. */
const DOT_PICTURE = 40 / 14;
/** The pencil's tip, seen from the middle of its picture, in widths. */
const TIP = { x: -42 / 90, y: 43 / 90 };
const PENCIL = 54;

const DRAWING = 220;
const POPPING = 320;
const WOBBLING = 360;
const RIPPLING = 320;

/** Up to 1 with a little overshoot on the way. */
const bounce = (share: number) => 1 + 2.2 * (share - 1) ** 3 + 1.2 * (share - 1) ** 2;

/** How much of its little motion each thing has made; it begins when the thing is first painted. */
type Share = (thing: object, ms: number, delay?: number) => number;

function createMotion() {
  const seen = new WeakMap<object, number>();
  return ({ time, glides }: Brush<Piece>) => {
    const motion = { any: false, share };
    function share(thing: object, ms: number, delay = 0): number {
      const since = seen.get(thing) ?? time;
      seen.set(thing, since);
      const gone = glides ? (time - since - delay) / ms : 1;
      if (gone < 1) motion.any = true;
      return Math.min(1, Math.max(0, gone));
    }
    return motion;
  };
}

export function createDraw(marks: Marks) {
  const motionOf = createMotion();

  return (brush: Brush<Piece>, state: State) => {
    const motion = motionOf(brush);
    const { share } = motion;
    const { selected, lines, boxes, currentPlayer } = state;
    drawPaper(brush, lines);
    for (const box of boxes) drawBox(brush, box, share(box, POPPING, DRAWING));
    if (selected) drawWays(brush, state, selected);
    for (const line of lines) drawLine(brush, line, share(line, DRAWING), wobbleOf(line, marks, share));
    drawPreview(brush, state);
    if (marks.pulled) drawPulled(brush, marks.pulled, currentPlayer);
    for (const dot of ALL_DOTS) drawDot(brush, dot);
    if (selected) drawChosen(brush, selected, share(selected, POPPING));
    if (marks.missed) drawRipple(brush, marks.missed, share(marks.missed, RIPPLING));
    const tip = marks.pulled?.to ?? tipOf(state, share);
    if (tip) drawPencil(brush, tip);
    return motion.any || marks.held;
  };
}

/** The pencil draws the newest line, then is gone, or waits at the line that was chosen. */
function tipOf({ lines, preview }: State, share: Share): Point | null {
  const newest = lines.at(-1);
  const gone = newest ? share(newest, DRAWING) : 1;
  return newest && gone < 1 ? along(newest, gone) : preview && middleOf(preview);
}

/** A line that was already there shakes its head. */
function wobbleOf(line: Line, { rejected }: Marks, share: Share): number {
  if (!rejected || lineBetween([line], rejected.from, rejected.to) === undefined) return 0;
  const gone = share(rejected, WOBBLING);
  return Math.sin(gone * Math.PI * 5) * (1 - gone) * 5;
}

function along({ from, to }: Gap, share: number): Point {
  return pointOf({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
}

function stroke({ context }: Brush<Piece>, from: Point, to: Point, color: string, width: number) {
  context.strokeStyle = color;
  context.lineWidth = width;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(from.x, from.y);
  context.lineTo(to.x, to.y);
  context.stroke();
}

/** Squared paper, with a faint trace wherever a line can still be drawn. */
function drawPaper(brush: Brush<Piece>, lines: readonly Line[]) {
  const { context, palette, width, height } = brush;
  context.fillStyle = palette.surface;
  context.fillRect(0, 0, width, height);
  context.fillStyle = palette.surface2;
  for (let at = 9; at < width; at += 20) {
    context.fillRect(at, 0, 2, height);
    context.fillRect(0, at, width, 2);
  }
  context.dash(0.1, 10);
  context.globalAlpha = TRACE;
  for (const dot of ALL_DOTS) {
    for (const next of neighboursOf(dot)) {
      const once = next.x > dot.x || next.y > dot.y;
      if (once && !lineBetween(lines, dot, next)) stroke(brush, pointOf(dot), pointOf(next), palette.inkSoft, 5);
    }
  }
  context.globalAlpha = 1;
  context.dash();
}

function drawBox({ sprite }: Brush<Piece>, { x, y, player }: Box, share: number) {
  const middle = pointOf({ x: x + 0.5, y: y + 0.5 });
  if (share > 0) sprite(`box-${player}`, middle.x, middle.y, SPACING * bounce(share));
}

function drawLine(brush: Brush<Piece>, line: Line, share: number, wobble: number) {
  const { context } = brush;
  const [light, dark] = INK[line.player];
  const [from, to] = [pointOf(line.from), along(line, share)];
  context.save();
  if (from.x === to.x) context.translate(wobble + 1, 2.5);
  else context.translate(1, wobble + 2.5);
  stroke(brush, from, to, dark, LINE_WIDTH);
  context.translate(-1, -2.5);
  stroke(brush, from, to, light, LINE_WIDTH);
  context.restore();
}

function circle({ context }: Brush<Piece>, { x, y }: Point, radius: number, color: string) {
  context.lineWidth = 4;
  context.fillStyle = context.strokeStyle = color;
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
}

function drawDot({ sprite }: Brush<Piece>, dot: Dot) {
  const { x, y } = pointOf(dot);
  sprite('dot', x, y, DOT_RADIUS * DOT_PICTURE);
}

/** The neighbours that the chosen dot can still be joined with. */
function drawWays(brush: Brush<Piece>, { lines, currentPlayer }: State, selected: Dot) {
  const { context } = brush;
  const [light] = INK[currentPlayer];
  for (const next of neighboursOf(selected)) {
    if (lineBetween(lines, selected, next)) continue;
    const end = pointOf(next);
    context.globalAlpha = 0.35;
    context.dash(2, 15);
    stroke(brush, pointOf(selected), end, light, LINE_WIDTH * 0.6);
    context.dash();
    circle(brush, end, 21, light);
    context.fill();
    context.globalAlpha = 1;
    context.stroke();
  }
}

function drawChosen({ sprite }: Brush<Piece>, dot: Dot, share: number) {
  const { x, y } = pointOf(dot);
  sprite('dot-chosen', x, y, 44 * bounce(share));
}

function drawRipple(brush: Brush<Piece>, point: Point, share: number) {
  const { context, palette } = brush;
  context.globalAlpha = 0.5 * (1 - share);
  circle(brush, point, 6 + 16 * share, palette.inkSoft);
  context.stroke();
  context.globalAlpha = 1;
}

function drawPulled(brush: Brush<Piece>, { from, to }: NonNullable<Marks['pulled']>, player: Player) {
  brush.context.globalAlpha = 0.7;
  stroke(brush, pointOf(from), to, INK[player][0], LINE_WIDTH);
  brush.context.globalAlpha = 1;
}

/** A line that waits for its second tap: pale and dotted, with the pencil ready on it. */
function drawPreview(brush: Brush<Piece>, { preview, currentPlayer }: State) {
  const { context } = brush;
  if (!preview) return;
  context.globalAlpha = 0.75;
  context.dash(1, LINE_WIDTH * 1.5);
  stroke(brush, pointOf(preview.from), pointOf(preview.to), INK[currentPlayer][0], LINE_WIDTH);
  context.dash();
  context.globalAlpha = 1;
}

function drawPencil({ sprite }: Brush<Piece>, tip: Point) {
  sprite('pencil', tip.x - TIP.x * PENCIL, tip.y - TIP.y * PENCIL, PENCIL);
}
