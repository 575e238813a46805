import { childOf } from '../../../bench/children/child';
import { gridIn, tapsOn } from '../../../bench/children/grid';
import type { Size } from '../../core/geometry';
import { rules } from './rules/rules';
import { bestMove, nextPress } from './rules/solver';
import { TOWERS, type Tower } from './rules/towers';

/** Three towers side by side, each as high as the stage. */
const boardIn = (area: Size) => gridIn(area, 3, 1, { width: area.width / 3, height: area.height });
const towerAt = (area: Size, x: number) => TOWERS[boardIn(area).at({ x, y: area.height / 2 }) ?? 0] ?? 0;

/** A try is a disc that is put somewhere else, or a press that finds none. */
export const child = childOf(rules, {
  options: () => 'easy',
  fingers(game, { area }) {
    const press = (tower: Tower) => void game.play({ type: 'press', tower });
    let held: { readonly finger: number; readonly tower: Tower; readonly again: boolean } | null = null;
    return {
      // As useCarry does: a press lifts, another one puts down, and a drag carries from the one to the other.
      down({ x }, finger) {
        if (held) return;
        const tower = towerAt(area, x);
        const again = game.state.selected === tower;
        if (!again) press(tower);
        if (game.state.selected === tower) held = { finger, tower, again };
      },
      up({ x }, finger) {
        if (held?.finger !== finger) return;
        const { tower, again } = held;
        held = null;
        const beneath = towerAt(area, x);
        if (again || beneath !== tower) press(beneath);
      },
    };
  },
  wish({ state: { towers, selected } }, { area }) {
    const move = bestMove(towers);
    if (!move) return null;
    const right = nextPress(move, selected);
    return {
      right: tapsOn(boardIn(area), [right]),
      wrong: tapsOn(
        boardIn(area),
        TOWERS.filter((tower) => tower !== right),
      ),
    };
  },
  spot: (name, _, { area }) => boardIn(area).middles[Number(name)],
  judge: ({ type }) => (type === 'placed' ? true : type === 'rejected' || type === 'refused' ? false : undefined),
  isOver: ({ won }) => won,
  hasWon: ({ won }) => won,
});
