import { childOf } from '../../../bench/children/child';
import { board } from '../../../bench/children/stage';
import type { Point } from '../../core/geometry';
import { type Cell, DIRECTIONS, insideBoard, STEP } from '../../core/grid';
import { rules, type State } from './rules/rules';

/** Where one builds on: the free cells beside a block, or the middle of an empty board. */
function beside({ blocks, board }: State): Cell[] {
  if (blocks.length === 0) return [{ x: Math.floor(board.columns / 2), y: Math.floor(board.rows / 2) }];
  const nameOf = ({ x, y }: Cell) => `${x} ${y}`;
  const taken = new Set(blocks.map(nameOf));
  return blocks
    .flatMap(({ x, y }) => DIRECTIONS.map((way) => ({ x: x + STEP[way].x, y: y + STEP[way].y })))
    .filter((cell) => insideBoard(cell, board) && !taken.has(nameOf(cell)));
}

/** A try is a block to be built on to the others; it succeeds when it comes where there was none. */
export const child = childOf(rules, {
  options: ({ screen }) => screen,
  begin: (game) => game.play({ type: 'begin' }),
  area: board,
  world: ({ board: { columns, rows, size } }) => ({ width: columns * size, height: rows * size }),
  fingers(game, _, count) {
    const cellOf = ({ x, y }: Point): Cell => {
      const { size } = game.state.board;
      return { x: Math.floor(x / size), y: Math.floor(y / size) };
    };
    let builder: number | null = null;
    return {
      down(at, finger) {
        if (builder !== null) return;
        builder = finger;
        if (!game.play({ type: 'press', ...cellOf(at) }) && !insideBoard(cellOf(at), game.state.board)) count(false);
      },
      move(at, finger) {
        if (builder === finger) game.play({ type: 'drag', ...cellOf(at) });
      },
      up(_, finger) {
        if (builder !== finger) return;
        builder = null;
        game.play({ type: 'release' });
      },
    };
  },
  wish({ state }) {
    const { size } = state.board;
    const at = ({ x, y }: Cell) => ({ from: { x: (x + 0.5) * size, y: (y + 0.5) * size } });
    return { right: beside(state).map(at), wrong: state.blocks.map(at) };
  },
  judge: ({ type }) => (type === 'placed' ? true : type === 'same' ? false : undefined),
  isOver: () => false,
  points: ({ blocks }) => blocks.length,
});
