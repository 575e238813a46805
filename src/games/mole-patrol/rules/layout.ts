import type { Point, Size } from '../../../core/geometry';
import { DIFFICULTIES, type Difficulty } from './difficulty';

/** Where everything of the meadow stands. The pictures of a hole are 160 units wide; `scale` makes them fit. */
export interface Meadow {
  readonly scale: number;
  /** What belongs to a hole when a finger comes down: cells touch, so nothing lies between them. */
  readonly cell: Size;
  /** The top left corner of the first cell. */
  readonly corner: Point;
  /** The middles of the holes, row by row. */
  readonly holes: readonly Point[];
  /** The top of the hill. */
  readonly horizon: number;
}

const EDGE = 8;
/** The Back button in its corner, with the air around it. */
export const BACK = { width: 128, height: 88 } as const;
/** What a mole with its helmet and its hole needs. */
const ROOM = { width: 170, height: 170 } as const;
/** From the middle of a hole down to the foot of its rim, and up to the brow of a mole and above its head. */
const RIM = 60;
export const BROW = 62;
export const ABOVE = 104;
const LARGEST = 2;

/** The holes beside the Back button, or below it: where they can be larger. */
export function meadowFor(size: Size, difficulty: Difficulty): Meadow {
  const beside = layOut(size, difficulty, BACK.width, size.height * 0.08);
  const below = layOut(size, difficulty, EDGE, BACK.height);
  return beside.scale > below.scale ? beside : below;
}

function layOut({ width, height }: Size, difficulty: Difficulty, side: number, top: number): Meadow {
  const { gridCols, gridRows } = DIFFICULTIES[difficulty];
  const across = Math.max(1, width - 2 * side) / gridCols;
  const down = Math.max(1, height - top - EDGE) / gridRows;
  const scale = Math.min(across / ROOM.width, down / ROOM.height, LARGEST);
  // Holes keep together, however much room there is; what is left over is sky.
  const cell = { width: Math.min(across, scale * 240), height: Math.min(down, scale * 300) };
  const corner = {
    x: (width - cell.width * gridCols) / 2,
    y: top + (down - cell.height) * gridRows * 0.75,
  };
  const air = (cell.height - ROOM.height * scale) / 2;
  const holes = Array.from({ length: gridCols * gridRows }, (_, index) => ({
    x: corner.x + ((index % gridCols) + 0.5) * cell.width,
    y: corner.y + Math.floor(index / gridCols + 1) * cell.height - air - RIM * scale,
  }));
  const horizon = corner.y + cell.height - air - (RIM + 72) * scale;
  return { scale, cell, corner, holes, horizon };
}

/** Where a finger hits a mole that is up: between its brow and the middle of its hole. */
export function faceOf({ holes, scale }: Meadow, hole: number): Point | null {
  const place = holes[hole];
  return place ? { x: place.x, y: place.y - (BROW * scale) / 2 } : null;
}

/** The keys lie on the keyboard as the holes lie in the grass. */
const ROWS = ['QWER', 'ASDF', 'ZXCV'];

export function keyOf(hole: number, difficulty: Difficulty): string {
  const { gridCols } = DIFFICULTIES[difficulty];
  return ROWS[Math.floor(hole / gridCols)]?.[hole % gridCols] ?? '';
}
