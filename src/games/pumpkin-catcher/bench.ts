import { type Play, touch } from '../../../bench/plays';
import { placeIn, takeSeat } from '../../../bench/seat';
import { leftAndRight, type Touches } from '../../../bench/touches';
import { rules } from './rules/rules';

const PERCENT = { width: 100, height: 100 };

export const seat = takeSeat(rules, undefined, {
  every: 400,
  again: (game) => game.restart(),
  act: (game, random) => game.play({ type: 'move', ...placeIn(random, PERCENT) }),
});

export const play: Play = { start: touch(0.3, 0.8), keep: touch(0.3, 0.8) };

export const touches: Touches = { tap: leftAndRight(0.3, 0.8) };
