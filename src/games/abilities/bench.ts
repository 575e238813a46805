import { arrows as arrowKeys, each, key, type Play, press } from '../../../bench/plays';
import { takeSeat, turn } from '../../../bench/seat';
import { arrows, type Touches } from '../../../bench/touches';
import { rules } from './rules/rules';

const BOARD = { columns: 20, rows: 18, cell: 20 };

export const seat = takeSeat(
  rules,
  { board: BOARD, botWanted: true },
  {
    every: 300,
    again(game) {
      game.restart({ board: BOARD, botWanted: true });
      for (const ability of ['speed', 'laserEyes', 'diamondTouch'] as const) game.play({ type: 'toggle', ability });
    },
    act: turn,
  },
);

export const play: Play = {
  isPaced: true,
  start: each(press('Speed'), press('Laser Eyes'), key('ArrowRight')),
  keep: arrowKeys,
};

export const touches: Touches = { tap: arrows };
