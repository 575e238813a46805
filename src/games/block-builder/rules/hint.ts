import { type Board, type Cell, DIRECTIONS, insideBoard, STEP } from '../../../core/grid';

/** Where one builds on: the free cells beside a block, or the middle of an empty board. */
export function cellsBeside(blocks: readonly Cell[], board: Board): Cell[] {
  if (blocks.length === 0) return [{ x: Math.floor(board.columns / 2), y: Math.floor(board.rows / 2) }];
  const nameOf = ({ x, y }: Cell) => `${x} ${y}`;
  const taken = new Set(blocks.map(nameOf));
  return blocks
    .flatMap(({ x, y }) => DIRECTIONS.map((way) => ({ x: x + STEP[way].x, y: y + STEP[way].y })))
    .filter((cell) => insideBoard(cell, board) && !taken.has(nameOf(cell)));
}
