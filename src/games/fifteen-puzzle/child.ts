import { childOf } from '../../../bench/children/child';
import { gridIn, tapsOn } from '../../../bench/children/grid';
import { inset, isUpright } from '../../../bench/children/stage';
import { clamp, type Size } from '../../core/geometry';
import { SIDES, type Tiles, wayOf } from './rules/board';
import { hint } from './rules/hint';
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
  wish({ state }, { area }) {
    const next = hint(state);
    if (!next) return null;
    const board = boardIn(area);
    return {
      right: tapsOn(board, [next.position]),
      wrong: tapsOn(
        board,
        positions(state.tiles).filter((position) => position !== next.position),
      ),
    };
  },
  spot: (name, { state }, { area }) => boardIn(area).middles[state.tiles.indexOf(Number(name))],
  judge: ({ type }) => (type === 'slid' ? true : type === 'stuck' ? false : undefined),
  isOver: ({ solved }) => solved,
  hasWon: ({ solved }) => solved,
});
