import { clamp } from '../../../core/geometry';
import type { Cell } from '../../../core/grid';
import { middleOf, type SnakeBoard } from '../../../families/snake/rules/snake';
import { createGlide, drawChain, eagerness } from '../../../families/snake/view/drawSnake';
import type { Refusal } from '../../../families/snake/view/refusal';
import { loadLate } from '../../../kit/late';
import type { Brush } from '../../../kit/stage/brush';
import type { sheet } from '../art/sheet';
import { botCells } from '../rules/collectibles';
import type { Collectible, State } from '../rules/state';

type Piece = keyof typeof sheet.pieces;

const HEAD = 1.5;

/**
 * How abilities look and blocks slide: a script that comes with the first step, since nothing of it happens before.
 * Without it the head is plain.
 */
type Powers = typeof import('./drawPowers');

export function createDraw(refusal: Refusal) {
  const glideSnake = createGlide();
  const glideBot = createGlide();
  let powers: Powers | null = null;
  let look: ReturnType<Powers['createLook']> | undefined;
  let isAsked = false;
  function askForPowers() {
    isAsked = true;
    void loadLate(() => import('./drawPowers'), 'powers').then((loaded) => {
      powers = loaded;
      look = loaded?.createLook();
    });
  }

  return (brush: Brush<Piece>, state: State, now: number) => {
    const { board } = state;
    if (!isAsked && state.lastStep) askForPowers();
    const snake = glideSnake(state.snake, brush.time, brush.glides);
    for (const collectible of state.collectibles)
      drawCollectible(brush, board, collectible, snake.at(0), look?.(collectible, brush));
    const bot = glideBot(botCells(state), brush.time, brush.glides);
    drawBot(brush, state, bot.at);
    drawChain(brush, board.cell, state.snake.length, snake.at, 'body', 'tail');
    const head = middleOf(snake.at(0), board);
    const nudge = refusal.nudge(brush);
    const [x, y] = [head.x + nudge.x * board.cell, head.y + nudge.y * board.cell];
    if (powers) powers.drawHead(brush, state, x, y, board.cell * HEAD, now);
    else brush.sprite('head', x, y, board.cell * HEAD);
    refusal.drawLines(brush, head.x, head.y, board.cell);
    return snake.gliding || nudge.shown || bot.gliding || (brush.glides && state.phase === 'playing');
  };
}

/** It wiggles a little; what the head comes near to can hardly wait. `seen` is where it slides and grows. */
function drawCollectible(
  { sprite, time, still, width, height }: Brush<Piece>,
  board: SnakeBoard,
  { id, position, type }: Collectible,
  head: Cell,
  seen?: ReturnType<ReturnType<Powers['createLook']>>,
) {
  const middle = middleOf(seen ?? position, board);
  const eager = still ? 0 : eagerness(position, head);
  const wiggle = Math.sin(time / 340 + id * 1.7) * 0.1 + Math.sin(time / 120 + id) * 0.25 * eager;
  const size = board.cell * 1.35 * (1 + eager * 0.15) * (seen?.grown ?? 1);
  // Larger than its cell: at the rim of the board it moves in, and stays whole.
  const x = clamp(middle.x, size / 2, width - size / 2);
  const y = clamp(middle.y, size / 2, height - size / 2);
  sprite(type === 'normal' ? 'block' : type, x, y, size, { angle: still ? 0 : wiggle });
}

function drawBot(brush: Brush<Piece>, { bot, board }: State, at: (index: number) => Cell) {
  if (!bot || bot.cells.length === 0) return;
  drawChain(brush, board.cell, bot.cells.length, at, 'bot-body', 'bot-tail');
  const { x, y } = middleOf(at(0), board);
  brush.sprite('bot-head', x, y, board.cell * HEAD, { scaleX: bot.direction === 'LEFT' ? -1 : 1 });
}
