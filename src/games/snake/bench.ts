import { arrows as arrowKeys, each, key, type Play, press } from '../../../bench/plays';
import { takeSeat, turn } from '../../../bench/seat';
import { arrows, type Touches } from '../../../bench/touches';
import { rules } from './rules/rules';

const BOARD = { columns: 20, rows: 18, cell: 20 };

export const seat = takeSeat(rules, BOARD, {
  every: 300,
  again(game) {
    game.play({ type: 'bot', on: true });
    game.play({ type: 'begin', mode: 'hard', board: BOARD });
  },
  act: turn,
});

export const play: Play = { start: each(press(/Hard Mode/), key('ArrowRight')), keep: arrowKeys };

export const touches: Touches = { tap: arrows };

/** It stands for games on a canvas. */
export const isSample = true;
