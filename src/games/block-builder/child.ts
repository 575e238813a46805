import { childOf } from '../../../bench/children/child';
import { board } from '../../../bench/children/stage';
import type { Point } from '../../core/geometry';
import { type Cell, insideBoard } from '../../core/grid';
import { middleOf } from './rules/board';
import { cellsBeside } from './rules/hint';
import { COLOR_IDS, rules } from './rules/rules';

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
  wish({ state: { blocks, board } }) {
    const at = (cell: Cell) => ({ from: middleOf(cell, board) });
    return { right: cellsBeside(blocks, board).map(at), wrong: blocks.map(at) };
  },
  spot(name, game) {
    const colorId = COLOR_IDS.find((id) => id === name);
    return colorId && { press: () => void game.play({ type: 'color', colorId }) };
  },
  judge: ({ type }) => (type === 'placed' ? true : type === 'same' ? false : undefined),
  isOver: () => false,
  points: ({ blocks }) => blocks.length,
});
