import { childOf } from '../../../bench/children/child';
import { gridIn, tapsOn } from '../../../bench/children/grid';
import { inset, isUpright } from '../../../bench/children/stage';
import { clamp, type Size } from '../../core/geometry';
import { isSolved, SIDES, swap, type Tiles, wayOf } from './rules/board';
import { rules } from './rules/rules';

/** As tiles.module.css lays it out: a square frame with a lip, in it the tiles. */
const LIP = 12;
const PADDING = 0.035;
function boardIn({ width, height }: Size) {
  const box = Math.min(width, height - LIP);
  const slot = (box * (1 - 2 * PADDING)) / SIDES.easy;
  return gridIn({ width, height: height - LIP }, SIDES.easy, SIDES.easy, { width: slot, height: slot });
}

const positions = (tiles: Tiles) => [...tiles.keys()].filter((position) => tiles[position]);
const movable = (tiles: Tiles) => positions(tiles).filter((position) => wayOf(tiles, position));

/** How many moves there are to the end: four tiles can lie in twelve ways only, so all of them are looked at. */
function movesLeft(start: Tiles): number {
  const seen = new Set([start.join()]);
  for (let moves = 0, edge = [start]; edge.length > 0; moves++) {
    if (edge.some(isSolved)) return moves;
    edge = edge
      .flatMap((tiles) => movable(tiles).map((position) => swap(tiles, position)))
      .filter((tiles) => !seen.has(tiles.join()) && seen.add(tiles.join()));
  }
  return Number.POSITIVE_INFINITY;
}

/** A try is a tap on a tile; it succeeds when the tile slides. */
export const child = childOf(rules, {
  options: () => 'easy',
  // On tablets the whole picture stands above the board, or beside it.
  area(stage, screen) {
    const room = inset(stage, clamp(0.022 * Math.min(screen.width, screen.height), 12, 26));
    return screen.height < 760 ? room : { ...room, height: room.height * (isUpright(screen) ? 10 / 13 : 1) };
  },
  fingers(game, { area }, count) {
    const held = new Map<number, number>();
    return {
      down(at, finger) {
        const position = boardIn(area).at(at);
        if (position === undefined) return count(false);
        if (!game.state.tiles[position]) return;
        game.play({ type: 'touch', position });
        if (wayOf(game.state.tiles, position)) held.set(finger, position);
      },
      up(_, finger) {
        const position = held.get(finger);
        held.delete(finger);
        if (position !== undefined) game.play({ type: 'press', position });
      },
    };
  },
  wish({ state: { tiles } }, { area }) {
    const left = movesLeft(tiles);
    const isRight = (position: number) => Boolean(wayOf(tiles, position)) && movesLeft(swap(tiles, position)) < left;
    const board = boardIn(area);
    return {
      right: tapsOn(board, positions(tiles).filter(isRight)),
      wrong: tapsOn(
        board,
        positions(tiles).filter((position) => !isRight(position)),
      ),
    };
  },
  judge: ({ type }) => (type === 'slid' ? true : type === 'stuck' ? false : undefined),
  isOver: ({ solved }) => solved,
  hasWon: ({ solved }) => solved,
});
