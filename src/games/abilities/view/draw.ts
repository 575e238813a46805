import type { Cell } from '../../../core/grid';
import { middleOf } from '../../../families/snake/rules/snake';
import { createGlide, drawChain } from '../../../families/snake/view/drawSnake';
import type { Refusal } from '../../../families/snake/view/refusal';
import { loadLate } from '../../../kit/late';
import type { Brush } from '../../../kit/stage/brush';
import type { sheet } from '../art/sheet';
import { botCells } from '../rules/collectibles';
import type { State } from '../rules/state';

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
    for (const collectible of state.collectibles) {
      const { id, position, type } = collectible;
      const seen = look?.(collectible, brush);
      const { x, y } = middleOf(seen ?? position, board);
      const wiggle = brush.still ? 0 : Math.sin(brush.time / 340 + id * 1.7) * 0.1;
      brush.sprite(type === 'normal' ? 'block' : type, x, y, board.cell * 1.35 * (seen?.grown ?? 1), { angle: wiggle });
    }
    const snake = glideSnake(state.snake, brush.time, brush.glides);
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

function drawBot(brush: Brush<Piece>, { bot, board }: State, at: (index: number) => Cell) {
  if (!bot || bot.cells.length === 0) return;
  drawChain(brush, board.cell, bot.cells.length, at, 'bot-body', 'bot-tail');
  const { x, y } = middleOf(at(0), board);
  brush.sprite('bot-head', x, y, board.cell * HEAD, { scaleX: bot.direction === 'LEFT' ? -1 : 1 });
}
