import { clamp } from '../../../core/geometry';
import type { Cell, Direction } from '../../../core/grid';
import { middleOf, type SnakeBoard } from '../../../families/snake/rules/snake';
import { createGlide, drawChain, eagerness } from '../../../families/snake/view/drawSnake';
import type { Refusal } from '../../../families/snake/view/refusal';
import type { Brush } from '../../../kit/stage/brush';
import type { sheet } from '../art/sheet';
import type { Bot, State } from '../rules/state';

type Piece = keyof typeof sheet.pieces;

const ANGLE: Record<Direction, number> = { RIGHT: 0, DOWN: Math.PI / 2, LEFT: Math.PI, UP: -Math.PI / 2 };

/** The fixed decoration of the lawn, in shares of the board. */
const MEADOW: readonly [Piece, number, number, number][] = [
  ['flower', 0.08, 0.12, 0.9],
  ['tuft', 0.3, 0.07, 0.9],
  ['tuft', 0.72, 0.16, 0.9],
  ['flower', 0.93, 0.34, 0.8],
  ['pebble', 0.15, 0.66, 1],
  ['ladybug', 0.62, 0.9, 0.7],
  ['tuft', 0.4, 0.78, 0.9],
  ['flower', 0.84, 0.82, 0.9],
  ['tuft', 0.06, 0.93, 0.9],
];

export function createDraw(refusal: Refusal) {
  const glideSnake = createGlide();
  const glideBot = createGlide();

  return (brush: Brush<Piece>, state: State) => {
    const { board } = state;
    for (const [piece, x, y, size] of MEADOW)
      brush.sprite(piece, x * brush.width, y * brush.height, size * board.cell, { alpha: 0.85 });
    const snake = glideSnake(state.snake, brush.time, brush.glides);
    drawApples(brush, state, snake.at(0));
    const bot = glideBot(state.bot?.cells ?? [], brush.time, brush.glides);
    if (state.bot) drawBot(brush, board, state.bot, bot.at);
    const nudge = refusal.nudge(brush);
    drawSnake(brush, state, snake.at, nudge);
    const head = middleOf(snake.at(0), board);
    refusal.drawLines(brush, head.x, head.y, board.cell);
    return snake.gliding || bot.gliding || nudge.shown || (!brush.still && state.phase === 'playing');
  };
}

/** They bob a little, and hop where the head comes near. */
function drawApples(brush: Brush<Piece>, { apples, board: { cell } }: State, head: Cell) {
  const { sprite, time, still, width, height } = brush;
  for (const { id, position } of apples) {
    const eager = still ? 0 : eagerness(position, head);
    const bob = still ? 0 : Math.sin(time / 320 + id * 1.7) * cell * 0.05;
    const hop = Math.abs(Math.sin(time / 180 + id)) * eager * cell * 0.5;
    const size = cell * 1.45 * (1 + eager * 0.15);
    // Larger than its cell: at the rim of the board it moves in, and stays whole.
    const x = clamp((position.x + 0.5) * cell, size / 2, width - size / 2);
    const y = clamp((position.y + 0.42) * cell + bob, size / 2, height - size / 2);
    sprite('apple', x, y - hop, size);
  }
}

function drawTongue({ sprite, time, still }: Brush<Piece>, x: number, y: number, cell: number, heading: Direction) {
  const out = still ? 1 : 0.75 + Math.sin(time / 170) * 0.25;
  const reach = cell * (0.74 + 0.26 * out);
  const angle = ANGLE[heading];
  sprite('tongue', x + Math.cos(angle) * reach, y + Math.sin(angle) * reach, cell * 0.5, { angle });
}

function drawSnake(brush: Brush<Piece>, state: State, at: (index: number) => Cell, nudge: Cell) {
  const { cell } = state.board;
  drawChain(brush, cell, state.snake.length, at, 'body', 'tail');
  const head = at(0);
  const [x, y] = [(head.x + nudge.x + 0.5) * cell, (head.y + nudge.y + 0.5) * cell];
  const over = state.phase === 'over';
  const heading = state.turns[0] ?? state.direction ?? state.lastStep;
  if (heading && !over) drawTongue(brush, x, y, cell, heading);
  const scaleX = heading === 'LEFT' ? -1 : 1;
  const breath = brush.still || over ? 1 : 1 + Math.sin(brush.time / 260) * 0.03;
  brush.sprite(over ? 'head-oops' : 'head', x, y, cell * 1.75, { scaleX, scaleY: breath });
}

function drawBot(brush: Brush<Piece>, { cell }: SnakeBoard, bot: Bot, at: (index: number) => Cell) {
  if (bot.cells.length === 0) return;
  drawChain(brush, cell, bot.cells.length, at, 'bot-body', 'bot-tail');
  const head = at(0);
  // The cap rises above the round head, so the picture's middle lies higher.
  brush.sprite('bot-head', (head.x + 0.5) * cell, (head.y + 0.38) * cell, cell * 1.45, {
    scaleX: bot.direction === 'LEFT' ? -1 : 1,
  });
}
