import { clamp } from '../../core/geometry';
import { type Cell, type Direction, STEP } from '../../core/grid';
import type { SnakeBoard } from '../../core/snake';
import { createGlide, drawChain } from '../../kit/chain';
import type { Brush } from '../../kit/Stage';
import type { abilitiesArt } from './art';
import { GLOW } from './laser';
import { type Collectible, type Spot, type State, spotOf } from './state';

type Piece = keyof typeof abilitiesArt.pieces;

const ANGLE: Record<Direction, number> = { RIGHT: 0, DOWN: Math.PI / 2, LEFT: Math.PI, UP: -Math.PI / 2 };
/** Where the eyes are, from the middle of the head, in heads. */
const EYES: readonly Spot[] = [
  { x: -0.2, y: -0.04 },
  { x: 0.25, y: -0.04 },
];
const HEAD = 1.5;
/** A new collectible pops up within so many ms. */
const ARRIVAL = 300;
/** The share of its way that a pushed block slides in a frame. */
const SLIDE = 0.35;

interface Head extends Spot {
  readonly size: number;
  /** -1 where the picture looks left. */
  readonly mirror: 1 | -1;
}

export function createDraw() {
  const glideSnake = createGlide();
  const glideBot = createGlide();
  const drawCollectible = createCollectibles();

  return (brush: Brush<Piece>, state: State, now: number) => {
    const { board } = state;
    drawBoard(brush, board);
    for (const collectible of state.collectibles) drawCollectible(brush, collectible, board);
    const snake = glideSnake(state.snake, brush.time, brush.still);
    const bot = glideBot(state.bot?.cells ?? [], brush.time, brush.still);
    if (state.bot?.cells.length) {
      drawChain(brush, board.cell, state.bot.cells.length, bot.at, 'bot-body', 'bot-tail');
      const { x, y } = spotOf(bot.at(0), board);
      brush.sprite('bot-head', x, y, board.cell * HEAD, { scaleX: state.bot.direction === 'LEFT' ? -1 : 1 });
    }
    drawSnake(brush, state, snake.at, now);
    return snake.gliding || bot.gliding || (!brush.still && state.phase === 'playing');
  };
}

function drawBoard({ context, palette, width, height }: Brush<Piece>, { columns, rows, cell }: SnakeBoard) {
  context.fillStyle = palette.board;
  context.fillRect(0, 0, width, height);
  context.fillStyle = palette.board2;
  for (let y = 0; y < rows; y++) {
    for (let x = y % 2; x < columns; x += 2) context.fillRect(x * cell, y * cell, cell, cell);
  }
}

/** Remembers where each collectible was seen, so that a pushed block slides and a new one pops up. */
function createCollectibles() {
  const seen = new Map<number, Cell & { readonly since: number }>();

  function look(id: number, { x, y }: Cell, time: number, still: boolean) {
    const old = seen.get(id);
    const slides = old && !still && Math.abs(old.x - x) + Math.abs(old.y - y) <= 1;
    const at = slides
      ? { x: old.x + (x - old.x) * SLIDE, y: old.y + (y - old.y) * SLIDE, since: old.since }
      : { x, y, since: time };
    seen.set(id, at);
    return { at, grown: still ? 1 : clamp((time - at.since) / ARRIVAL, 0.3, 1) };
  }

  return ({ sprite, time, still }: Brush<Piece>, { id, position, type }: Collectible, board: SnakeBoard) => {
    const { at, grown } = look(id, position, time, still);
    const { x, y } = spotOf(at, board);
    const wiggle = still ? 0 : Math.sin(time / 340 + id * 1.7);
    if (type === 'diamond') sprite('diamond', x, y, board.cell * 1.2 * grown, { angle: wiggle * 0.12 });
    else sprite('block', x, y, board.cell * 1.05 * grown, { scaleY: 1 + wiggle * 0.03 });
  };
}

function drawSnake(brush: Brush<Piece>, state: State, at: (index: number) => Cell, now: number) {
  const { abilities, board, lastStep, phase } = state;
  drawChain(brush, board.cell, state.snake.length, at, 'body', 'tail');
  const head: Head = {
    ...spotOf(at(0), board),
    size: board.cell * (abilities.strength ? HEAD * 1.2 : HEAD),
    mirror: lastStep === 'LEFT' ? -1 : 1,
  };
  if (Object.values(abilities).includes(true)) drawCape(brush, head, ANGLE[lastStep ?? 'RIGHT'], abilities.speed);
  if (phase === 'over') {
    brush.sprite('head-oops', head.x, head.y, head.size, { scaleX: head.mirror });
    return;
  }
  if (abilities.laserEyes && lastStep) drawLaser(brush, state, head, STEP[lastStep], now);
  const breath = brush.still ? 1 : 1 + Math.sin(brush.time / 260) * 0.03;
  brush.sprite(abilities.laserEyes ? 'head-laser' : 'head', head.x, head.y, head.size, {
    scaleX: head.mirror,
    scaleY: breath,
  });
  if (abilities.diamondTouch) drawHalo(brush, head);
}

/** The cape streams behind; its neck, at the picture's right edge, lies under the head. */
function drawCape({ sprite, time, still }: Brush<Piece>, { x, y, size, mirror }: Head, heading: number, fast: boolean) {
  const angle = heading + (still ? 0 : Math.sin(time / 130) * 0.1);
  const back = size * (fast ? 0.55 : 0.42);
  sprite('cape', x - Math.cos(angle) * back, y - Math.sin(angle) * back, back * 2.2, { angle, scaleY: mirror });
}

/** Diamond Touch: two small diamonds circle the head. */
function drawHalo({ sprite, time, still }: Brush<Piece>, { x, y, size }: Head) {
  for (const side of [0, Math.PI]) {
    const angle = side + (still ? 0.6 : time / 500);
    sprite('diamond', x + Math.cos(angle) * size * 0.62, y + Math.sin(angle) * size * 0.62, size * 0.32);
  }
}

/** A dotted line says where the laser will go, a bright beam that it was fired. */
function drawLaser(brush: Brush<Piece>, { board, beam }: State, head: Head, { x, y }: Cell, now: number) {
  const { context, palette, width, height } = brush;
  const glow = beam ? Math.max(0, (beam.until - now) / GLOW) : 0;
  const stroke = (color: string, thick: number, alpha: number) => {
    context.strokeStyle = color;
    context.lineWidth = board.cell * thick;
    context.globalAlpha = alpha;
    context.beginPath();
    for (const eye of EYES) {
      const from = { x: head.x + eye.x * head.size * head.mirror, y: head.y + eye.y * head.size };
      context.moveTo(from.x, from.y);
      context.lineTo(x ? (x > 0 ? width : 0) : from.x, y ? (y > 0 ? height : 0) : from.y);
    }
    context.stroke();
  };
  context.save();
  context.lineCap = 'round';
  context.setLineDash([board.cell * 0.05, board.cell * 0.4]);
  stroke(palette.bad, 0.14, 0.8);
  context.setLineDash([]);
  if (glow > 0) {
    stroke(palette.confetti1, 0.5, glow * 0.8);
    stroke(palette.confetti2, 0.24, glow);
  }
  context.restore();
}
