import { clamp } from '../../core/geometry';
import type { Cell } from '../../core/grid';
import type { SnakeBoard } from '../../core/snake';
import { createGlide, drawChain } from '../../kit/chain';
import type { Brush } from '../../kit/Stage';
import { afterTouch } from '../../kit/touched';
import type { abilitiesArt } from './art';
import { botCells } from './collectibles';
import type { Head } from './drawPowers';
import { type Collectible, type State, spotOf } from './state';

type Piece = keyof typeof abilitiesArt.pieces;

const HEAD = 1.5;
/** A new collectible pops up within so many ms. */
const ARRIVAL = 300;
/** The share of its way that a pushed block slides in a frame. */
const SLIDE = 0.35;

/** How the abilities look: a script that comes with the first touch, since none is on before. */
type Powers = typeof import('./drawPowers');

export function createDraw() {
  const glideSnake = createGlide();
  const glideBot = createGlide();
  const drawCollectible = createCollectibles();
  let powers: Powers | null = null;
  void afterTouch(() => import('./drawPowers'), 'the looks of the abilities').then((loaded) => {
    powers = loaded;
  });

  return (brush: Brush<Piece>, state: State, now: number) => {
    const { board } = state;
    for (const collectible of state.collectibles) drawCollectible(brush, collectible, board);
    const snake = glideSnake(state.snake, brush.time, brush.still);
    const { length } = botCells(state);
    const bot = glideBot(botCells(state), brush.time, brush.still);
    if (length > 0) {
      drawChain(brush, board.cell, length, bot.at, 'bot-body', 'bot-tail');
      const { x, y } = spotOf(bot.at(0), board);
      brush.sprite('bot-head', x, y, board.cell * HEAD, { scaleX: state.bot?.direction === 'LEFT' ? -1 : 1 });
    }
    drawSnake(brush, state, snake.at, now, powers);
    return snake.gliding || bot.gliding || (!brush.still && state.phase === 'playing');
  };
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

function drawSnake(brush: Brush<Piece>, state: State, at: (index: number) => Cell, now: number, powers: Powers | null) {
  const { abilities, board, lastStep, phase } = state;
  drawChain(brush, board.cell, state.snake.length, at, 'body', 'tail');
  const head: Head = {
    ...spotOf(at(0), board),
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
