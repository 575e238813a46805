import { each, key, type Play } from '../../../bench/plays';
import { takeSeat } from '../../../bench/seat';
import { leftAndRight, type Touches } from '../../../bench/touches';
import { rules } from './rules/rules';

export const seat = takeSeat(rules, undefined, {
  every: 500,
  again: (game) => game.play({ type: 'push' }),
  act: (game, random) => random.chance(0.2) && game.play({ type: 'push' }),
});

export const play: Play = { isPaced: true, start: each(key('Space'), key('Space'), key('Space')), keep: key('Space') };

export const touches: Touches = { tap: leftAndRight(0.3, 0.4) };
