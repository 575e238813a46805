import type { Brush } from '../../../kit/stage/brush';
import type { sheet } from '../art/sheet';
import type { Block, State } from '../rules/rules';

type Piece = keyof typeof sheet.pieces;

/** A new block drops in and settles for so long. */
const SETTLE = 200;

export function createDraw() {
  let drawn: readonly Block[] = [];
  let since = new Map<number, number>();

  return (brush: Brush<Piece>, { board, blocks, cursor }: State) => {
    const { size } = board;
    if (blocks !== drawn) {
      since = new Map(blocks.map(({ id }) => [id, since.get(id) ?? brush.time]));
      drawn = blocks;
    }
    drawPlate(brush, board.columns, board.rows, size);
    let settling = false;
    for (const { id, colorId, x, y } of blocks) {
      const share = brush.glides ? Math.min(1, (brush.time - (since.get(id) ?? 0)) / SETTLE) : 1;
      if (share < 1) settling = true;
      // From large to its place, with one small bounce.
      const scale = 1 + 0.45 * (1 - share) * Math.cos(share * Math.PI * 1.5);
      // A hair wider than its cell, so that no seam shows on scaled screens.
      brush.sprite(`block-${colorId}`, (x + 0.5) * size, (y + 0.5) * size, size * scale + 0.4);
    }
    if (cursor) drawCursor(brush, cursor.x * size, cursor.y * size, size);
    return settling;
  };
}

/** The ground plate, with a stud in every cell. */
function drawPlate({ context, palette, width, height }: Brush<Piece>, columns: number, rows: number, size: number) {
  context.fillStyle = palette.board;
  context.fillRect(0, 0, width, height);
  context.fillStyle = palette.board2;
  context.strokeStyle = palette.boardRim;
  context.lineWidth = 1;
  context.globalAlpha = 0.6;
  context.beginPath();
  for (let x = 1; x < columns; x++) {
    context.moveTo(x * size, 0);
    context.lineTo(x * size, height);
  }
  for (let y = 1; y < rows; y++) {
    context.moveTo(0, y * size);
    context.lineTo(width, y * size);
  }
  context.stroke();
  context.globalAlpha = 1;
  context.beginPath();
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const [middleX, middleY] = [(x + 0.5) * size, (y + 0.5) * size];
      context.moveTo(middleX + size * 0.24, middleY);
      context.arc(middleX, middleY, size * 0.24, 0, Math.PI * 2);
    }
  }
  context.fill();
}

function drawCursor({ context, palette }: Brush<Piece>, x: number, y: number, size: number) {
  for (const [color, width] of [
    [palette.surface, 6],
    [palette.ink, 3],
  ] as const) {
    context.strokeStyle = color;
    context.lineWidth = width;
    context.strokeRect(x, y, size, size);
  }
}
