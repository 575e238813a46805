import type { Cell } from '../../core/grid';
import { middleOf } from '../../core/snake';
import type { Brush } from '../../kit/brush';
import { createGlide, drawChain } from '../../kit/chain';
import { afterTouch } from '../../kit/touched';
import type { abilitiesArt } from './art';
import { botCells } from './collectibles';
import type { Head } from './drawPowers';
import type { State } from './state';

type Piece = keyof typeof abilitiesArt.pieces;

const HEAD = 1.5;

/** How abilities look and blocks slide: a script that comes with the first touch, since nothing of it happens before. */
type Powers = typeof import('./drawPowers');

export function createDraw() {
  const glideSnake = createGlide();
  const glideBot = createGlide();
  let powers: Powers | null = null;
  let look: ReturnType<Powers['createLook']> | undefined;
  void afterTouch(() => import('./drawPowers'), 'powers').then((loaded) => {
    powers = loaded;
    look = loaded?.createLook();
  });

  return (brush: Brush<Piece>, state: State, now: number) => {
    const { board } = state;
    for (const collectible of state.collectibles) {
      const { id, position, type } = collectible;
      const { at, grown } = look?.(collectible, brush) ?? { at: position, grown: 1 };
      const { x, y } = middleOf(at, board);
      const wiggle = brush.still ? 0 : Math.sin(brush.time / 340 + id * 1.7) * 0.1;
      brush.sprite(type === 'normal' ? 'block' : type, x, y, board.cell * 1.15 * grown, { angle: wiggle });
    }
    const snake = glideSnake(state.snake, brush.time, brush.still);
    const cells = botCells(state);
    const bot = glideBot(cells, brush.time, brush.still);
    if (cells.length > 0) {
      drawChain(brush, board.cell, cells.length, bot.at, 'bot-body', 'bot-tail');
      const { x, y } = middleOf(bot.at(0), board);
      brush.sprite('bot-head', x, y, board.cell * HEAD, { scaleX: state.bot?.direction === 'LEFT' ? -1 : 1 });
    }
    drawSnake(brush, state, snake.at, now, powers);
    return snake.gliding || bot.gliding || (!brush.still && state.phase === 'playing');
  };
}

function drawSnake(brush: Brush<Piece>, state: State, at: (index: number) => Cell, now: number, powers: Powers | null) {
  const { abilities, board, lastStep, phase } = state;
  drawChain(brush, board.cell, state.snake.length, at, 'body', 'tail');
  const head: Head = {
    ...middleOf(at(0), board),
    size: board.cell * (abilities.strength ? HEAD * 1.2 : HEAD),
    mirror: lastStep === 'LEFT' ? -1 : 1,
  };
  const over = phase === 'over';
  powers?.drawBehind(brush, state, head, now);
  brush.sprite(over ? 'head-oops' : abilities.laserEyes ? 'head-laser' : 'head', head.x, head.y, head.size, {
    scaleX: head.mirror,
    scaleY: brush.still || over ? 1 : 1 + Math.sin(brush.time / 260) * 0.03,
  });
  powers?.drawBefore(brush, state, head);
}
