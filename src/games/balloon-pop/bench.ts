import { type Play, touch } from '../../../bench/plays';
import { FIELD, placeIn, takeSeat } from '../../../bench/seat';
import { spread, type Touches } from '../../../bench/touches';
import { rules } from './rules/rules';

export const seat = takeSeat(rules, FIELD, {
  every: 400,
  again: (game) => game.restart(FIELD),
  act: (game, random) => game.play({ type: 'tap', ...placeIn(random, FIELD) }),
});

export const play: Play = { start: touch(0.5, 0.6), keep: touch(0.5, 0.6) };

export const touches: Touches = { tap: spread };
