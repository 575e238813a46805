import { DIRECTIONS, type Direction, insideBoard, OPPOSITE, STEP } from '../../../core/grid';
import type { Random } from '../../../core/random';

export type Difficulty = 'easy' | 'medium' | 'hard';

export const SIDES: Record<Difficulty, number> = { easy: 2, medium: 3, hard: 4 };

export const SHUFFLE_MOVES = 1000;

/** Far more than ever needed: on the smallest board one shuffle in six comes out solved. */
const MOST_SHUFFLES = 50;

/** The values by position, row by row from the top left; 0 is the empty slot. */
export type Tiles = readonly number[];

/** How many tiles a row has. */
export const sideOf = (tiles: Tiles) => Math.sqrt(tiles.length);

export const cellOf = (position: number, side: number) => ({ x: position % side, y: Math.floor(position / side) });

export const solvedTiles = (side: number): Tiles =>
  Array.from({ length: side * side }, (_, position) => (position + 1) % (side * side));

/** Tiles 1 to n-1 in order, the empty slot last. */
export const isSolved = (tiles: Tiles) => tiles.every((value, position) => value === (position + 1) % tiles.length);

/** The position one step away, or null beyond the edge. */
export function neighbor(position: number, direction: Direction, side: number): number | null {
  const { x, y } = cellOf(position, side);
  const cell = { x: x + STEP[direction].x, y: y + STEP[direction].y };
  return insideBoard(cell, { columns: side, rows: side }) ? cell.y * side + cell.x : null;
}

/** Which way the tile at a position can go: towards the empty slot, if that is next to it. */
export function wayOf(tiles: Tiles, position: number): Direction | null {
  const side = sideOf(tiles);
  if (!tiles[position]) return null;
  return DIRECTIONS.find((direction) => tiles[neighbor(position, direction, side) ?? -1] === 0) ?? null;
}

/** The position of the tile that goes in a direction, or null when there is none. */
export const moverFor = (tiles: Tiles, direction: Direction): number | null =>
  neighbor(tiles.indexOf(0), OPPOSITE[direction], sideOf(tiles));

/** The tile at a position and the empty slot change places. */
export function swap(tiles: Tiles, position: number): Tiles {
  const [value, empty] = [tiles[position] ?? 0, tiles.indexOf(0)];
  return tiles.map((each, index) => (index === position ? 0 : index === empty ? value : each));
}

function step(tiles: Tiles, random: Random): Tiles {
  const movers = DIRECTIONS.map((direction) => moverFor(tiles, direction)).filter((mover) => mover !== null);
  return swap(tiles, random.pick(movers));
}

function scramble(side: number, random: Random): Tiles {
  let tiles = solvedTiles(side);
  for (let move = 0; move < SHUFFLE_MOVES; move++) tiles = step(tiles, random);
  return tiles;
}

/** Starts solved and goes through 1000 random legal moves, so it can always be solved; again while it comes out solved. */
export function shuffled(side: number, random: Random): Tiles {
  for (let shuffle = 0; shuffle < MOST_SHUFFLES; shuffle++) {
    const tiles = scramble(side, random);
    if (!isSolved(tiles)) return tiles;
  }
  return step(solvedTiles(side), random);
}
